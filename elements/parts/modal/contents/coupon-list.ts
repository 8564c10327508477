import { css, html, nothing, type TemplateResult } from 'lit';
import type { Coupon, CouponListResponse } from '../../../api/coupon.contract.ts';
import { callApi } from '../../../client/api-client.ts';
import { claimedCoupons } from '../../../client/claimed-coupons.ts';
import { siteQuery } from '../../../client/site-query.ts';
import { formatPrice } from '../../../locales/format.ts';
import { text, type Lang } from '../../../locales/text.ts';
import type { ModalContent, ModalContext } from '../modal-content.ts';

/** The open coupons; of one shop if the opener names it. */
export const content: ModalContent = {
  texts: 'offers',
  heading: ({ locale }) => text(locale, 'offer.list'),
  async render(context) {
    const { api, base, locale, opener } = context;
    const found = await callApi<CouponListResponse>(`${api}/coupon_list${siteQuery(base, locale)}`);
    // Spec §8: a list that fails to load is an empty one.
    const all = found.ok ? found.data.coupons : [];
    const shop = Number(opener.dataset['shop'] ?? 0);
    const coupons = shop > 0 ? all.filter((coupon) => coupon.shop_id === shop) : all;
    if (coupons.length === 0) return html`<p>${text(locale, 'offer.none')}</p>`;
    const has = new Set(claimedCoupons().map(({ id }) => id));
    return html`<ul class="coupon-list" role="list">
      ${coupons.map((coupon) => html`<li>${row(context, coupon, has.has(coupon.id))}</li>`)}
    </ul>`;
  },
  styles: css`
    .coupon-list {
      display: grid;
      gap: 12px;
    }
    .coupon-list li {
      display: flex;
      flex-wrap: wrap;
      gap: 8px 16px;
      align-items: center;
      justify-content: space-between;
      padding: 12px 16px;
      border: 1px dashed var(--talad-edge);
      border-radius: var(--talad-radius);
    }
    .coupon-list div {
      flex: 1 1 200px;
      display: grid;
    }
    .coupon-list strong {
      color: var(--talad-accent-text);
      font-size: 18px;
    }
  `,
};

function row(context: ModalContext, coupon: Coupon, isCollected: boolean): TemplateResult {
  const { locale, base } = context;
  const key = isCollected ? 'offer.has' : 'offer.collect';
  return html`<div>
      <strong><bdi>${offOf(coupon, locale)}</bdi></strong>
      <span>${coupon.title}</span>
      ${base ? nothing : html`<span class="muted">${coupon.shop_title}</span>`}
      ${
        coupon.minimum > 0
          ? html`<span class="muted"
              >${text(locale, 'offer.minimum', { amount: formatPrice(coupon.minimum) })}</span
            >`
          : nothing
      }
    </div>
    <a
      class="button ${isCollected ? 'quiet' : ''}"
      href="${base}/promotion#coupon-${coupon.id}"
      data-modal="OpenCoupon"
      data-coupon=${coupon.id}
      >${text(locale, key)}<span class="vh"> ${coupon.title}</span></a
    >`;
}

function offOf({ kind, value }: Coupon, locale: Lang): string {
  if (kind === 'free_shipping') return text(locale, 'offer.free');
  return text(locale, 'offer.off', { off: kind === 'percent' ? `${value}%` : formatPrice(value) });
}
