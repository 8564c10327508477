/** How a path of category names is known. */
export function categoryKey(path: readonly string[]): string {
  return JSON.stringify(path);
}
