import type { StoredOption } from '../../../../db/schema.ts';
import { freshKey } from '../../../catalog/index.ts';

/** The axes of choice as rows name them: each with its values in the order of the file. */
export class OptionAxes {
  readonly #axes: {
    readonly key: string;
    readonly title: string;
    readonly items: Map<string, string>;
  }[];

  constructor(names: readonly string[]) {
    const keys = new Set<string>();
    this.#axes = names.map((title) => ({ key: freshKey(title, keys), title, items: new Map() }));
  }

  /** The values of one variant, in the axes' order. */
  choose(values: readonly string[]): Readonly<Record<string, string>> {
    return Object.fromEntries(
      this.#axes.map((axis, index) => [axis.key, itemKey(axis.items, values[index] ?? '')]),
    );
  }

  stored(): readonly StoredOption[] {
    return this.#axes.map(({ key, title, items }) => ({
      key,
      title: { th: title },
      items: [...items].map(([value, itemKey]) => ({ key: itemKey, title: { th: value } })),
    }));
  }
}

function itemKey(items: Map<string, string>, value: string): string {
  const known = items.get(value);
  if (known !== undefined) return known;
  const key = freshKey(value, new Set(items.values()));
  items.set(value, key);
  return key;
}

/** Values that all these variants have in common; null: none. */
export function commonValues(
  combinations: readonly Readonly<Record<string, string>>[],
): Readonly<Record<string, string>> | null {
  const [first, ...others] = combinations;
  const common = Object.entries(first ?? {}).filter(([key, item]) =>
    others.every((other) => other[key] === item),
  );
  return common.length > 0 ? Object.fromEntries(common) : null;
}
