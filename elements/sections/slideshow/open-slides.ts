import { openLightbox } from '../../parts/lightbox/open-lightbox.ts';
import { largest } from '../../parts/picture/picture.ts';
import { pictureOf } from '../section-picture.ts';
import type { SlideshowElement } from './slideshow.element.ts';

/** All pictures of the slides, large, from this one on. */
export function openSlides(
  { slides, data, locale }: Pick<SlideshowElement, 'slides' | 'data' | 'locale'>,
  index: number,
): void {
  const pictures = slides.map(({ image, title = '' }) => {
    const found = pictureOf(data, image);
    return { src: found ? largest(found) : '', alt: found?.alt ?? '', title };
  });
  openLightbox({ pictures, index, name: 'GalleryBanner', locale });
}
