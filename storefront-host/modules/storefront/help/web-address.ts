/** An owner's address of another site; null if it must not be followed. */
export function webAddress(given: string | null): string | null {
  const url = given === null ? null : URL.parse(given);
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
}
