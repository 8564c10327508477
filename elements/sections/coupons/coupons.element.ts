import { html, nothing, type TemplateResult } from 'lit';
import { sectionElement } from '../../schema/section-element.ts';
import { baseStyles, hiddenStyles } from '../../theme/base.ts';
import { buttonStyles } from '../../theme/button.ts';
import { sectionFrame } from '../section-frame.ts';
import { sectionStyles } from '../section.styles.ts';
import type { CouponCard } from './coupon-card.ts';
import { coupons } from './coupons.runtime.ts';
import { couponStyles } from './coupons.styles.ts';

/**
 * The open coupons, from the page's loader as `data.coupons`, each with its code to copy. Hidden
 * without coupons.
 * @csspart base - The wrapper.
 * @csspart heading - The title.
 * @csspart coupon - One coupon.
 * @csspart button - The button.
 */
export class CouponsElement extends sectionElement(coupons) {
  static override styles = [baseStyles, hiddenStyles, buttonStyles, sectionStyles, couponStyles];

  #coupon = (coupon: CouponCard): TemplateResult =>
    html`<div role="listitem">
      <article class="coupon" part="coupon">
        <p class="off"><bdi>${coupon.off}</bdi></p>
        <div class="text">
          <h3>${coupon.title}</h3>
          ${coupon.description ? html`<p>${coupon.description}</p>` : nothing}
          <ul class="terms">
            ${coupon.condition ? html`<li><bdi>${coupon.condition}</bdi></li>` : nothing}
            ${coupon.period ? html`<li><bdi>${coupon.period}</bdi></li>` : nothing}
          </ul>
          <talad-copy locale=${this.locale} text=${coupon.code}></talad-copy>
          ${coupon.id ? this.#actions(coupon) : nothing}
        </div>
      </article>
    </div>`;

  /** Without the modal they lead to the coupon on the promotions page. */
  #actions({ id, title }: CouponCard): TemplateResult {
    const href = `${this.base}/promotion#coupon-${id}`;
    const link = (modal: 'OpenCoupon' | 'CouponDetail', key: 'coupon.collect' | 'coupon.detail') =>
      html`<a href=${href} data-modal=${modal} data-coupon=${id}
        >${this.t(key)}<span class="vh"> ${title}</span></a
      >`;
    return html`<p class="more">
      ${link('OpenCoupon', 'coupon.collect')} ${link('CouponDetail', 'coupon.detail')}
    </p>`;
  }

  override render(): TemplateResult | typeof nothing {
    const found = this.data?.['coupons'];
    const cards = Array.isArray(found) ? found.filter(isCoupon).slice(0, this.couponNumber) : [];
    if (cards.length === 0) return nothing;
    const show = Math.min(4, Math.max(1, Math.round(this.slidesToShow)));
    return sectionFrame(
      this,
      html`<talad-carousel
        locale=${this.locale}
        label=${this.heading}
        total=${cards.length}
        show=${show}
        arrows
        >${cards.map(this.#coupon)}</talad-carousel
      >`,
      { buttonAt: 'heading' },
    );
  }
}

function isCoupon(value: unknown): value is CouponCard {
  return typeof value === 'object' && value !== null && 'code' in value && 'off' in value;
}
