import type { StoredOption } from '../../../../db/schema.ts';

type Values = Readonly<Record<string, string>>;

export interface VariantRow {
  readonly id: number;
  readonly option_values: Values;
  /** A variant that was removed earlier, with its stock and orders: it is restored when it is needed again. */
  readonly isRemoved: boolean;
}

export interface VariantsPlan {
  readonly existing: readonly {
    readonly id: number;
    readonly values: Values;
    readonly rank: number;
  }[];
  readonly fresh: readonly { readonly values: Values; readonly rank: number }[];
  readonly gone: readonly number[];
}

export function countVariants(options: readonly StoredOption[]): number {
  return options.length === 0
    ? 0
    : options.reduce((product, { items }) => product * items.length, 1);
}

/**
 * Assigns the existing rows to the combinations of options. A row keeps its price, code and stock
 * as long as its values exist: a new option gives it that option's first value, a removed option is
 * dropped. Of rows that have become the same, the first one stays.
 */
export function planVariants(
  options: readonly StoredOption[],
  before: readonly VariantRow[],
): VariantsPlan {
  const wanted = variantsOf(options);
  const rows = new Map<string, VariantRow>();
  // Removed ones come last: they are only restored if no other row can be the variant.
  for (const row of before.toSorted((a, b) => Number(a.isRemoved) - Number(b.isRemoved))) {
    const values = valuesIn(options, row.option_values);
    const key = values && keyOf(options, values);
    if (key !== null && !rows.has(key)) rows.set(key, row);
  }
  const ranked = wanted.map((values, rank) => {
    const row = rows.get(keyOf(options, values));
    return { values, rank, id: row?.id };
  });
  const existing = ranked.flatMap(({ id, ...rest }) => (id === undefined ? [] : [{ id, ...rest }]));
  const ids = new Set(existing.map(({ id }) => id));
  return {
    existing,
    fresh: ranked.flatMap(({ id, ...rest }) => (id === undefined ? [rest] : [])),
    gone: before.filter(({ id, isRemoved }) => !isRemoved && !ids.has(id)).map(({ id }) => id),
  };
}

function variantsOf(options: readonly StoredOption[]): readonly Values[] {
  if (options.length === 0) return [];
  return options.reduce<readonly Values[]>(
    (all, { key, items }) =>
      all.flatMap((values) => items.map((item) => ({ ...values, [key]: item.key }))),
    [{}],
  );
}

function valuesIn(options: readonly StoredOption[], old: Values): Values | null {
  const values: Record<string, string> = {};
  for (const { key, items } of options) {
    const value = old[key] ?? items[0]?.key;
    if (value === undefined || !items.some((item) => item.key === value)) return null;
    values[key] = value;
  }
  return values;
}

function keyOf(options: readonly StoredOption[], values: Values): string {
  return JSON.stringify(options.map(({ key }) => values[key]));
}
