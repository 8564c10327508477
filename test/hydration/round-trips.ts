/** Vite's manifest of a build, by source. */
export type Manifest = Readonly<Record<string, { readonly imports?: readonly string[] }>>;

/**
 * Returns how many requests follow each other until a module that ends with `source` can run, on a
 * page that has loaded `entry`: a browser learns of a file's imports only after the file has
 * arrived. 0 means that the module is loaded with the page.
 */
export function roundTrips(manifest: Manifest, source: string, entry: string): number {
  const known = new Set<string>();
  let next: readonly string[] = [entry];
  while (next.length > 0) next = importsOf(manifest, next, known);
  let trips = 0;
  next = Object.keys(manifest).filter((key) => key.endsWith(source));
  while (next.length > 0) {
    trips += 1;
    next = importsOf(manifest, next, known);
  }
  return trips;
}

function importsOf(
  manifest: Manifest,
  keys: readonly string[],
  known: Set<string>,
): readonly string[] {
  for (const key of keys) known.add(key);
  const found = keys.flatMap((key) => manifest[key]?.imports ?? []);
  return [...new Set(found)].filter((key) => !known.has(key));
}
