/** Returns the key for a path of category names. */
export function categoryKey(path: readonly string[]): string {
  return JSON.stringify(path);
}
