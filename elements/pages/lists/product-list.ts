import { html, nothing, type TemplateResult } from 'lit';
import { formatNumber } from '../../locales/format.ts';
import { icon } from '../../parts/icon.ts';
import { gridIcon, rowsIcon } from '../../parts/icons.ts';
import type { ListData, ListMore, Pagination, SiteData } from '../page-data.ts';
import { productGrid } from './product-grid.ts';
import { pageText } from '../texts/page-text.ts';

export function countText(site: SiteData, list: ListData): string {
  const count = formatNumber(list.total);
  if (list.totalCapped) return pageText(site.lang, 'list.countCapped', { count });
  return pageText(site.lang, 'list.count', { count });
}

/**
 * Renders sorting as links: it works without JavaScript, keeps the filter and goes back to page 1.
 * On a phone a button opens them.
 */
export function sortMenu(site: SiteData, list: ListData): TemplateResult {
  const label = pageText(site.lang, 'list.sort');
  const current = list.sorts.find((sort) => sort.current)?.label ?? '';
  return html`<talad-sort-menu locale=${site.lang}
    ><button class="pill sorts-open" type="button" popovertarget="sorts">
      <span class="vh">${label}: </span>${current}
    </button>
    <nav id="sorts" popover class="sorts" aria-label=${label}>
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
    </nav></talad-sort-menu
  >`;
}

/** Renders links to the list as a grid or in rows. */
export function viewLinks(site: SiteData, { isRows, views }: ListData): TemplateResult {
  const link = (url: string, name: 'grid' | 'rows', path: string, current: boolean) =>
    html`<a
      href=${url}
      rel="nofollow"
      title=${pageText(site.lang, `list.view.${name}`)}
      aria-label=${pageText(site.lang, `list.view.${name}`)}
      aria-current=${current ? 'true' : nothing}
      >${icon(path)}</a
    >`;
  return html`<nav class="views" aria-label=${pageText(site.lang, 'list.view')}>
    ${link(views.grid, 'grid', gridIcon, !isRows)} ${link(views.rows, 'rows', rowsIcon, isRows)}
  </nav>`;
}

/** Renders one page of the list, which loads more if there is more. */
export function productList(site: SiteData, list: ListData): TemplateResult {
  const { products, isRows: rows, pages, more } = list;
  const numbers = pagination(site, pages);
  return html`${productGrid(site, products, { first: true, rows })}
  ${more ? growing(site, list, more, numbers) : numbers}`;
}

function growing(site: SiteData, list: ListData, more: ListMore, numbers: unknown): TemplateResult {
  return html`<talad-more
    locale=${site.lang}
    api=${site.api}
    base=${site.base}
    filter=${JSON.stringify(more.filter)}
    cursor=${more.after}
    next=${more.next}
    shown=${more.shown}
    total=${list.total}
    ?capped=${list.totalCapped}
    ?show-shop=${site.isMall}
    >${numbers}</talad-more
  >`;
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
