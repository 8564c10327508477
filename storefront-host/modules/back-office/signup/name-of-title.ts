import { romanizeThai } from './romanize-thai.ts';

/**
 * Derives an address from a shop's title: Latin letters and digits, with Thai romanized. Browser and server use it.
 */
export function nameOfTitle(title: string): string {
  return romanizeThai(title)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^-+|-+$/g, '');
}
