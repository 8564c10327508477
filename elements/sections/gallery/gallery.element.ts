import { html, nothing, type TemplateResult } from 'lit';
import { largest } from '../../parts/picture/largest.ts';
import { picture } from '../../parts/picture/picture.ts';
import { safeHref } from '../../schema/safe-href.ts';
import { sectionElement } from '../../schema/section-element.ts';
import { baseStyles, hiddenStyles } from '../../theme/base.ts';
import { buttonStyles } from '../../theme/button.ts';
import { sectionFrame } from '../section-frame.ts';
import { pictureOf } from '../section-picture.ts';
import { sectionStyles } from '../section.styles.ts';
import { gallery } from './gallery.runtime.ts';
import { galleryStyles } from './gallery.styles.ts';

type Item = GalleryElement['galleries'][number];

/**
 * Pictures in a row that slides; a click opens one in full size. Without JavaScript it links to the
 * picture.
 * @csspart base - The wrapper.
 * @csspart heading - The title.
 * @csspart image - A picture.
 * @csspart button - The button.
 */
export class GalleryElement extends sectionElement(gallery) {
  static override styles = [baseStyles, hiddenStyles, buttonStyles, sectionStyles, galleryStyles];

  #item = ({ image, title = '' }: Item, index: number): TemplateResult | typeof nothing => {
    const found = pictureOf(this.data, image, { width: 900, height: 1125 });
    if (!found) return nothing;
    const sizes = `(width < 640px) 90vw, ${Math.round(1200 / this.#show)}px`;
    return html`<div role="listitem">
      <a class="piece" href=${safeHref(largest(found))} data-full=${title || found.alt}>
        <span class="frame">${picture(found, { sizes, alt: title ? '' : found.alt })}</span>
        ${
          title
            ? html`<span class="title">${title}</span>`
            : html`<span class="vh">${this.t('gallery.open', { n: index + 1 })}</span>`
        }
      </a>
    </div>`;
  };

  get #show(): number {
    return Math.min(6, Math.max(1, Math.round(this.slidesToShow)));
  }

  override render(): TemplateResult | typeof nothing {
    const items = this.galleries.map(this.#item).filter((item) => item !== nothing);
    if (items.length === 0) return nothing;
    return sectionFrame(
      this,
      html`<talad-carousel
        class="g${this.#show} ${this.parallax ? 'parallax' : ''}"
        locale=${this.locale}
        label=${this.heading}
        total=${items.length}
        show=${this.#show}
        narrow=${this.slidesToShow > 3 ? 2 : 1}
        autoplay=${this.autoplay ? this.autoplaySpeed : 0}
        modal="Gallery"
        arrows
        >${items}</talad-carousel
      >`,
    );
  }
}
