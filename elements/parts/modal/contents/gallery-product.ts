import { openLightbox } from '../../lightbox/open-lightbox.ts';
import type { OwnModal } from '../modal-content.ts';

/** A product's pictures in full size, starting with the clicked one. */
export const content: OwnModal = {
  open({ opener, n, locale }) {
    const links = (opener.getRootNode() as ParentNode).querySelectorAll<HTMLAnchorElement>(
      'a[data-modal=GalleryProduct]',
    );
    const pictures = Array.from(links, (link) => ({
      src: link.href,
      alt: link.querySelector('img')?.alt ?? '',
      title: '',
    }));
    openLightbox({ pictures, index: n - 1, name: 'GalleryProduct', locale });
  },
};
