import { html, nothing, type TemplateResult } from 'lit';
import type { CouponCard } from '../../sections/coupons/coupon-card.ts';
import { endTile } from '../lists/end-tile.ts';
import type { SiteData } from '../page-data.ts';
import { pageText } from '../texts/page-text.ts';

/** Renders the open coupons with their codes, each with an anchor. */
export function couponTickets(
  site: SiteData,
  coupons: readonly CouponCard[],
): TemplateResult | typeof nothing {
  if (coupons.length === 0) return nothing;
  const { lang } = site;
  return html`<section class="offer-block" id="coupons" aria-labelledby="coupons-title">
    <h2 id="coupons-title">${pageText(lang, 'offers.coupons')}</h2>
    <p class="muted">${pageText(lang, 'offers.couponsHint')}</p>
    <ul class="tickets" role="list">
      ${coupons.map(
        (coupon) =>
          html`<li class="ticket" id="coupon-${coupon.id}">
            <p class="ticket-off"><bdi>${coupon.off}</bdi></p>
            <div class="ticket-words">
              <h3>${coupon.title}</h3>
              ${coupon.shop && site.isMall ? html`<p class="muted">${coupon.shop}</p>` : nothing}
              ${coupon.description ? html`<p class="muted">${coupon.description}</p>` : nothing}
              <p class="muted"><bdi>${coupon.condition}</bdi></p>
              <p class="muted"><bdi>${coupon.period}</bdi></p>
              <talad-copy locale=${lang} text=${coupon.code}></talad-copy>
              <p class="ticket-actions">
                <a
                  class="button quiet"
                  href="#coupon-${coupon.id}"
                  data-modal="OpenCoupon"
                  data-coupon=${coupon.id}
                  >${pageText(lang, 'offers.collect')}<span class="vh"> ${coupon.title}</span></a
                >
                <a href="#coupon-${coupon.id}" data-modal="CouponDetail" data-coupon=${coupon.id}
                  >${pageText(lang, 'offers.couponDetail')}<span class="vh">
                    ${coupon.title}</span
                  ></a
                >
              </p>
            </div>
          </li>`,
      )}
      ${endTile(pageText(lang, 'offers.chosen'), {
        url: site.searchUrl,
        label: pageText(lang, 'missing.search'),
      })}
    </ul>
  </section>`;
}
