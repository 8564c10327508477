/** Returns an owner's link to another site; null for schemes other than http and https. */
export function webAddress(given: string | null): string | null {
  const url = given === null ? null : URL.parse(given);
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
}
