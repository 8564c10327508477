import { Type, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { FileRow } from './columns.ts';
import type { PortableTable } from './portable-tables.ts';
import { ShopFileError } from './shop-file-format.ts';

/**
 * Refuses rows with a missing or unknown field, or with a value that its column does not accept. Columns that were
 * added later may be missing.
 */
export function rowCheck({ name, columns }: PortableTable): (row: unknown) => FileRow {
  const fields = Object.entries(columns).map(([column, { schema }]): [string, TSchema] => [
    column,
    Type.Union([Type.Null(), schema]),
  ]);
  const check = Compile(Type.Object(Object.fromEntries(fields), { additionalProperties: false }));
  const added = Object.fromEntries(
    Object.entries(columns).flatMap(([column, { earlier }]) =>
      earlier === undefined ? [] : [[column, earlier]],
    ),
  );
  return (given) => {
    const row = isRecord(given) ? { ...added, ...given } : given;
    if (check.Check(row) && isRecord(row)) return row;
    const [first] = check.Errors(row);
    throw new ShopFileError('bad_row', `${name}${first?.instancePath ?? ''}`);
  };
}

/** Returns '' for a value that is not a string. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isRecord(value: unknown): value is FileRow {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
