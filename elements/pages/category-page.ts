import { html, nothing, type TemplateResult } from 'lit';
import { picture } from '../parts/picture/picture.ts';
import { breadcrumb } from './frame/breadcrumb.ts';
import { partText, type PartDirection } from './lists/category-part-text.ts';
import { filteredList } from './lists/filtered-list.ts';
import type { CategoryPageData, SiteData } from './page-data.ts';
import { countText } from './lists/product-list.ts';
import { pageText } from './texts/page-text.ts';

export function categoryPage(site: SiteData, data: CategoryPageData): TemplateResult {
  const { category, children, list } = data;
  const isFiltered = data.filters.active.length > 0;
  return html`${breadcrumb(site, data.crumbs)} ${intro(data)}
    <div class="list-head">
      <h1>${category.category_name}</h1>
      <p class="muted">${countText(site, list)}</p>
    </div>
    ${data.description ? html`<p class="category-text">${data.description}</p>` : nothing}
    ${
      children.shown.length
        ? html`<nav class="chips" aria-label=${pageText(site.lang, 'list.subcategories')}>
            ${partLink(site, children, 'previous')}${children.shown.map(
              (child) =>
                html`<a class="pill" href=${child.url}
                  >${child.category_name} <span class="count">${child.count_sum}</span></a
                >`,
            )}${partLink(site, children, 'next')}
          </nav>`
        : nothing
    }
    ${data.recommend}
    ${filteredList(site, {
      list,
      filters: data.filters,
      modal: 'Filter',
      instead: data.instead,
      title: pageText(site.lang, isFiltered ? 'search.none' : 'list.empty'),
      hint: pageText(site.lang, isFiltered ? 'search.noneHint' : 'list.emptyHint'),
    })}`;
}

function partLink(
  { lang }: SiteData,
  children: CategoryPageData['children'],
  direction: PartDirection,
) {
  const url = children[`${direction}Url`];
  return url === null
    ? nothing
    : html`<a class="pill" rel="nofollow" href=${url}>${partText(lang, children, direction)}</a>`;
}

/** Renders the page's largest picture, which loads at once. */
function intro({ image }: CategoryPageData): TemplateResult | typeof nothing {
  if (!image) return nothing;
  return html`<div class="category-image">
    ${picture(image, { sizes: '(width < 1472px) 100vw, 1408px', eager: true, alt: '' })}
  </div>`;
}
