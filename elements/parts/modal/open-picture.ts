import type { ModalPlace } from '../../client/modals/modal-names.ts';
import { largePictures } from '../lightbox/large-pictures.ts';
import { openLightbox } from '../lightbox/open-lightbox.ts';
import { findDeep } from './find-deep.ts';

/** Opens the picture of an address, from the first row on the page that opens its pictures. */
export async function openPicture({ name, n }: ModalPlace): Promise<boolean> {
  const [row] = findDeep(document, `talad-carousel[modal="${name}"]`);
  const pictures = row ? largePictures(row) : [];
  if (!pictures[n - 1]) return false;
  const locale = document.documentElement.lang === 'th' ? 'th' : 'en';
  openLightbox({ pictures, index: n - 1, name, locale });
  return true;
}
