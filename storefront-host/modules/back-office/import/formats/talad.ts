import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { StoredOption } from '../../../../db/schema.ts';
import type { Row } from '../cells/columns.ts';
import { MAX_SUBPRODUCTS } from '@talad/elements/commerce/limits';
import type { DraftStock, DraftVariant } from '../draft.ts';
import { slugOf } from '../../../catalog/index.ts';
import type { RefusedRow } from '../refusal.ts';
import { readFullPrice, readPieces, readPrice, readTitle } from './fields.ts';
import {
  RowProblem,
  refusing,
  type DraftContext,
  type Drafted,
  type ImportFormat,
} from './format.ts';
import { OptionAxes } from './options.ts';
import { productKey, variantKey } from './product-key.ts';
import {
  mallCategory,
  otherTexts,
  parseJson,
  productFields,
  publication,
  readCategories,
  readPictures,
  variantFields,
} from './talad-fields.ts';

const OPTIONS = [1, 2, 3, 4, 5] as const;

/**
 * Reads Talad's own format, and every table whose columns a person has matched with it: one row per product and one
 * for each of its variants, which has the same `product`. Columns are renamed before any row is read, so the
 * formats need no code for matching, and every unknown file gets the same checks. For products that no import
 * created, the number in `stock` is a new count, because there is no earlier import to compare with.
 */
export const talad: ImportFormat = {
  name: 'talad',
  title: 'product table',
  needed: [['title']],
  marks: [['title'], ['price'], ['product']],
  silent: /^(id|remain)$/,
  hasPrices: (columns) => columns.has('price'),
  keyOf(row) {
    const name = row.get('product') || row.get('code') || row.get('title');
    return name === '' ? { code: 'NO_TITLE' } : productKey('talad', name);
  },
  draft: refusing(draftProduct),
};

function draftProduct(key: string, rows: readonly Row[], context: DraftContext): Drafted {
  const [first] = rows;
  if (!first) return { draft: null, refused: [] };
  const names = optionNames(rows);
  const own = rows.filter((row) => row === first || (names.length > 0 && isVariant(row)));
  const title = readTitle(first, first.get('title'));
  const axes = new OptionAxes(names, storedOptions(first));
  const { variants, repeated } = draftVariants(
    own.filter((row) => names.length > 0 && isVariant(row)),
    { key, axes, names, title, context },
  );
  const cheapest = variants
    .map(({ fields }) => fields)
    .toSorted((a, b) => a.price - b.price || (b.full_price ?? 0) - (a.full_price ?? 0))[0];
  const others = rows
    .filter((row) => !own.includes(row))
    .map(({ line }) => ({ line, code: 'OTHER_PRODUCT', about: first.line }) as const);
  const refused = [...others, ...repeated];
  const lost = new Set(refused.map(({ line }) => line));
  const mall = mallCategory(first, context.shop.mallCategories);
  const isOnlyVariant = cheapest !== undefined && isVariant(first);
  return {
    draft: {
      key,
      lines: rows.map(({ line }) => line).filter((line) => !lost.has(line)),
      fields: {
        ...variantFields(first),
        ...productFields(first),
        ...publication(first, context.now),
        ...otherTexts(first, context.shop.otherLang),
        ...mall.fields,
        ...(isOnlyVariant && { code: null, barcode: null }),
        ...(cheapest
          ? { price: cheapest.price, full_price: cheapest.full_price }
          : pricesOf(first, key, context)),
        title,
        slug: first.get('slug') || slugOf(title),
        options: axes.stored(),
        option_values: {},
      },
      stock: cheapest ? null : stockOf(first, context),
      variants,
      pictures: readPictures(first.get('pictures')),
      ...readCategories(first),
    },
    refused,
    noted: mall.noted,
  };
}

const Title = Type.Object({ th: Type.String(), en: Type.Optional(Type.String()) });
const StoredOptions = Type.Array(
  Type.Object({
    key: Type.String({ minLength: 1, maxLength: 120 }),
    title: Title,
    items: Type.Array(
      Type.Object({
        key: Type.String({ minLength: 1, maxLength: 120 }),
        title: Title,
        color: Type.Optional(Type.String({ pattern: '^[#a-zA-Z0-9(),.% ]{1,40}$' })),
      }),
      { maxItems: 2_000 },
    ),
  }),
  { maxItems: 5 },
);

/** An export also has the keys, colours and translated names of the options. */
function storedOptions(row: Row): readonly StoredOption[] {
  const found = parseJson(row.get('options'));
  return Value.Check(StoredOptions, found) ? found : [];
}

interface Variants {
  readonly key: string;
  readonly axes: OptionAxes;
  readonly names: readonly string[];
  readonly title: string;
  readonly context: DraftContext;
}

function draftVariants(rows: readonly Row[], { key, axes, names, title, context }: Variants) {
  const seen = new Map<string, number>();
  const repeated: RefusedRow[] = [];
  const variants: DraftVariant[] = [];
  for (const row of rows) {
    const chosen = names.map((_, index) => row.get(`option${index + 1}_value`));
    if (chosen.includes('')) throw new RowProblem(row, { code: 'NO_CHOICE' });
    const before = seen.get(JSON.stringify(chosen));
    if (before !== undefined) {
      repeated.push({ line: row.line, code: 'SAME_CHOICE', about: before });
      continue;
    }
    seen.set(JSON.stringify(chosen), row.line);
    const values = axes.choose(chosen);
    const own = variantKey(key, values);
    variants.push({
      key: own,
      fields: {
        ...variantFields(row),
        ...pricesOf(row, own, context),
        title,
        slug: '',
        options: [],
        option_values: values,
      },
      stock: stockOf(row, context),
    });
  }
  if (variants.length > MAX_SUBPRODUCTS && rows[0]) {
    throw new RowProblem(rows[0], { code: 'TOO_MANY_ROWS' });
  }
  return { variants, repeated };
}

/** Reads each from the first row that has it, because variants need not repeat it. */
function optionNames(rows: readonly Row[]): readonly string[] {
  const names = OPTIONS.map(
    (n) => rows.map((row) => row.get(`option${n}_name`)).find((name) => name !== '') ?? '',
  );
  const end = names.indexOf('');
  return end < 0 ? names : names.slice(0, end);
}

function isVariant(row: Row): boolean {
  return OPTIONS.some((n) => row.get(`option${n}_value`) !== '');
}

function pricesOf(row: Row, key: string, context: DraftContext) {
  const price = readPrice(row, row.get('price'), key, context);
  return { price, full_price: readFullPrice(row, row.get('full_price'), price, context) };
}

/** Returns a number of pieces or 'unlimited'. An empty cell or a missing column uses the shop's rule. */
function stockOf(row: Row, context: DraftContext): DraftStock {
  const text = row.get('stock');
  if (text === '') return context.stock;
  return /^(unlimited|ไม่จำกัด)$/i.test(text) ? 'unlimited' : readPieces(row, text);
}
