import { html, nothing, type TemplateResult } from 'lit';
import type { ShopMini } from '../api/shop.contract.ts';
import { picture } from '../parts/picture/picture.ts';
import { breadcrumb } from './frame/breadcrumb.ts';
import { filteredList } from './lists/filtered-list.ts';
import type { SearchPageData, SiteData } from './page-data.ts';
import { countText } from './lists/product-list.ts';
import { pageText } from './texts/page-text.ts';

export function searchPage(site: SiteData, data: SearchPageData): TemplateResult {
  const { list, filters } = data;
  return html`${data.crumbs.length > 0 ? breadcrumb(site, data.crumbs) : nothing}
    <div class="list-head">
      <h1>${data.heading}</h1>
      <p class="muted">${countText(site, list)}</p>
    </div>
    ${shown(site, data)} ${meant(site, data)} ${sellers(site, data)} ${data.recommend}
    ${filteredList(site, {
      list,
      filters,
      modal: 'FilterSearch',
      instead: data.instead,
      title: pageText(site.lang, 'search.none'),
      hint: pageText(site.lang, 'search.noneHint'),
    })}`;
}

function shown(site: SiteData, { shown }: SearchPageData): TemplateResult | typeof nothing {
  if (!shown) return nothing;
  return html`<p class="meant" role="status">${pageText(site.lang, 'search.shown', shown)}</p>`;
}

/** The sentence differs by language; the corrected keyword is the link. */
function meant(site: SiteData, { meant }: SearchPageData): TemplateResult | typeof nothing {
  if (!meant) return nothing;
  const [before = '', after = ''] = pageText(site.lang, 'search.meant', { word: '\n' }).split('\n');
  return html`<p class="meant">${before}<a href=${meant.url}>${meant.text}</a>${after}</p>`;
}

function sellers(site: SiteData, data: SearchPageData): TemplateResult | typeof nothing {
  if (data.sellers.length === 0) return nothing;
  const keyword = data.shown?.asked ?? data.filters.filter.keyword ?? '';
  return html`<section class="sellers">
    <h2>${pageText(site.lang, 'search.sellers', { keyword })}</h2>
    <ul role="list">
      ${data.sellers.map(
        (shop) =>
          html`<li>
            <a class="seller" href=${shop.seller_url ?? shop.shop_url}
              >${shopAvatar(shop)}<span>${shop.title}</span></a
            >
          </li>`,
      )}
    </ul>
  </section>`;
}

function shopAvatar(shop: ShopMini): TemplateResult {
  return shop.avatar
    ? html`<span class="small-avatar">${picture(shop.avatar, { sizes: '40px', alt: '' })}</span>`
    : html`<span class="small-avatar letter" aria-hidden="true">${shop.title.slice(0, 1)}</span>`;
}
