import { html, nothing, type TemplateResult } from 'lit';
import { breadcrumb } from './frame/breadcrumb.ts';
import { couponTickets } from './offers/coupon-tickets.ts';
import { offersGrid } from './offers/offers-grid.ts';
import type { FlashZone, PromotionsPageData } from './offers/offers-page-data.ts';
import type { SiteData } from './page-data.ts';
import { productGrid } from './lists/product-grid.ts';
import { pageText } from './texts/page-text.ts';

/** Renders the current offers: the flash sale with its countdown, promotions, coupons. */
export function promotionListPage(site: SiteData, data: PromotionsPageData): TemplateResult {
  const { promotions, coupons, flash } = data;
  const isEmpty = promotions.length === 0 && coupons.length === 0;
  return html`${breadcrumb(site, data.crumbs, { label: site.name, url: site.homeUrl })}
    <div class="offer-head">
      <h1>${data.heading}</h1>
      <p class="muted">${data.description}</p>
      ${
        coupons.length > 0 && promotions.length > 0
          ? html`<p>
              <a class="pill" href="#coupons" data-modal="CouponList"
                >${pageText(site.lang, 'offers.toCoupons')}</a
              >
            </p>`
          : nothing
      }
    </div>
    ${data.own} ${isEmpty ? none(site) : nothing} ${flash ? zone(site, flash) : nothing}
    ${promotions.length > 0 ? offersGrid(promotions, { eager: flash ? 0 : 3 }) : nothing}
    ${couponTickets(site, coupons)}`;
}

function zone(site: SiteData, flash: FlashZone): TemplateResult {
  return html`<section class="flash-zone" aria-labelledby="flash-title">
    <div class="flash-head">
      <h2 id="flash-title">
        ${flash.url === null ? flash.title : html`<a href=${flash.url}>${flash.title}</a>`}
      </h2>
      <p>
        <talad-countdown locale=${site.lang} until=${flash.until}></talad-countdown>
      </p>
    </div>
    ${productGrid(site, flash.products, { first: true })}
  </section>`;
}

function none(site: SiteData): TemplateResult {
  return html`<div class="empty">
    <h2>${pageText(site.lang, 'offers.none')}</h2>
    <p>${pageText(site.lang, 'offers.noneHint')}</p>
    <p class="actions">
      <a class="button" href=${site.searchUrl}>${pageText(site.lang, 'missing.search')}</a>
    </p>
  </div>`;
}
