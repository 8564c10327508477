/**
 * Returns whether both are equal as JSON in any order of keys; absent and undefined are the same.
 */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) || Array.isArray(b)) {
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((item, index) => isSame(item, b[index]))
    );
  }
  if (!isRecord(a) || !isRecord(b)) return false;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) =>
    isSame(a[key], b[key]),
  );
}

/** Returns the paths of all values that are not records: '/content/props/title'. */
export function leavesOf(value: object, path = ''): readonly string[] {
  return Object.entries(value).flatMap(([name, inner]: readonly [string, unknown]) =>
    isRecord(inner) ? leavesOf(inner, `${path}/${name}`) : [`${path}/${name}`],
  );
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
