import type { StoredOption } from '../../../../db/schema.ts';
import { freshKey } from '../../../catalog/index.ts';

/** Collects the options of a product from its rows, each with its values in the order of the file. */
export class OptionAxes {
  readonly #axes: {
    readonly key: string;
    readonly title: string;
    readonly items: Map<string, string>;
    readonly known: StoredOption | undefined;
  }[];

  /** `known` are the stored options; their keys and translations stay unchanged. */
  constructor(names: readonly string[], known: readonly StoredOption[] = []) {
    const keys = new Set(known.map(({ key }) => key));
    this.#axes = names.map((title) => {
      const option = known.find((one) => textOf(one) === title);
      const items = (option?.items ?? []).map((item) => [textOf(item), item.key] as const);
      return {
        key: option?.key ?? freshKey(title, keys),
        title,
        items: new Map(items),
        known: option,
      };
    });
  }

  /** Returns the option values of one variant, in the order of the options. */
  choose(values: readonly string[]): Readonly<Record<string, string>> {
    return Object.fromEntries(
      this.#axes.map((axis, index) => [axis.key, itemKey(axis.items, values[index] ?? '')]),
    );
  }

  stored(): readonly StoredOption[] {
    return this.#axes.map(({ key, title, items, known }) => ({
      key,
      title: known?.title ?? { th: title },
      items: [...items].map(
        ([value, itemKey]) =>
          known?.items.find((item) => item.key === itemKey) ?? {
            key: itemKey,
            title: { th: value },
          },
      ),
    }));
  }
}

function textOf({ title }: { readonly title: StoredOption['title'] }): string {
  return title.th;
}

function itemKey(items: Map<string, string>, value: string): string {
  const known = items.get(value);
  if (known !== undefined) return known;
  const key = freshKey(value, new Set(items.values()));
  items.set(value, key);
  return key;
}

/** Returns the values that all these variants share; null if there are none. */
export function commonValues(
  combinations: readonly Readonly<Record<string, string>>[],
): Readonly<Record<string, string>> | null {
  const [first, ...others] = combinations;
  const common = Object.entries(first ?? {}).filter(([key, item]) =>
    others.every((other) => other[key] === item),
  );
  return common.length > 0 ? Object.fromEntries(common) : null;
}
