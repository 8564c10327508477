import { openLightbox } from '../../parts/lightbox/open-lightbox.ts';
import { largest } from '../../parts/picture/picture.ts';
import { pictureOf } from '../section-picture.ts';
import type { SlideshowElement } from './slideshow.element.ts';

/** Opens all pictures of the slides in full size, starting with this one. */
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
