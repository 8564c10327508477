import { html, nothing, type TemplateResult } from 'lit';
import { formatNumber } from '../locales/format.ts';
import type { ListData, Pagination, SiteData } from './page-data.ts';
import { productGrid } from './product-grid.ts';
import { pageText } from './texts/page-text.ts';

export function countText(site: SiteData, list: ListData): string {
  const count = formatNumber(list.total);
  if (list.totalCapped) return pageText(site.lang, 'list.countCapped', { count });
  return pageText(site.lang, list.total === 1 ? 'list.count.one' : 'list.count.other', { count });
}

/** Sorting as links: works without JavaScript, keeps the filter and goes back to page 1. */
export function sortMenu(site: SiteData, list: ListData): TemplateResult {
  const label = pageText(site.lang, 'list.sort');
  return html`<nav class="sorts" aria-label=${label}>
    <span class="sorts-label" aria-hidden="true">${label}</span>
    ${list.sorts.map(
      (sort) =>
        html`<a
          class="pill"
          href=${sort.url}
          rel="nofollow"
          aria-current=${sort.current ? 'true' : nothing}
          >${sort.label}</a
        >`,
    )}
  </nav>`;
}

export function productList(site: SiteData, list: ListData): TemplateResult {
  return html`${productGrid(site, list.products, { first: true })} ${pagination(site, list.pages)}`;
}

export function pagination(site: SiteData, pages: Pagination): TemplateResult | typeof nothing {
  if (pages.numbers.length < 2) return nothing;
  return html`<nav class="pages" aria-label=${pageText(site.lang, 'list.pages')}>
    ${turn(pages.previous, 'prev', pageText(site.lang, 'list.previous'))}
    ${pages.numbers.map((page) =>
      page
        ? html`<a
            class="page"
            href=${page.url}
            aria-label=${pageText(site.lang, 'list.page', { n: page.number })}
            aria-current=${page.current ? 'page' : nothing}
            >${page.label}</a
          >`
        : html`<span class="gap" aria-hidden="true">…</span>`,
    )}
    ${turn(pages.next, 'next', pageText(site.lang, 'list.next'))}
  </nav>`;
}

function turn(url: string | null, rel: 'prev' | 'next', label: string) {
  return url ? html`<a class="turn" rel=${rel} href=${url}>${label}</a>` : nothing;
}
