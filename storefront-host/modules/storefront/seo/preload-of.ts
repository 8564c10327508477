import type { Picture } from '@talad/elements/api/picture.contract';
import type { PageHead } from '../../../rendering/index.ts';

/** Preloads the first picture of a page, before the browser has read its style sheet. */
export function preloadOf(
  image: Picture | null | undefined,
  sizes: string,
): Pick<PageHead, 'preloadImage'> {
  const best = image?.sources[0];
  return best ? { preloadImage: { srcset: best.srcset, type: best.type, sizes } } : {};
}
