import { types, type CustomTypesConfig } from 'pg';

const int8 = 20;
const int8Array = 1016;
const dayOnly = 1082;

/** Satang, ids and counts are bigint in PostgreSQL and numbers here: one that does not fit is a bug. */
export function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a safe integer`);
  return value;
}

function safeIntegers(text: string): readonly (number | null)[] {
  if (text === '{}') return [];
  return text
    .slice(1, -1)
    .split(',')
    .map((item) => (item === 'NULL' ? null : safeInteger(item)));
}

/** Types of one pool: other users of `pg` in this process (the job queue) keep the defaults. */
export const wireTypes: CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (format === 'binary') return types.getTypeParser(oid, 'binary');
    if (oid === int8) return safeInteger;
    if (oid === int8Array) return safeIntegers;
    // A day has no time zone: as a Date it would shift by one in some of them.
    if (oid === dayOnly) return (text: string) => text;
    return types.getTypeParser(oid, 'text');
  },
};
