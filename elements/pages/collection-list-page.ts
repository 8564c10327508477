import { html, type TemplateResult } from 'lit';
import { breadcrumb } from './frame/breadcrumb.ts';
import { offersGrid } from './offers/offers-grid.ts';
import type { CollectionsPageData } from './offers/offers-page-data.ts';
import type { SiteData } from './page-data.ts';
import { pageText } from './texts/page-text.ts';

/** Renders the shop's collections of products. */
export function collectionListPage(site: SiteData, data: CollectionsPageData): TemplateResult {
  const { collections } = data;
  return html`${breadcrumb(site, data.crumbs, { label: site.name, url: site.homeUrl })}
    <div class="offer-head">
      <h1>${data.heading}</h1>
      <p class="muted">${data.description}</p>
    </div>
    ${data.own}
    ${
      collections.length === 0
        ? none(site)
        : offersGrid(collections, { large: true, eager: 2, more: (card) => idea(site, card) })
    }`;
}

/** Renders a link that opens its first products over the list. */
function idea(site: SiteData, card: CollectionsPageData['collections'][number]): TemplateResult {
  return html`<p class="offer-actions">
    <a class="pill" href=${card.url} data-modal="Inspiration" data-collection=${card.id}
      >${pageText(site.lang, 'offers.inspire')}<span class="vh"> ${card.title}</span></a
    >
  </p>`;
}

function none(site: SiteData): TemplateResult {
  return html`<div class="empty">
    <h2>${pageText(site.lang, 'collections.none')}</h2>
    <p>${pageText(site.lang, 'collections.noneHint')}</p>
    <p class="actions">
      <a class="button" href=${site.searchUrl}>${pageText(site.lang, 'missing.search')}</a>
    </p>
  </div>`;
}
