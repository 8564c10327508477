import type { Picture } from '@talad/elements/api/picture.contract';
import type { ShareImage } from '../../../rendering/index.ts';
import { absolute } from './absolute.ts';
import type { Site } from '../../content/index.ts';

/** Services that preview shared pages accept no wider picture. */
const MAX_WIDTH = 1_200;

/** Returns the picture of a shared page: webp, because not all services read avif. */
export function shareImage(site: Site, picture: Picture): ShareImage {
  const webp = picture.sources.find((source) => source.type === 'image/webp');
  const sizes = (webp?.srcset ?? '').split(', ').flatMap((part) => {
    const [src = '', width = ''] = part.split(' ');
    return /^\d+w$/.test(width) ? [{ src, width: Number(width.slice(0, -1)) }] : [];
  });
  const best = sizes
    .filter(({ width }) => width <= MAX_WIDTH)
    .toSorted((a, b) => b.width - a.width)[0];
  const shown = best ?? { src: picture.src, width: picture.width };
  return {
    url: absolute(site, shown.src),
    width: shown.width,
    height: Math.round((shown.width * picture.height) / picture.width),
    alt: picture.alt,
  };
}
