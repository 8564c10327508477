import { html, nothing, type TemplateResult } from 'lit';
import type { ProductStrip, SiteData } from './page-data.ts';
import { productStrip } from './product-grid.ts';
import { pageText } from './texts/page-text.ts';

export interface MissingPageData {
  readonly what: 'page' | 'product';
  readonly strip: ProductStrip | null;
}

/** 404: what happened, where to go on, and something to buy. */
export function missingPage(site: SiteData, data: MissingPageData): TemplateResult {
  const title = pageText(site.lang, data.what === 'product' ? 'missing.product' : 'missing.title');
  return html`<div class="message">
      <h1>${title}</h1>
      <p>${pageText(site.lang, 'missing.text')}</p>
      <p class="actions">
        <a class="button" href=${site.searchUrl}>${pageText(site.lang, 'missing.search')}</a>
        <a class="button quiet" href=${site.homeUrl}>${pageText(site.lang, 'missing.home')}</a>
      </p>
    </div>
    ${data.strip ? productStrip(site, data.strip) : nothing}`;
}
