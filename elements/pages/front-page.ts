import { html, nothing, type TemplateResult } from 'lit';
import { formatNumber } from '../locales/format.ts';
import { picture } from '../parts/picture/picture.ts';
import { frontEmpty, frontVariant } from './front/front-variants.ts';
import type { FrontPageData } from './front/front-page-data.ts';
import type { SiteData } from './page-data.ts';
import { productGrid, productStrip } from './lists/product-grid.ts';
import { feedbackBar, shopAvatar } from './seller/seller-avatar.ts';
import { pageText } from './texts/page-text.ts';
import { wholeRows } from './lists/whole-rows.ts';

/**
 * Renders the owner's sections with the standard parts of a front page between them: the first
 * section (usually a slide show), the categories, the other sections, then strips and shops.
 */
export function frontPage(
  site: SiteData,
  data: FrontPageData,
  sections: readonly TemplateResult[],
): TemplateResult {
  const [first, ...others] = sections;
  return html`<h1 class=${first ? 'vh' : 'wrap front-title'}>${data.title}</h1>
    ${first ?? frontCover(data)}
    <div class="wrap">${categoryTiles(site, data)}</div>
    ${others}
    <div class="wrap">
      ${frontVariant(site, data.variant)}
      ${data.strips.map((strip) => (strip.slides ? slides(site, strip) : productStrip(site, strip)))}
      ${shopCards(site, data)} ${data.isEmpty ? frontEmpty(site, data) : nothing}
    </div>`;
}

function frontCover({ cover }: FrontPageData) {
  if (!cover) return nothing;
  return html`<div class="wrap front-cover">
    ${picture(cover, { sizes: '(width < 1440px) 100vw, 1408px', eager: true, alt: '' })}
  </div>`;
}

/** Products per slide: as many as fit on a wide screen. */
const SLIDE = 4;

/** Renders a strip as slides. */
function slides(site: SiteData, strip: FrontPageData['strips'][number]) {
  const { products } = strip;
  if (products.length <= SLIDE) return productStrip(site, strip);
  const starts = Array.from({ length: Math.ceil(products.length / SLIDE) }, (_, n) => n * SLIDE);
  return html`<section class="strip">
    <div class="strip-head">
      <h2>${strip.heading}</h2>
      <a class="more" href=${strip.url}
        >${pageText(site.lang, 'front.seeAll')}<span class="vh"> ${strip.heading}</span></a
      >
    </div>
    <div class="slides">
      ${starts.map((start) => productGrid(site, products.slice(start, start + SLIDE)))}
    </div>
  </section>`;
}

function categoryTiles(site: SiteData, { categories, hasMoreCategories }: FrontPageData) {
  if (categories.length === 0) return nothing;
  const label = pageText(site.lang, 'front.categories');
  return html`<nav class="tiles" aria-label=${label}>
    <h2 class="vh">${label}</h2>
    <ul role="list">
      ${categories.map(
        (category) =>
          html`<li>
            <a class="tile" href=${category.url}>
              ${
                category.image
                  ? picture(category.image, { sizes: '72px', alt: '' })
                  : html`<span class="blank"></span>`
              }
              <span class="tile-text"
                ><span class="tile-name">${category.category_name}</span
                ><span class="count">${countOf(site, category.count_sum)}</span></span
              >
            </a>
          </li>`,
      )}
      ${
        hasMoreCategories
          ? html`<li>
              <a class="tile all" href=${site.searchUrl}
                >${pageText(site.lang, 'front.allCategories')}</a
              >
            </li>`
          : nothing
      }
    </ul>
  </nav>`;
}

function countOf(site: SiteData, count: number): string {
  return pageText(site.lang, 'list.count', { count: formatNumber(count) });
}

/** Renders the marketplace's top sellers, each linked to its page. */
function shopCards(site: SiteData, { shops, sellersUrl }: FrontPageData) {
  if (shops.length === 0) return nothing;
  const heading = pageText(site.lang, 'front.topSellers');
  return html`<section class="strip">
    <div class="strip-head">
      <h2>${heading}</h2>
      <a class="more" href=${sellersUrl}
        >${pageText(site.lang, 'front.seeAll')}<span class="vh"> ${heading}</span></a
      >
    </div>
    <ul class="shops" role="list">
      ${wholeRows(shops).map(
        (shop) =>
          html`<li>
            <a class="shop" href=${shop.seller_url ?? shop.shop_url}>
              ${shopAvatar(shop)}
              <span class="shop-text"
                ><strong>${shop.title}</strong
                ><span class="muted">${shop.slogan}</span>${feedbackBar(site, shop)}<span
                  class="more"
                  >${pageText(site.lang, 'front.visit')}</span
                ></span
              >
            </a>
          </li>`,
      )}
    </ul>
  </section>`;
}
