import { html, type TemplateResult } from 'lit';
import type { ProductMini } from '../../api/product.contract.ts';
import { emptyList } from './empty-list.ts';
import { activeFilters, filterButton, filterForm, type FilterModal } from './filter-form.ts';
import type { FilterData, ListData, SiteData } from '../page-data.ts';
import { productList, sortMenu, viewLinks } from './product-list.ts';

interface FilteredList {
  readonly list: ListData;
  readonly filters: FilterData;
  readonly modal: FilterModal;
  /** Title of the empty state, which also offers products. */
  readonly title: string;
  readonly hint: string;
  readonly instead: readonly ProductMini[];
}

/** Renders filters at the side (a sheet on phones), active filters, sorting and products. */
export function filteredList(site: SiteData, data: FilteredList): TemplateResult {
  const { list, filters, modal, title, hint, instead } = data;
  return html`<div class="with-side">
    <div class="side">${filterForm(site, filters)}</div>
    <div class="results">
      <div class="toolbar">
        ${filterButton(site, filters, modal)} ${sortMenu(site, list)} ${viewLinks(site, list)}
      </div>
      ${activeFilters(site, filters)}
      ${
        list.products.length === 0
          ? emptyList(site, { title, hint, instead, clearUrl: filters.keywordUrl })
          : productList(site, list)
      }
    </div>
  </div>`;
}
