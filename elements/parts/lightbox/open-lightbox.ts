import { define } from '../../schema/define.ts';
import type { Lang } from '../../locales/text.ts';
import { LightboxElement, type LargePicture } from './lightbox.element.ts';

interface Opening {
  readonly pictures: readonly LargePicture[];
  readonly index: number;
  /** Spec §2 Modals: 'Gallery', 'GalleryBanner'. */
  readonly name: string;
  readonly locale: Lang;
}

/** Opens pictures in full size over the page; Back closes them (spec §2 Modals). */
export function openLightbox({ pictures, index, name, locale }: Opening): void {
  define('talad-lightbox', LightboxElement);
  const box = document.createElement('talad-lightbox') as LightboxElement;
  Object.assign(box, { pictures, index, name, locale, open: true });
  box.addEventListener('close', () => box.remove());
  document.body.append(box);
}
