import { MAX_SUBPRODUCTS } from '@talad/elements/commerce/limits';
import type { StoredOption } from '../../../../db/schema.ts';
import type { Row } from '../cells/columns.ts';
import type { DraftPicture, DraftVariant } from '../draft.ts';
import type { RefusedRow } from '../refusal.ts';
import { readList } from './fields.ts';
import { RowProblem, type DraftContext } from './format.ts';
import { commonValues, OptionAxes } from './options.ts';
import { variantKey } from './product-key.ts';
import {
  attributesIn,
  codesOf,
  picturesOf,
  pricesOf,
  statusOf,
  stockOf,
} from './woocommerce-fields.ts';

interface Variable {
  readonly key: string;
  readonly main: Row;
  readonly variations: readonly Row[];
  readonly title: string;
  readonly context: DraftContext;
}

interface Variations {
  readonly axes: readonly string[];
  readonly options: readonly StoredOption[];
  readonly variants: readonly DraftVariant[];
  readonly pictures: readonly DraftPicture[];
  readonly lines: readonly number[];
  readonly refused: readonly RefusedRow[];
}

/** Returns the variants of a variable product. A variation for any value of an attribute stands for every value. */
export function draftVariations({ key, main, variations, title, context }: Variable): Variations {
  const offered = new Map(attributesIn(main).map(({ name, value }) => [name, readList(value)]));
  const named = new Set(variations.flatMap((row) => attributesIn(row).map(({ name }) => name)));
  const axes = [...new Set([...offered.keys(), ...named])].filter((name) => named.has(name));
  const choices = new OptionAxes(axes);
  offerInOrder(choices, axes, offered);
  const seen = new Map<string, number>();
  const refused: RefusedRow[] = [];
  const lines: number[] = [];
  const variants: DraftVariant[] = [];
  const shown: { readonly url: string; readonly values: Readonly<Record<string, string>> }[] = [];
  for (const row of variations) {
    const stock = stockOf(row, context);
    const combinations = variantsOf(row, axes, offered);
    if (combinations.length > 1 && typeof stock === 'number' && stock > 0) {
      throw new RowProblem(row, { code: 'SHARED_STOCK' });
    }
    const fresh = combinations.filter((chosen) => !seen.has(JSON.stringify(chosen)));
    if (fresh.length === 0) {
      const before = seen.get(JSON.stringify(combinations[0])) ?? main.line;
      refused.push({ line: row.line, code: 'SAME_CHOICE', about: before });
      continue;
    }
    lines.push(row.line);
    for (const chosen of fresh) {
      seen.set(JSON.stringify(chosen), row.line);
      const values = choices.choose(chosen);
      const own = variantKey(key, values);
      variants.push({
        key: own,
        fields: {
          title,
          slug: '',
          ...codesOf(row),
          ...pricesOf(row, own, context),
          status: statusOf(row),
          options: [],
          option_values: values,
        },
        stock,
      });
      for (const { url } of picturesOf(row)) shown.push({ url, values });
    }
  }
  if (variants.length > MAX_SUBPRODUCTS) throw new RowProblem(main, { code: 'TOO_MANY_ROWS' });
  const byUrl = Map.groupBy(shown, ({ url }) => url);
  const pictures = [...byUrl].map(([url, of]) => ({
    url,
    alt: '',
    option: commonValues(of.map(({ values }) => values)),
  }));
  return { axes, options: choices.stored(), variants, pictures, lines, refused };
}

/** Orders the values as the parent lists them, which is the order for shoppers. */
function offerInOrder(
  choices: OptionAxes,
  axes: readonly string[],
  offered: ReadonlyMap<string, readonly string[]>,
): void {
  const longest = Math.max(0, ...axes.map((name) => offered.get(name)?.length ?? 0));
  for (let index = 0; index < longest; index += 1) {
    const values = axes.map((name) => offered.get(name)?.[index] ?? offered.get(name)?.[0] ?? '');
    if (values.every((value) => value !== '')) choices.choose(values);
  }
}

function variantsOf(
  row: Row,
  axes: readonly string[],
  offered: ReadonlyMap<string, readonly string[]>,
): readonly (readonly string[])[] {
  const own = new Map(attributesIn(row).map(({ name, value }) => [name, value]));
  const lists = axes.map((name) => {
    const all = offered.get(name) ?? [];
    const value = own.get(name) ?? '';
    if (value === '') return all;
    return [all.find((one) => one.toLowerCase() === value.toLowerCase()) ?? value];
  });
  if (axes.length === 0 || lists.some((list) => list.length === 0)) {
    throw new RowProblem(row, { code: 'NO_CHOICE' });
  }
  return lists.reduce<readonly (readonly string[])[]>(
    (found, list) =>
      found
        .flatMap((chosen) => list.map((value) => [...chosen, value]))
        .slice(0, MAX_SUBPRODUCTS + 1),
    [[]],
  );
}
