import { html, nothing, type TemplateResult } from 'lit';
import { contactLines, shownScores } from '../commerce/sellers/seller-view.ts';
import { formatPhone } from '../locales/format-phone.ts';
import { formatNumber } from '../locales/format.ts';
import { breadcrumb } from './frame/breadcrumb.ts';
import { emptyList } from './lists/empty-list.ts';
import type { SiteData } from './page-data.ts';
import { productStrip } from './lists/product-grid.ts';
import { countText, productList, sortMenu } from './lists/product-list.ts';
import { reviewsSection } from './product/reviews.ts';
import { sellerHead } from './seller/seller-head.ts';
import type { SellerFront, SellerList, SellerPageData } from './seller/seller-page-data.ts';
import { pageText } from './texts/page-text.ts';

/** Renders a shop's page on the marketplace (spec §2 "Seller page"). */
export function sellerPage(market: SiteData, data: SellerPageData): TemplateResult {
  const { shop, shown } = data;
  // All its products are the shop's, so boxes do not show the shop.
  const site = { ...market, isMall: false };
  const { lang } = site;
  const all = { label: pageText(lang, 'sellers.title'), url: `${site.base}/seller` };
  return html`${breadcrumb(site, data.crumbs, all)} ${sellerHead(site, data)}
    <div id="products">
      <talad-seller-search
        locale=${lang}
        base=${site.base}
        api=${site.api}
        action=${data.url}
        shop=${shop.id}
        label=${pageText(lang, 'seller.search')}
        value=${shown.kind === 'list' ? shown.keyword : nothing}
        ><div class="seller-shown">
          ${categoryLinks(site, data)}
          ${shown.kind === 'list' ? list(site, data, shown) : front(site, shown)}
        </div></talad-seller-search
      >
    </div>
    ${shown.kind === 'front' ? [about(site, data), sellerReviews(site, shown)] : nothing}`;
}

function categoryLinks({ lang }: SiteData, { categories, listUrl, shown }: SellerPageData) {
  const isAll =
    shown.kind === 'list' && !shown.isNarrowed && !categories.some(({ current }) => current);
  const everything = { label: pageText(lang, 'seller.all'), url: listUrl, current: isAll };
  return html`<nav class="chips" aria-label=${pageText(lang, 'seller.categories')}>
    ${[everything, ...categories].map(
      ({ label, url, current }) =>
        html`<a class="pill" href=${url} rel="nofollow" aria-current=${current ? 'true' : nothing}
          >${label}</a
        >`,
    )}
  </nav>`;
}

function front(site: SiteData, { strips }: SellerFront) {
  if (strips.every(({ products }) => products.length === 0)) {
    return html`<div class="empty"><h2>${pageText(site.lang, 'seller.empty')}</h2></div>`;
  }
  return strips.map((strip) => productStrip(site, strip));
}

function list(site: SiteData, data: SellerPageData, shown: SellerList): TemplateResult {
  const { lang } = site;
  const { heading, keyword } = shown;
  const isEmpty = shown.list.products.length === 0;
  return html`<div class="list-head">
      <h2>${heading}</h2>
      ${isEmpty ? nothing : html`<p class="muted">${countText(site, shown.list)}</p>`}
      <a class="more" href=${data.url}>${pageText(lang, 'seller.back')}</a>
    </div>
    ${isEmpty ? nothing : html`<div class="toolbar">${sortMenu(site, shown.list)}</div>`}
    ${
      isEmpty
        ? emptyList(site, {
            title: pageText(lang, keyword ? 'seller.none' : 'seller.empty'),
            hint: pageText(lang, 'seller.noneHint'),
            instead: shown.instead,
            clearUrl: data.listUrl,
          })
        : productList(site, shown.list)
    }`;
}

function about(site: SiteData, { shop }: SellerPageData): TemplateResult {
  const { lang } = site;
  const scores = shownScores(shop);
  const contact = contactLines(shop);
  const { dropship_config: dropship } = shop;
  return html`<section class="strip seller-about" id="about" aria-labelledby="about-title">
    <h2 id="about-title">${pageText(lang, 'seller.about')}</h2>
    <div class="seller-facts">
      ${
        shop.description || dropship?.note
          ? html`<div class="prose">
              <p>${shop.description}</p>
              ${
                dropship?.note
                  ? html`<h3>${pageText(lang, 'seller.dropship')}</h3>
                      <p>${dropship.note}</p>`
                  : nothing
              }
            </div>`
          : nothing
      }
      ${
        scores.length > 0
          ? html`<div>
              <h3>${pageText(lang, 'seller.scores')}</h3>
              <dl class="seller-scores">
                ${scores.map(({ type, score }) => {
                  const shown = formatNumber(score, 1);
                  return html`<div>
                    <dt>${pageText(lang, `seller.score.${type}`)}</dt>
                    <dd>
                      <meter min="0" max="5" value=${score} aria-hidden="true"></meter
                      ><strong aria-hidden="true">${shown}</strong
                      ><span class="vh">${pageText(lang, 'seller.outOf', { score: shown })}</span>
                    </dd>
                  </div>`;
                })}
              </dl>
            </div>`
          : nothing
      }
      ${
        contact.length > 0 || shop.address
          ? html`<div>
              <h3>${pageText(lang, 'seller.contact')}</h3>
              <dl class="seller-contact">
                ${contact.map(
                  ({ kind, text, href }) =>
                    html`<div>
                      <dt>${pageText(lang, `seller.contact.${kind}`)}</dt>
                      <dd><a href=${href}>${kind === 'phone' ? formatPhone(text) : text}</a></dd>
                    </div>`,
                )}
                ${
                  shop.address
                    ? html`<div>
                        <dt>${pageText(lang, 'seller.address')}</dt>
                        <dd>${shop.address}</dd>
                      </div>`
                    : nothing
                }
              </dl>
            </div>`
          : nothing
      }
    </div>
  </section>`;
}

function sellerReviews(site: SiteData, { reviews }: SellerFront): TemplateResult {
  const { lang } = site;
  if (reviews) {
    return reviewsSection(site, { ...reviews, note: pageText(lang, 'seller.window') });
  }
  return html`<section class="strip" id="reviews">
    <h2>${pageText(lang, 'seller.reviews')}</h2>
    <p class="muted">${pageText(lang, 'seller.noReviews')}</p>
  </section>`;
}
