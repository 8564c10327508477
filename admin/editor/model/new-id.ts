/** Ids are made once and kept over moves, saves and publishes; never an index, never the clock alone. */
export function newId(kind: 'b' | 'c'): string {
  return `${kind}_${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`;
}
