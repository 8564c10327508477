import { html, nothing, type TemplateResult } from 'lit';
import { breadcrumb } from './breadcrumb.ts';
import { emptyList } from './empty-list.ts';
import { activeFilters, filterButton, filterForm } from './filter-form.ts';
import type { SearchPageData, SiteData } from './page-data.ts';
import { countText, productList, sortMenu } from './product-list.ts';
import { pageText } from './texts/page-text.ts';

export function searchPage(site: SiteData, data: SearchPageData): TemplateResult {
  const { list, filters } = data;
  return html`${data.crumbs.length > 0 ? breadcrumb(site, data.crumbs) : nothing}
    <div class="list-head">
      <h1>${data.heading}</h1>
      <p class="muted">${countText(site, list)}</p>
    </div>
    <div class="with-side">
      <div class="side">${filterForm(site, filters)}</div>
      <div class="results">
        <div class="toolbar">${filterButton(site, filters)} ${sortMenu(site, list)}</div>
        ${activeFilters(site, filters)}
        ${
          list.total === 0
            ? emptyList(site, {
                title: pageText(site.lang, 'search.none'),
                hint: pageText(site.lang, 'search.noneHint'),
                instead: data.instead,
              })
            : productList(site, list)
        }
      </div>
    </div>`;
}
