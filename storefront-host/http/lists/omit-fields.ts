import { Type } from 'typebox';

/** Spec §7 "an omit list": fields that the caller does not need, with commas between. */
export const OmitQuery = Type.Object({
  omit: Type.Optional(Type.String({ maxLength: 1_000, pattern: '^[a-z_, ]*$' })),
});

export function readOmit(omit: string | undefined): ReadonlySet<string> {
  const names = (omit ?? '').split(',').map((name) => name.trim());
  return new Set(names.filter((name) => name !== ''));
}

/** Returns the records without these fields; typed as complete, because the caller asked for fewer. */
export function omitFields<T extends object>(
  records: readonly T[],
  names: ReadonlySet<string>,
): T[] {
  return records.map(
    (record) =>
      Object.fromEntries(Object.entries(record).filter(([name]) => !names.has(name))) as T,
  );
}
