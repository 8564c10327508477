import { openLightbox } from '../../parts/lightbox/open-lightbox.ts';
import { largest } from '../../parts/picture/largest.ts';
import type { Lang } from '../../locales/text.ts';
import { pictureOf } from '../section-picture.ts';

interface Shown {
  readonly slides: readonly { readonly image?: string; readonly title?: string }[];
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly locale: Lang;
}

/** Opens all pictures of the slides in full size, starting with this one. */
export function openSlides({ slides, data, locale }: Shown, index: number): void {
  const pictures = slides.map(({ image, title = '' }) => {
    const found = pictureOf(data, image);
    return { src: found ? largest(found) : '', alt: found?.alt ?? '', title };
  });
  openLightbox({ pictures, index, name: 'GalleryBanner', locale });
}
