/**
 * Converts a filter with the spec's own values (§3 "Enumerations") to that of the contracts: an empty text is no
 * condition, and `category_with_child` is 1 or 0.
 */
export function fromSpecValues(filter: unknown): unknown {
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) return filter;
  return Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) => {
      if (value === '') return [];
      return [[name, name === 'category_with_child' ? flagOf(value) : value]];
    }),
  );
}

function flagOf(value: unknown): unknown {
  return value === 1 || value === 0 ? value === 1 : value;
}
