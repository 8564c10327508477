/** 'Our story!' → 'our-story'; empty where nothing of it can stand in an address. */
export function addressOf(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 64);
}
