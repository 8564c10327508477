import { html, nothing, type TemplateResult } from 'lit';
import type { Picture } from '../../api/picture.contract.ts';
import { text, type Lang } from '../../locales/text.ts';
import { safeHref } from '../../schema/safe-href.ts';
import { largest } from '../picture/largest.ts';
import { picture } from '../picture/picture.ts';

interface GalleryView {
  readonly title: string;
  readonly pictures: readonly Picture[];
  readonly current: number;
  readonly locale: Lang;
  /** Each picture links to its large version, which opens in place if the page has modals. */
  readonly opens: boolean;
  /** Called when a thumbnail was clicked. */
  readonly show: (index: number) => void;
  /** The shopper swiped to another picture. */
  readonly scrolled: (event: Event) => void;
}

/** The left of two columns on a wide screen; at most that of the marketplace's container. */
export const GALLERY_SIZES = '(width < 750px) 100vw, min(57vw, 800px)';

/** Renders pictures in a snapping row, which fingers and keys move without JavaScript. */
export function gallery(view: GalleryView): TemplateResult {
  const { pictures, current, locale, title } = view;
  const total = pictures.length;
  return html`<div class="gallery" part="gallery">
    <ul
      class="track"
      tabindex=${total > 1 && !view.opens ? 0 : nothing}
      aria-label=${text(locale, 'product.pictures', { name: title })}
      @scrollend=${view.scrolled}
    >
      ${pictures.map(
        (image, index) =>
          html`<li>
            ${large(view, image, picture(image, { sizes: GALLERY_SIZES, eager: index === 0, alt: image.alt || title }))}
          </li>`,
      )}
    </ul>
    ${
      total > 1
        ? html`<div class="thumbs screen">
              ${pictures.map(
                (image, index) =>
                  html`<button
                    type="button"
                    aria-label=${text(locale, 'product.picture', { n: index + 1, total })}
                    aria-current=${index === current ? 'true' : nothing}
                    @click=${() => view.show(index)}
                  >
                    ${picture(image, { sizes: '72px', alt: '' })}
                  </button>`,
              )}
            </div>
            <span class="position screen" aria-hidden="true">${current + 1} / ${total}</span>`
        : nothing
    }
  </div>`;
}

function large({ opens }: GalleryView, image: Picture, shown: TemplateResult): TemplateResult {
  return opens
    ? html`<a href=${safeHref(largest(image))} data-modal="GalleryProduct">${shown}</a>`
    : shown;
}
