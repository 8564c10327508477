import { html, nothing, type TemplateResult } from 'lit';
import type { ProductStrip, SiteData } from './page-data.ts';
import { productStrip } from './lists/product-grid.ts';
import { pageText } from './texts/page-text.ts';

export interface MissingPageData {
  readonly what: keyof typeof missingTitles;
  /** Address of all shops, if a shop was not found. */
  readonly sellersUrl: string;
  readonly strip: ProductStrip | null;
  /** For the shop's staff: the address for creating the missing page. */
  readonly make?: { readonly path: string; readonly url: string } | undefined;
}

export const missingTitles = {
  page: 'missing.title',
  product: 'missing.product',
  shop: 'missing.shop',
} as const;

/** 404: the reason, links to continue, and some products. */
export function missingPage(site: SiteData, data: MissingPageData): TemplateResult {
  const title = pageText(site.lang, missingTitles[data.what]);
  return html`<div class="message">
      <h1>${title}</h1>
      <p>${pageText(site.lang, 'missing.text')}</p>
      <form
        class="find"
        role="search"
        aria-label=${pageText(site.lang, 'missing.find')}
        action=${site.searchUrl}
      >
        <input
          type="search"
          name="keyword"
          maxlength="200"
          aria-label=${pageText(site.lang, 'missing.find')}
          placeholder=${pageText(site.lang, 'missing.find')}
        />
        <button class="button">${pageText(site.lang, 'missing.findButton')}</button>
      </form>
      ${data.make ? makeLink(site, data.make) : nothing}
      <p class="actions">
        ${
          data.what === 'shop'
            ? html`<a class="button quiet" href=${data.sellersUrl}
                >${pageText(site.lang, 'missing.shops')}</a
              >`
            : nothing
        }
        <a class="button quiet" href=${site.searchUrl}>${pageText(site.lang, 'missing.search')}</a>
        <a class="button quiet" href=${site.homeUrl}>${pageText(site.lang, 'missing.home')}</a>
      </p>
    </div>
    ${data.strip ? productStrip(site, data.strip) : nothing}`;
}

function makeLink(site: SiteData, make: { readonly path: string; readonly url: string }) {
  return html`<p class="make">
    ${pageText(site.lang, 'missing.makeText', { path: make.path })}
    <a href=${make.url} rel="nofollow">${pageText(site.lang, 'missing.make')}</a>
  </p>`;
}
