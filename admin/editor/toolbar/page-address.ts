/** Turns 'Our story!' into 'our-story'; empty if no character is allowed in an address. */
export function addressOf(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 64);
}
