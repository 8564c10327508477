import { html, nothing, type TemplateResult } from 'lit';
import type { ProductMini } from '../../api/product.contract.ts';
import type { SiteData } from '../page-data.ts';
import { productGrid } from './product-grid.ts';
import { pageText } from '../texts/page-text.ts';

interface EmptyList {
  readonly title: string;
  readonly hint: string;
  readonly instead: readonly ProductMini[];
  /** Address of the list without filters, if it has any. */
  readonly clearUrl?: string | null;
}

/** Renders an empty state that says what to do next and offers products. */
export function emptyList(site: SiteData, empty: EmptyList): TemplateResult {
  const { title, hint, instead, clearUrl } = empty;
  return html`<div class="empty">
      <h2>${title}</h2>
      <p>${hint}</p>
      <p class="actions">
        ${
          clearUrl
            ? html`<a class="button" rel="nofollow" href=${clearUrl}
                >${pageText(site.lang, 'search.clear')}</a
              >`
            : nothing
        }
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
