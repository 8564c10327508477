import { html, nothing, type TemplateResult } from 'lit';
import type { ShopFound } from '../api/shop-search.contract.ts';
import { formatNumber } from '../locales/format.ts';
import { picture } from '../parts/picture/picture.ts';
import { breadcrumb } from './frame/breadcrumb.ts';
import type { SiteData } from './page-data.ts';
import { pagination } from './lists/product-list.ts';
import { feedbackBar, productCount, shopAvatar } from './seller/seller-avatar.ts';
import type { SellersPageData } from './seller/seller-page-data.ts';
import { pageText } from './texts/page-text.ts';

/** Renders all shops of the marketplace, filtered by name, category or terms for resellers. */
export function sellerListPage(site: SiteData, data: SellersPageData): TemplateResult {
  const { sellers } = data;
  return html`${breadcrumb(site, data.crumbs, { label: site.name, url: site.homeUrl })}
    <div class="list-head">
      <h1>${data.heading}</h1>
      <p class="muted">${countText(site, data)}</p>
    </div>
    ${searchForm(site, data)} ${dropshipForm(site, data)} ${chips(site, data)}
    ${
      sellers.length === 0
        ? none(site, data)
        : html`<ul class="seller-cards" role="list">
            ${sellers.map((seller, index) => html`<li>${card(site, seller, index < 2)}</li>`)}
            <li class="seller-invite">${invite(site)}</li>
          </ul>`
    }
    ${pagination(site, data.pages)}`;
}

function countText({ lang }: SiteData, { total, totalCapped }: SellersPageData): string {
  const count = formatNumber(total);
  if (totalCapped) return pageText(lang, 'sellers.countCapped', { count });
  return pageText(lang, 'sellers.count', { count });
}

function searchForm({ lang }: SiteData, data: SellersPageData): TemplateResult {
  const { action, filter, categories } = data;
  const any = pageText(lang, 'sellers.anyCategory');
  return html`<form
    class="sellers-search"
    role="search"
    aria-label=${pageText(lang, 'sellers.search')}
    action=${action}
  >
    ${hiddenFields(filter, ['dropship', 'discount_min', 'discount_unit'])}
    <label class="field"
      ><span>${pageText(lang, 'sellers.search')}</span
      ><input type="search" name="keyword" value=${filter.keyword ?? ''} enterkeyhint="search"
    /></label>
    <label class="field"
      ><span>${pageText(lang, 'sellers.category')}</span
      ><select name="category_id">
        <option value="">${any}</option>
        ${categories.map(
          ({ id, name }) =>
            html`<option value=${id} ?selected=${id === filter.category_id}>${name}</option>`,
        )}
      </select></label
    >
    <button class="button">${pageText(lang, 'sellers.find')}</button>
    ${dropshipLink(lang, data)}
  </form>`;
}

/** Renders a link to the form below; with JavaScript it opens as a modal. */
function dropshipLink(lang: SiteData['lang'], { action, filter }: SellersPageData): TemplateResult {
  return html`<a
    class="button quiet"
    href="#dropship"
    data-modal="FilterDropship"
    data-state=${JSON.stringify({ action, filter })}
    >${pageText(lang, 'sellers.dropship')}</a
  >`;
}

/** Renders hidden fields for filters that a form does not change. */
function hiddenFields(
  filter: SellersPageData['filter'],
  keys: readonly (keyof SellersPageData['filter'])[],
) {
  return keys.map((key) =>
    filter[key] === undefined
      ? nothing
      : html`<input type="hidden" name=${key} value=${String(filter[key])} />`,
  );
}

/** This form is shown when its link is followed. */
function dropshipForm({ lang }: SiteData, { action, filter }: SellersPageData): TemplateResult {
  return html`<form id="dropship" class="sellers-search dropship-form" action=${action}>
    ${hiddenFields(filter, ['keyword', 'category_id'])}
    <label class="check"
      ><input type="checkbox" name="dropship" value="1" ?checked=${filter.dropship === 1} /><span
        >${pageText(lang, 'sellers.dropshipOn')}</span
      ></label
    >
    <label class="field"
      ><span>${pageText(lang, 'sellers.discountMin')}</span
      ><input
        name="discount_min"
        inputmode="decimal"
        pattern="[0-9]{1,6}([.][0-9]{1,2})?"
        value=${filter.discount_min ?? ''}
    /></label>
    <label class="field"
      ><span>${pageText(lang, 'sellers.discountUnit')}</span
      ><select name="discount_unit">
        ${(['percent', 'baht'] as const).map(
          (unit) =>
            html`<option value=${unit} ?selected=${filter.discount_unit === unit}>
              ${pageText(lang, `sellers.unit.${unit}`)}
            </option>`,
        )}
      </select></label
    >
    <button class="button">${pageText(lang, 'filter.apply')}</button>
  </form>`;
}

function chips({ lang, base }: SiteData, { active, filter }: SellersPageData) {
  if (active.length === 0) return nothing;
  return html`<ul class="active" role="list" aria-label=${pageText(lang, 'filter.active')}>
    ${active.map(
      ({ label, removeUrl }) =>
        html`<li>
          <a
            class="pill on"
            href=${removeUrl}
            rel="nofollow"
            aria-label=${pageText(lang, 'filter.remove', { name: label })}
            >${label}<span class="x" aria-hidden="true"></span
          ></a>
        </li>`,
    )}
    ${
      filter.dropship === 1
        ? html`<li>
            <a class="clear" href="${base}/dropship-history"
              >${pageText(lang, 'personal.dropship-history')}</a
            >
          </li>`
        : nothing
    }
  </ul>`;
}

function card(site: SiteData, seller: ShopFound, eager: boolean): TemplateResult {
  const { lang } = site;
  const { dropship_config: dropship, product_categories: categories } = seller;
  const shown = seller.products_mini.flatMap(({ image }) => image ?? []).slice(0, 4);
  return html`<article class="seller-card">
    <div class="seller-goods" aria-hidden="true">
      ${shown.map((image) => picture(image, { sizes: '(width < 750px) 25vw, 100px', eager, alt: '' }))}
    </div>
    <div class="seller-card-head">
      ${shopAvatar(seller, '56px')}
      <div>
        <h2><a href=${seller.seller_url ?? seller.shop_url}>${seller.title}</a></h2>
        ${seller.slogan ? html`<p class="muted">${seller.slogan}</p>` : nothing}
      </div>
    </div>
    ${feedbackBar(site, seller)}
    <p class="muted">
      ${productCount(site, seller.total_product)}${categories
        .slice(0, 3)
        .map(({ name }) => html` · ${name}`)}
    </p>
    ${
      dropship
        ? html`<p class="seller-mark">
            ${pageText(lang, `sellers.discount.${dropship.discount_unit}`, { value: formatNumber(dropship.discount) })}
          </p>`
        : nothing
    }
  </article>`;
}

/** The last card is as wide as the rest of its row. */
function invite({ lang, name }: SiteData): TemplateResult {
  return html`<h2>${pageText(lang, 'sellers.invite', { name })}</h2>
    <p>${pageText(lang, 'sellers.inviteText')}</p>
    <a class="button" href="/signup" data-modal="Purchase">${pageText(lang, 'sellers.open')}</a>`;
}

function none({ lang }: SiteData, { action }: SellersPageData): TemplateResult {
  return html`<div class="empty">
    <h2>${pageText(lang, 'sellers.none')}</h2>
    <p>${pageText(lang, 'sellers.noneHint')}</p>
    <p class="actions"><a class="button" href=${action}>${pageText(lang, 'sellers.all')}</a></p>
  </div>`;
}
