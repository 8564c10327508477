import { css, html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../parts/icon.ts';
import { playIcon } from '../../parts/icons.ts';
import { picture } from '../../parts/picture/picture.ts';
import { favouriteBox } from '../../parts/product-box/favourite-box.ts';
import { favouriteBoxStyles } from '../../parts/product-box/favourite-box.styles.ts';
import { isProduct } from '../../schema/is-product.ts';
import { sectionElement } from '../../schema/section-element.ts';
import { baseStyles } from '../../theme/base.ts';
import { buttonStyles } from '../../theme/button.ts';
import { sectionFrame } from '../section-frame.ts';
import { sectionLink, siteHref } from '../section-link.ts';
import { pictureOf } from '../section-picture.ts';
import { sectionStyles } from '../section.styles.ts';
import { wordsOf } from './block-words.ts';
import { block } from './block.runtime.ts';
import { formStyles } from './form.styles.ts';

const MAP = 'https://www.google.com/maps/search/?api=1&query=';

/**
 * One thing: a picture, a button, a product, the contact form, a map or a video. Maps and videos
 * of other sites are links, never frames.
 * @csspart base - The wrapper.
 * @csspart heading - The title.
 * @csspart content - The picture, product, form, map or video.
 * @csspart image - The picture.
 * @csspart button - The button.
 */
export class BlockElement extends sectionElement(block) {
  static override styles = [
    baseStyles,
    buttonStyles,
    sectionStyles,
    favouriteBoxStyles,
    formStyles,
    css`
      .one {
        container-type: inline-size;
      }
      .one > :is(a, div) {
        position: relative;
        display: block;
        border-radius: var(--talad-radius);
        overflow: hidden;
      }
      .one :is(img, picture) {
        display: block;
        inline-size: 100%;
        block-size: auto;
      }
      .product {
        max-inline-size: 320px;
      }
      .center .product {
        margin-inline: auto;
      }
      .center {
        text-align: center;
      }
      .go {
        display: inline-flex !important;
        align-items: center;
        gap: 8px;
        min-block-size: 44px;
        font-weight: 600;
        color: var(--talad-accent-text);
      }
      address {
        font-style: normal;
        white-space: pre-line;
      }
    `,
  ];

  override render(): TemplateResult | typeof nothing {
    const content = this.#content();
    const { heading, description, button, align, kind } = this;
    if (content === nothing && !heading && !description && !button) return nothing;
    return sectionFrame(
      this,
      content === nothing
        ? nothing
        : html`<div class="one ${align}" part="content">${content}</div>`,
      { align, isMain: kind === 'button' },
    );
  }

  #content(): unknown {
    switch (this.kind) {
      case 'picture':
        return this.#picture();
      case 'product':
        return this.#product();
      case 'form':
        return this.#form();
      case 'map':
        return this.#map();
      case 'video':
        return this.#video();
      case 'button':
        return nothing;
    }
  }

  #image(): TemplateResult | null {
    const found = pictureOf(this.data, this.image, { width: 800, height: 600 });
    return (
      found &&
      picture(found, { sizes: '(width < 750px) 100vw, 600px', alt: found.alt || this.heading })
    );
  }

  #picture(): unknown {
    const image = this.#image();
    if (!image) return nothing;
    const { base, imageLink } = this;
    if (!imageLink) return html`<div>${image}</div>`;
    return sectionLink({ href: imageLink, base, cssClass: 'pictured-link' }, image);
  }

  #product(): unknown {
    const found = this.data?.['products'];
    const [product] = Array.isArray(found) ? found.filter(isProduct) : [];
    if (!product) return nothing;
    const { locale, base } = this;
    const showShop = this.data?.['show_shop'] === true;
    return html`<div class="product">${favouriteBox(product, { locale, base, showShop })}</div>`;
  }

  /** The contact form of the site (spec §7 web/contactus): it works without JavaScript. */
  #form(): unknown {
    const { base } = this;
    const words = wordsOf(this.data);
    if (!words['send']) return nothing;
    const field = (name: string, control: unknown, note = '') =>
      html`<div class="field ${name === 'phone' || name === 'email' ? '' : 'long'}">
        <label for=${name}
          >${words[name]} ${note ? html`<span class="muted">${note}</span>` : nothing}</label
        >
        ${control}
      </div>`;
    return html`<form class="entry" method="post" action=${`${base}/contactus`}>
      <input type="hidden" name="page" value="/contactus" />
      ${field('name', html`<input id="name" name="name" maxlength="100" autocomplete="name" required />`)}
      ${field(
        'email',
        html`<input id="email" name="email" type="email" maxlength="200" autocomplete="email" />`,
        words['either'],
      )}
      ${field(
        'phone',
        html`<input id="phone" name="phone" type="tel" maxlength="30" autocomplete="tel" />`,
        words['either'],
      )}
      ${field('message', html`<textarea id="message" name="message" maxlength="4000" rows="4" required></textarea>`)}
      <div class="trap" aria-hidden="true">
        <label>Website <input name="website" tabindex="-1" autocomplete="off" /></label>
      </div>
      <div class="entry-end">
        <button class="button" type="submit">${words['send']}</button>
        <p class="muted">${words['agree']} <a href=${`${base}/terms`}>${words['terms']}</a></p>
      </div>
    </form>`;
  }

  #map(): unknown {
    const { place } = this;
    const { map } = wordsOf(this.data);
    if (!place) return nothing;
    return html`<address>${place}</address>
      <a class="go" href=${`${MAP}${encodeURIComponent(place)}`} target="_blank" rel="noopener"
        >${map ?? place}</a
      >`;
  }

  #video(): unknown {
    const { video, base } = this;
    if (!video) return nothing;
    const image = this.#image();
    const to = (content: unknown, cssClass: string) =>
      html`<a class=${cssClass} href=${siteHref(base, video)} target="_blank" rel="noopener"
        >${content}</a
      >`;
    const label = html`${icon(playIcon)}${this.t('feature.video')}`;
    return html`${image ? html`<div>${image}</div>` : nothing}${to(label, 'go')}`;
  }
}
