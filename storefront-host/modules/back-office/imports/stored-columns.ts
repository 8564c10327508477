import type { Updateable } from 'kysely';
import type { ProductTable } from '../../../db/schema.ts';

/** Columns of type jsonb, which are written as JSON text. */
const json = new Set(['options', 'option_values', 'attributes']);

/** Converts the values of a product's columns, as `import_change` stores them, for an UPDATE. */
export function storedColumns({
  overlay: _own,
  ...columns
}: Readonly<Record<string, unknown>>): Updateable<ProductTable> {
  return Object.fromEntries(
    Object.entries(columns).map(([name, value]) => [
      name,
      json.has(name) ? JSON.stringify(value) : value,
    ]),
  );
}
