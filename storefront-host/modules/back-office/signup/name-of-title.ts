/**
 * Returns an address made of a shop's title: its Latin letters and digits. Thai can be written in Latin
 * letters in several ways, so a Thai title gives an empty one, which the owner fills in. Browser and server
 * use it.
 */
export function nameOfTitle(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40);
}
