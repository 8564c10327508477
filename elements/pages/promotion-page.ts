import { html, nothing, type TemplateResult } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { picture } from '../parts/picture/picture.ts';
import { breadcrumb } from './frame/breadcrumb.ts';
import { endTile } from './lists/end-tile.ts';
import { promotionCoverSizes, type PromotionPageData } from './offers/offers-page-data.ts';
import type { SiteData } from './page-data.ts';
import { productGrid } from './lists/product-grid.ts';
import { pageText } from './texts/page-text.ts';

/** Renders one promotion: its picture, duration, description and products. */
export function promotionPage(site: SiteData, data: PromotionPageData): TemplateResult {
  const { promotion, products } = data;
  const { lang } = site;
  return html`${breadcrumb(site, data.crumbs, { label: site.name, url: site.homeUrl })}
    <article class="offer-page">
      ${
        promotion.image
          ? html`<div class="offer-cover">
              ${picture(promotion.image, { sizes: promotionCoverSizes, eager: true, alt: '' })}
            </div>`
          : nothing
      }
      <header class="offer-head">
        ${promotion.mark ? html`<p><bdi class="offer-mark">${promotion.mark}</bdi></p>` : nothing}
        <h1>${promotion.title}</h1>
        ${promotion.summary ? html`<p class="standfirst">${promotion.summary}</p>` : nothing}
        <p class="offer-clock">
          ${
            promotion.isComing
              ? promotion.meta
              : html`<talad-countdown locale=${lang} until=${promotion.until}></talad-countdown>`
          }
        </p>
        ${promotion.shop ? html`<p class="muted">${promotion.shop}</p>` : nothing}
      </header>
      ${promotion.html ? html`<div class="prose rich">${unsafeHTML(promotion.html)}</div>` : nothing}
      <talad-share locale=${lang} url=${data.shareUrl} heading=${promotion.title}></talad-share>
    </article>
    ${products.length > 0 ? productsOf(site, data) : allOffers(site, data)}`;
}

function productsOf(site: SiteData, { promotion, products, allUrl }: PromotionPageData) {
  const { lang } = site;
  const end = endTile(pageText(lang, 'offers.others'), {
    url: allUrl,
    label: pageText(lang, 'offers.all'),
  });
  return html`<section class="strip">
    <h2>${pageText(lang, 'offers.products')}</h2>
    ${productGrid(site, products, { first: promotion.image === null, end })}
  </section>`;
}

function allOffers({ lang }: SiteData, { allUrl }: PromotionPageData) {
  return html`<p class="offer-all">
    <a class="more" href=${allUrl}>${pageText(lang, 'offers.all')}</a>
  </p>`;
}
