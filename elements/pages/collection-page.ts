import { html, nothing, type TemplateResult } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { picture } from '../parts/picture/picture.ts';
import { breadcrumb } from './frame/breadcrumb.ts';
import { endTile } from './lists/end-tile.ts';
import { offersGrid } from './offers/offers-grid.ts';
import { collectionCoverSizes, type CollectionPageData } from './offers/offers-page-data.ts';
import type { SiteData } from './page-data.ts';
import { productGrid } from './lists/product-grid.ts';
import { pagination } from './lists/product-list.ts';
import { pageText } from './texts/page-text.ts';

/** Renders one collection: its description, and its products page by page. */
export function collectionPage(site: SiteData, data: CollectionPageData): TemplateResult {
  const { collection, others } = data;
  const { lang } = site;
  const end = endTile(pageText(lang, 'collections.else'), {
    url: site.searchUrl,
    label: pageText(lang, 'missing.search'),
  });
  return html`${breadcrumb(site, data.crumbs, { label: site.name, url: site.homeUrl })}
    <div class="collection-head">
      ${
        collection.image
          ? html`<div class="offer-cover">
              ${picture(collection.image, { sizes: collectionCoverSizes, eager: true, alt: '' })}
            </div>`
          : nothing
      }
      <div class="offer-head">
        <h1>${collection.title}</h1>
        ${collection.summary ? html`<p class="standfirst">${collection.summary}</p>` : nothing}
        ${collection.html ? html`<div class="prose rich">${unsafeHTML(collection.html)}</div>` : nothing}
        <p class="muted">${collection.meta}</p>
      </div>
    </div>
    ${
      data.products.length > 0
        ? html`<section aria-labelledby="in-it">
            <h2 id="in-it" class="vh">${pageText(lang, 'collections.products')}</h2>
            ${productGrid(site, data.products, {
              first: collection.image === null,
              // A tile at the end of a page that has a next one would not be at the end.
              ...(data.pages.next ? {} : { end }),
            })}
          </section>`
        : html`<div class="empty"><p>${pageText(lang, 'collections.empty')}</p></div>`
    }
    ${pagination(site, data.pages)}
    ${
      others.length > 0
        ? html`<section class="strip">
            <div class="strip-head">
              <h2>${pageText(lang, 'collections.others')}</h2>
              <a class="more" href=${data.allUrl}>${pageText(lang, 'collections.all')}</a>
            </div>
            ${offersGrid(others, { heading: 'h3' })}
          </section>`
        : nothing
    }`;
}
