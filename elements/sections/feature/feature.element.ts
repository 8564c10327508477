import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../parts/icon.ts';
import { playIcon } from '../../parts/icons.ts';
import { picture } from '../../parts/picture/picture.ts';
import { sectionElement } from '../../schema/section-element.ts';
import { baseStyles } from '../../theme/base.ts';
import { buttonStyles } from '../../theme/button.ts';
import { sectionFrame } from '../section-frame.ts';
import { sectionLink, siteHref } from '../section-link.ts';
import { pictureOf } from '../section-picture.ts';
import { sectionStyles } from '../section.styles.ts';
import { feature } from './feature.runtime.ts';
import { featureStyles } from './feature.styles.ts';
import { featureLayoutStyles } from './feature-layout.styles.ts';

/** A longer text is cut on the page and complete in its modal. */
const LONG_TEXT = 160;

type Feature = FeatureElement['features'][number];

/**
 * A shop's features, or links to its categories: pictures with a title, a text and a link each.
 * @csspart base - The wrapper.
 * @csspart heading - The title.
 * @csspart feature - One feature.
 * @csspart image - A feature's picture.
 * @csspart button - The section's button.
 */
export class FeatureElement extends sectionElement(feature) {
  static override styles = [
    baseStyles,
    buttonStyles,
    sectionStyles,
    featureStyles,
    featureLayoutStyles,
  ];

  #feature = (one: Feature): TemplateResult => {
    const { title = '', desc = '', link = '', target, featureButton, buychannel, video } = one;
    const image = pictureOf(this.data, one.image, { width: 800, height: 600 });
    const isLong = desc.length > LONG_TEXT;
    const buyAt = buychannel ? this.t('feature.buyAt', { channel: buychannel }) : '';
    const to = (href: string, cssClass: string, content: unknown, apart = target): unknown =>
      sectionLink({ href, base: this.base, target: apart, cssClass }, content);
    return html`<li part="feature">
      ${
        image
          ? html`<div class="frame">
              ${picture(image, {
                sizes: '(width < 640px) 50vw, (width < 1200px) 33vw, 380px',
                alt: title ? '' : image.alt,
              })}
            </div>`
          : nothing
      }
      <div class="text">
        ${title ? html`<h3>${link ? to(link, 'cover', title) : title}</h3>` : nothing}
        ${desc ? html`<p class=${isLong ? 'desc long' : 'desc'}>${desc}</p>` : nothing}
        ${video || isLong ? this.#detail(one, buyAt) : nothing}
        ${featureButton && link ? to(link, 'more above', featureButton) : nothing}
        ${
          buyAt
            ? link && !featureButton
              ? to(link, 'more above', buyAt)
              : html`<p class="channel">${buyAt}</p>`
            : nothing
        }
        ${!title && link && !featureButton && !buychannel ? to(link, 'cover', this.t('feature.go')) : nothing}
      </div>
    </li>`;
  };

  /** Opens the whole feature; without JavaScript it leads to the video or the feature's link. */
  #detail({ link = '', video = '', featureButton }: Feature, buyAt: string): TemplateResult {
    const to = (href: string) => (href ? siteHref(this.base, href) : nothing);
    const label = video ? html`${icon(playIcon)}${this.t('feature.video')}` : this.t('feature.go');
    if (!video && !link) {
      return html`<button class="more above alone" type="button" data-modal="FeatureDetail">
        ${label}
      </button>`;
    }
    return html`<a
      class="more above"
      href=${to(video || link)}
      target=${video ? '_blank' : nothing}
      rel=${video ? 'noopener' : nothing}
      data-modal="FeatureDetail"
      data-video=${to(video)}
      data-link=${to(link)}
      data-button=${featureButton || nothing}
      data-channel=${buyAt || nothing}
      >${label}</a
    >`;
  }

  override render(): TemplateResult | typeof nothing {
    if (this.features.length === 0) return nothing;
    const perRow = Math.min(6, Math.max(1, Math.round(this.perRow)));
    return sectionFrame(
      this,
      html`<ul
        class="features ${this.layout} r${perRow} m${this.perRowMobile === 1 ? 1 : 2} ${this.align}"
      >
        ${this.features.map(this.#feature)}
      </ul>`,
      { align: this.align },
    );
  }
}
