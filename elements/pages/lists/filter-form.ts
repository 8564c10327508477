import { html, nothing, type TemplateResult } from 'lit';
import { CATEGORIES_SHOWN } from '../../commerce/limits.ts';
import { partText, type PartDirection } from './category-part-text.ts';
import type { FilterData, SiteData } from '../page-data.ts';
import { pageText } from '../texts/page-text.ts';
import type { PageTextKey } from '../texts/en.ts';

/** Renders the active filters, each a link that removes it. */
export function activeFilters(
  site: SiteData,
  filters: FilterData,
): TemplateResult | typeof nothing {
  if (filters.active.length === 0) return nothing;
  const t = (key: PageTextKey) => pageText(site.lang, key);
  return html`<ul class="active" role="list" aria-label=${t('filter.active')}>
    ${filters.active.map(
      ({ label, removeUrl }) =>
        html`<li>
          <a
            class="pill on"
            rel="nofollow"
            href=${removeUrl}
            aria-label=${pageText(site.lang, 'filter.remove', { name: label })}
            >${label}<span class="x" aria-hidden="true"></span
          ></a>
        </li>`,
    )}
    <li><a class="clear" rel="nofollow" href=${filters.clearUrl}>${t('filter.clear')}</a></li>
  </ul>`;
}

/** Spec §2 Modals: the filters of a category, and those of a search. */
export type FilterModal = 'Filter' | 'FilterSearch';

/**
 * Opens the filters on a phone, as a modal or, without JavaScript, as a popover; on wider screens
 * they are at the side.
 */
export function filterButton(
  site: SiteData,
  filters: FilterData,
  modal: FilterModal,
): TemplateResult {
  const count = filters.active.length;
  return html`<button
    class="pill filter-open"
    type="button"
    popovertarget="filters"
    data-modal=${modal}
    data-heading=${pageText(site.lang, 'filter.title')}
  >
    ${pageText(site.lang, 'filter.open')}${count ? html` <span class="badge">${count}</span>` : nothing}
  </button>`;
}

/** Renders a plain GET form; parts of the filter without a field are hidden fields. */
export function filterForm(site: SiteData, filters: FilterData): TemplateResult {
  const { filter } = filters;
  const t = (key: PageTextKey) => pageText(site.lang, key);
  return html`<form
    id="filters"
    popover
    class="filters"
    method="get"
    action=${filters.action}
    aria-label=${t('filter.title')}
  >
    <div class="filters-head">
      <h2>${t('filter.title')}</h2>
      <button class="close" type="button" popovertarget="filters" popovertargetaction="hide">
        ${t('filter.close')}
      </button>
    </div>
    ${
      filters.rest === ''
        ? nothing
        : html`<input type="hidden" name="filter" value=${filters.rest} />`
    }
    ${filters.isRows ? html`<input type="hidden" name="view" value="list" />` : nothing}
    ${categoryLinks(site, filters)}
    <fieldset>
      <legend>${t('filter.price')}</legend>
      <div class="range">
        ${priceField(t('filter.priceMin'), t('filter.min'), 'price_min', filter.price_min)}
        <span>${t('filter.to')}</span>
        ${priceField(t('filter.priceMax'), t('filter.max'), 'price_max', filter.price_max)}
      </div>
    </fieldset>
    ${showroomChoices(site, filters)}
    <div>
      ${checkbox(t('filter.special'), 'special', filter.special === 1)}
      ${checkbox(t('filter.ready'), 'ready_to_sell', filter.ready_to_sell === 1)}
    </div>
    ${conditionChoices(site, filters)}
    <button class="apply" type="submit">${t('filter.apply')}</button>
    <talad-facets
      locale=${site.lang}
      api=${site.api}
      site=${filters.site ?? nothing}
      action=${filters.action}
      filter=${JSON.stringify(filter)}
      narrowed=${JSON.stringify(filters.narrowed)}
      ?rows=${filters.isRows}
    ></talad-facets>
  </form>`;
}

function checkbox(label: string, name: string, checked: boolean) {
  return html`<label class="check">
    <input type="checkbox" name=${name} value="1" ?checked=${checked} /> ${label}
    <span class="count" data-count=${name}></span>
  </label>`;
}

function priceField(label: string, hint: string, name: string, value: number | undefined) {
  return html`<input
    type="number"
    inputmode="numeric"
    min="0"
    step="any"
    name=${name}
    aria-label=${label}
    placeholder=${hint}
    value=${value ?? nothing}
  />`;
}

function categoryLinks(site: SiteData, filters: FilterData) {
  const { categories, categoryParts: parts } = filters;
  if (categories.length === 0) return nothing;
  const more = categories.slice(CATEGORIES_SHOWN);
  const partLink = (direction: PartDirection) => {
    const url = parts[`${direction}Url`];
    return url === null
      ? nothing
      : html`<a class="part" rel="nofollow" href=${url}
          >${partText(site.lang, parts, direction)}</a
        >`;
  };
  const links = (some: typeof categories) =>
    html`<ul class="links" role="list">
      ${some.map(
        (category) =>
          html`<li>
            <a
              href=${category.url}
              rel="nofollow"
              aria-current=${category.current ? 'true' : nothing}
              >${category.label}
              <span
                class="count"
                data-count=${category.count === null ? `category-${category.id}` : nothing}
                >${category.count}</span
              ></a
            >
          </li>`,
      )}
    </ul>`;
  return html`<details open>
    <summary>${pageText(site.lang, 'filter.category')}</summary>
    ${partLink('previous')} ${links(categories.slice(0, CATEGORIES_SHOWN))}
    ${
      more.length > 0
        ? html`<details
            class="rest"
            ?open=${parts.previousUrl !== null || more.some(({ current }) => current)}
          >
            <summary>
              ${pageText(site.lang, 'filter.moreCategories', { count: more.length + parts.behind })}
            </summary>
            ${links(more)} ${partLink('next')}
          </details>`
        : nothing
    }
  </details>`;
}

/** The numbers are filled in once the facets are counted. */
function conditionChoices(site: SiteData, { filter }: FilterData) {
  const chosen = filter.condition ?? '';
  return html`<fieldset>
    <legend>${pageText(site.lang, 'filter.condition')}</legend>
    ${(['', 'new', 'second_hand'] as const).map(
      (value) =>
        html`<label class="check"
          ><input type="radio" name="condition" value=${value} ?checked=${value === chosen} />
          ${pageText(site.lang, value === '' ? 'filter.conditionAll' : `filter.condition.${value}`)}
          <span class="count" data-count=${value || nothing}></span
        ></label>`,
    )}
  </fieldset>`;
}

function showroomChoices(site: SiteData, filters: FilterData) {
  if (filters.showrooms.length === 0) return nothing;
  const choice = (value: string, label: string, checked: boolean) =>
    html`<label class="check"
      ><input type="radio" name="showroom" value=${value} ?checked=${checked} /> ${label}</label
    >`;
  return html`<fieldset>
    <legend>${pageText(site.lang, 'filter.showroom')}</legend>
    ${choice('', pageText(site.lang, 'filter.showroomAll'), !filters.filter.showroom)}
    ${filters.showrooms.map((showroom) =>
      choice(
        showroom,
        pageText(site.lang, `search.showroom.${showroom}`),
        filters.filter.showroom === showroom,
      ),
    )}
  </fieldset>`;
}
