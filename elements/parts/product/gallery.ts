import { css, html, nothing, type TemplateResult } from 'lit';
import type { Picture } from '../../api/picture.contract.ts';
import { text, type Lang } from '../../locales/text.ts';
import { picture } from '../picture/picture.ts';

interface GalleryView {
  readonly title: string;
  readonly pictures: readonly Picture[];
  readonly current: number;
  readonly locale: Lang;
  /** A thumbnail was pressed. */
  readonly show: (index: number) => void;
  /** The shopper swiped to another picture. */
  readonly scrolled: (event: Event) => void;
}

const SIZES = '(width < 750px) 100vw, 600px';

/** Pictures side by side in a snapping row, which a finger or a keyboard moves without JavaScript. */
export function gallery(view: GalleryView): TemplateResult {
  const { pictures, current, locale, title } = view;
  const total = pictures.length;
  return html`<div class="gallery" part="gallery">
    <ul
      class="track"
      tabindex=${total > 1 ? 0 : nothing}
      aria-label=${text(locale, 'product.pictures', { name: title })}
      @scrollend=${view.scrolled}
    >
      ${pictures.map(
        (image, index) =>
          html`<li>
            ${picture(image, { sizes: SIZES, eager: index === 0, alt: image.alt || title })}
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

export const galleryStyles = css`
  .gallery {
    position: relative;
    min-inline-size: 0;
  }
  .track {
    display: flex;
    margin: 0;
    padding: 0;
    overflow-x: auto;
    list-style: none;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
    background: var(--quiet);
  }
  .track li {
    flex: 0 0 100%;
    aspect-ratio: 1;
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }
  .gallery img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  .track img {
    aspect-ratio: 1;
  }
  .position {
    position: absolute;
    inset: auto 12px 12px auto;
    padding: 1px 10px;
    border-radius: 999px;
    background: rgb(0 0 0 / 0.6);
    color: #fff;
    font-size: 12px;
    font-variant-numeric: tabular-nums;
  }
  .thumbs {
    display: none;
  }
  @container (width >= 750px) {
    .track {
      border-radius: var(--radius);
    }
    .position {
      display: none;
    }
    .thumbs {
      display: flex;
      flex-wrap: wrap;
      gap: 8px;
      margin-block-start: 12px;
    }
    .thumbs button {
      inline-size: 72px;
      block-size: 72px;
      padding: 0;
      border: 1px solid var(--line);
      border-radius: var(--radius);
      overflow: hidden;
      background: var(--quiet);
      cursor: pointer;
    }
    .thumbs [aria-current] {
      border-color: transparent;
      outline: 2px solid var(--text);
      outline-offset: 1px;
    }
    .thumbs button:focus-visible {
      outline: 2px solid var(--link);
      outline-offset: 3px;
    }
  }
  @media (scripting: none) {
    .thumbs {
      display: none !important;
    }
  }
`;
