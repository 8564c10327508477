import { romanizeThai } from './romanize-thai.ts';

/**
 * Returns an address made of a shop's title: its Latin letters and digits, and Thai by the royal
 * transcription. Browser and server use it.
 */
export function nameOfTitle(title: string): string {
  return romanizeThai(title)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^-+|-+$/g, '');
}
