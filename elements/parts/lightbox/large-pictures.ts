import type { LargePicture } from './lightbox.element.ts';

/** The large pictures that links with `data-full` lead to. */
export function largePictures(row: ParentNode): readonly LargePicture[] {
  return [...row.querySelectorAll<HTMLAnchorElement>('a[data-full]')].map((link) => ({
    src: link.href,
    alt: link.querySelector('img')?.alt ?? '',
    title: link.dataset['full'] ?? '',
  }));
}
