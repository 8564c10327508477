import type { TSchema } from 'typebox';

type Limit = 'maxLength' | 'minimum' | 'maximum';

/** Returns the limit from the contract, so that a form and the server never disagree. */
export function limitOf(schema: TSchema, limit: Limit): number {
  const value: unknown = Reflect.get(schema, limit);
  if (typeof value !== 'number') throw new Error(`the contract sets no ${limit}`);
  return value;
}
