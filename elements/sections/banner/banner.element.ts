import { css, html, nothing, type TemplateResult } from 'lit';
import { sectionElement } from '../../schema/section-element.ts';
import { baseStyles, hiddenStyles } from '../../theme/base.ts';
import { buttonStyles } from '../../theme/button.ts';
import { largest } from '../../parts/picture/largest.ts';
import { artPicture } from '../art-picture.ts';
import { sectionFrame } from '../section-frame.ts';
import { sectionLink } from '../section-link.ts';
import { pictureOf } from '../section-picture.ts';
import { sectionStyles } from '../section.styles.ts';
import { banner } from './banner.runtime.ts';

type Banner = BannerElement['banners'][number];

/**
 * Banners, or logos of brands, in a row that slides.
 * @csspart base - The wrapper.
 * @csspart heading - The title.
 * @csspart image - A banner's picture.
 * @csspart button - The button.
 */
export class BannerElement extends sectionElement(banner) {
  static override styles = [
    baseStyles,
    hiddenStyles,
    buttonStyles,
    sectionStyles,
    css`
      .frame {
        display: block;
        aspect-ratio: 2 / 1;
        overflow: hidden;
        border-radius: var(--radius);
        background: var(--quiet);
      }
      .one .frame {
        aspect-ratio: 3 / 1;
      }
      .square .frame {
        aspect-ratio: 1;
      }
      .logo .frame {
        aspect-ratio: 5 / 3;
        padding: 16px 24px;
        border: 1px solid var(--line);
        background: var(--card);
      }
      img {
        display: block;
        inline-size: 100%;
        block-size: 100%;
        object-fit: cover;
        transition: transform 0.25s ease-out;
      }
      .logo img {
        object-fit: contain;
      }
      .go {
        display: block;
        color: inherit;
        text-decoration: none;
      }
      .go:hover img {
        transform: scale(1.02);
      }
      @container (width < 640px) {
        .one .frame {
          aspect-ratio: 2 / 1;
        }
      }
    `,
  ];

  #banner = (one: Banner, index: number): TemplateResult | typeof nothing => {
    const { title = '', link, imageType = 'banner', target } = one;
    const image = pictureOf(this.data, one.image, { width: 1200, height: 600 });
    if (!image) return nothing;
    const frame = html`<span class="frame"
      >${artPicture({
        image,
        mobile: pictureOf(this.data, one.imageMobile, { width: 800, height: 400 }),
        sizes:
          this.slidesToShow > 1 ? '(width < 640px) 90vw, 600px' : '(width < 1200px) 100vw, 1200px',
        // A showroom's banner is the first content of its page.
        eager: index === 0 && this.data?.['eager'] === true,
        alt: title || image.alt,
      })}</span
    >`;
    const large = this.modalClick && !link;
    const content = large
      ? html`<a class="go" href=${largest(image)} data-full=${title}
          >${frame}${title || image.alt ? nothing : this.#unnamed(index)}</a
        >`
      : link
        ? sectionLink(
            { href: link, base: this.base, target, cssClass: 'go' },
            html`${frame}${title || image.alt ? nothing : this.#unnamed(index)}`,
          )
        : frame;
    return html`<div role="listitem" class=${imageType}>${content}</div>`;
  };

  #unnamed(index: number): TemplateResult {
    return html`<span class="vh"
      >${this.t('slides.go', { n: index + 1, total: this.banners.length })}</span
    >`;
  }

  override render(): TemplateResult | typeof nothing {
    const items = this.banners.map(this.#banner).filter((item) => item !== nothing);
    if (items.length === 0) return nothing;
    const show = Math.min(6, Math.max(1, Math.round(this.slidesToShow)));
    const allLogos = this.banners.every(({ imageType }) => imageType === 'logo');
    return sectionFrame(
      this,
      html`<talad-carousel
        class=${show === 1 ? 'one' : nothing}
        locale=${this.locale}
        label=${this.heading}
        total=${items.length}
        show=${show}
        narrow=${allLogos ? 2 : 1}
        step=${Math.max(1, Math.round(this.slidesToScroll))}
        autoplay=${this.autoplay ? this.autoplaySpeed : 0}
        ?dots=${this.dots}
        ?arrows=${this.arrows}
        modal="GalleryBanner"
        >${items}</talad-carousel
      >`,
    );
  }
}
