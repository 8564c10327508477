import { fromSpecValues } from '../../../http/index.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The `filter` in an address (spec §2); an invalid one is ignored. */
export function filterJson(text: string | null): Fields {
  if (!text || text.length > 2_000) return {};
  try {
    const value = fromSpecValues(JSON.parse(text));
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Returns the fields of a form without JavaScript; an empty field removes the JSON's value. */
export function filterFields<K extends string>(
  query: URLSearchParams,
  keys: readonly K[],
  valueOf: (key: K, value: string) => unknown,
): Fields {
  const fields: Record<string, unknown> = {};
  for (const key of keys) {
    const value = query.get(key)?.trim();
    if (value === undefined) continue;
    fields[key] = value === '' ? undefined : valueOf(key, value);
  }
  return fields;
}
