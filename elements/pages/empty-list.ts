import { html, nothing, type TemplateResult } from 'lit';
import type { ProductMini } from '../api/product.contract.ts';
import type { SiteData } from './page-data.ts';
import { productGrid } from './product-grid.ts';
import { pageText } from './texts/page-text.ts';

interface EmptyList {
  readonly title: string;
  readonly hint: string;
  readonly instead: readonly ProductMini[];
}

/** An empty state says what to do next and shows something to buy. */
export function emptyList(site: SiteData, { title, hint, instead }: EmptyList): TemplateResult {
  return html`<div class="empty">
      <h2>${title}</h2>
      <p>${hint}</p>
      <p>
        <a class="button quiet" href=${site.searchUrl}>${pageText(site.lang, 'missing.search')}</a>
      </p>
    </div>
    ${
      instead.length
        ? html`<section class="strip">
            <h2>${pageText(site.lang, 'search.instead')}</h2>
            ${productGrid(site, instead)}
          </section>`
        : nothing
    }`;
}
