import type { Picture } from '@talad/elements/api/picture.contract';
import type { PageHead } from '../../../rendering/index.ts';

/** The first picture of a page is fetched before its sheet is read. */
export function preloadOf(
  image: Picture | null | undefined,
  sizes: string,
): Pick<PageHead, 'preloadImage'> {
  const best = image?.sources[0];
  return best ? { preloadImage: { srcset: best.srcset, type: best.type, sizes } } : {};
}
