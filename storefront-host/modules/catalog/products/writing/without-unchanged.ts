import { isDeepStrictEqual } from 'node:util';
import { ProductUpdate } from './product-write.contract.ts';

const writable: ReadonlySet<string> = new Set(Object.keys(ProductUpdate.properties));

/**
 * Returns an update without the values that equal those of the product as it was read, so that a
 * record can be read, changed and written back whole. Computed fields that differ stay, and are
 * refused by name. Reads the product only if a field is not one to write.
 */
export async function withoutUnchanged(
  body: unknown,
  read: () => Promise<object | null>,
): Promise<unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  if (Object.keys(body).every((name) => writable.has(name))) return body;
  const current = new Map(Object.entries((await read()) ?? {}));
  return Object.fromEntries(
    Object.entries(body).filter(
      ([name, value]) => name === 'revision' || !isDeepStrictEqual(value, current.get(name)),
    ),
  );
}
