/**
 * An id is created once and kept through moves, saves and publications, so it is neither an index nor a time
 * alone.
 */
export function newId(kind: 'b' | 'c'): string {
  return `${kind}_${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`;
}
