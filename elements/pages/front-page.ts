import { html, nothing, type TemplateResult } from 'lit';
import { formatNumber } from '../locales/format.ts';
import { picture } from '../parts/picture/picture.ts';
import type { FrontPageData, SiteData } from './page-data.ts';
import { productStrip } from './product-grid.ts';
import { pageText } from './texts/page-text.ts';

/**
 * The owner's own sections with what every front page has between them: the first section (a slide
 * show as a rule), the ways into the range, the other sections, then the strips and shops.
 */
export function frontPage(
  site: SiteData,
  data: FrontPageData,
  sections: readonly TemplateResult[],
): TemplateResult {
  const [first, ...others] = sections;
  return html`<h1 class=${first ? 'vh' : 'wrap front-title'}>${data.title}</h1>
    ${first ?? nothing}
    <div class="wrap">${categoryTiles(site, data)}</div>
    ${others}
    <div class="wrap">
      ${data.strips.map((strip) => productStrip(site, strip))} ${shopCards(site, data)}
    </div>`;
}

function categoryTiles(site: SiteData, { categories }: FrontPageData) {
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
                  ? picture(category.image, { sizes: '72px', eager: true, alt: '' })
                  : html`<span class="blank"></span>`
              }
              <span class="tile-text"
                ><span class="tile-name">${category.category_name}</span
                ><span class="count">${countOf(site, category.count_sum)}</span></span
              >
            </a>
          </li>`,
      )}
    </ul>
  </nav>`;
}

function countOf(site: SiteData, count: number): string {
  const key = count === 1 ? 'list.count.one' : 'list.count.other';
  return pageText(site.lang, key, { count: formatNumber(count) });
}

function shopCards(site: SiteData, { shops }: FrontPageData) {
  if (shops.length === 0) return nothing;
  return html`<section class="strip">
    <h2>${pageText(site.lang, 'front.shops')}</h2>
    <ul class="shops" role="list">
      ${shops.map(
        (shop) =>
          html`<li>
            <a class="shop" href=${shop.shop_url}>
              ${
                shop.avatar
                  ? html`<span class="avatar"
                      >${picture(shop.avatar, { sizes: '72px', alt: '' })}</span
                    >`
                  : html`<span class="avatar letter" aria-hidden="true"
                      >${letterOf(shop.title)}</span
                    >`
              }
              <span class="shop-text"
                ><strong>${shop.title}</strong><span class="muted">${shop.slogan}</span
                ><span class="more">${pageText(site.lang, 'front.visit')}</span></span
              >
            </a>
          </li>`,
      )}
    </ul>
  </section>`;
}

/** Thai names may begin with a vowel that stands before its consonant: the consonant is the letter. */
function letterOf(title: string): string {
  return /[ก-ฮ]|[^\P{L}เ-ไ]/u.exec(title)?.[0] ?? '';
}
