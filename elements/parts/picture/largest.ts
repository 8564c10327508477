import type { Picture } from '../../api/picture.contract.ts';

/** Returns the address of a picture’s largest file, for zooming. */
export function largest({ src, sources }: Picture): string {
  const known = Array.isArray(sources) ? sources : [];
  // WebP: every program that opens the link or the saved picture can read it.
  const source = known.find(({ type }) => type === 'image/webp') ?? known[0];
  const [url = src] = source?.srcset.split(', ').at(-1)?.split(' ') ?? [];
  return url;
}
