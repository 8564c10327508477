import type { LargePicture } from './lightbox.element.ts';

/** Returns the large pictures of the links with `data-full`. */
export function largePictures(row: ParentNode): readonly LargePicture[] {
  return [...row.querySelectorAll<HTMLAnchorElement>('a[data-full]')].map((link) => ({
    src: link.href,
    alt: link.querySelector('img')?.alt ?? '',
    title: link.dataset['full'] ?? '',
  }));
}
