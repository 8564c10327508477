import { html, nothing, type TemplateResult } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import type { ProductDetail, ProductMini } from '../api/product.contract.ts';
import { isOrderable } from '../commerce/product/product-status.ts';
import { breadcrumb } from './frame/breadcrumb.ts';
import { entryForm } from './forms/entry-form.ts';
import type { SiteData } from './page-data.ts';
import { productFacts } from './product/facts.ts';
import { productFaqs, productHelp } from './product/help.ts';
import { productOffers } from './product/offers.ts';
import type { ProductPageData } from './product/product-page-data.ts';
import { reviewForm } from './product/review-form.ts';
import { productTools } from './product/tools.ts';
import { productGrid } from './lists/product-grid.ts';
import { pagination } from './lists/product-list.ts';
import { reviewsSection } from './product/reviews.ts';
import type { PageTextKey } from './texts/en.ts';
import { promises } from './frame/promises.ts';
import { pageText } from './texts/page-text.ts';

/**
 * Renders a product page with all its sections (spec §2 "Page contents"); owners turn sections off
 * and on.
 */
export function productPage(site: SiteData, data: ProductPageData): TemplateResult {
  const { product, sections, at } = data;
  const has = (section: Parameters<typeof sections.has>[0]): boolean => sections.has(section);
  return html`${at('header')}${breadcrumb(site, product.crumbs)} ${at('cover')}
  ${productBox(site, data)} ${at('introCover')}${at('subHeadlineFeature')}
  ${has('review') ? reviews(site, data) : nothing} ${at('aboutUs')}
  ${has('faqs') ? productFaqs(site, data) : nothing} ${answered(site, data.questions)}
  ${has('submit') ? question(site, data) : nothing}
  ${has('related') ? strip(site, 'product.related', data.relateds) : nothing}
  ${
    has('recommended')
      ? html`${strip(site, 'product.recommended', data.recommended)}${at('recommend')}`
      : nothing
  }
  ${at('blog')}${at('footer')}`;
}

function productBox(site: SiteData, data: ProductPageData): TemplateResult {
  const { product, sections, buying } = data;
  return html`<talad-product
    class="product"
    page
    locale=${site.lang}
    base=${site.base}
    api=${site.api}
    sub=${data.sub ?? nothing}
    ?show-shop=${site.isMall}
    ?buy-now=${buying.buyNow}
    ?no-add=${buying.noAdd || product.add_disabled === true}
    ?no-bar=${buying.noBar}
    ?no-toggle=${buying.noToggle}
    ?no-gallery=${!sections.has('gallery')}
    product=${JSON.stringify({ ...product, description_html: undefined })}
    >${productOffers(site, data)}
    <div slot="details" class="about">
      ${
        sections.has('detail')
          ? html`${description(site, product)}${productFacts(site, data)}`
          : nothing
      }
      ${productHelp(site, data)}
    </div>
    ${assurance(site, data)}${productTools(site, product)}</talad-product
  >`;
}

/**
 * Renders delivery, returns and payment, next to the button; empty for products that are not for
 * sale.
 */
function assurance(
  { lang }: SiteData,
  { product, sending, payments }: ProductPageData,
): TemplateResult | typeof nothing {
  if (!isOrderable(product.status)) return nothing;
  const lines = [...sending, ...promises(lang, payments)];
  return html`<ul slot="assurance" class="assure" role="list">
    ${lines.map((line) => html`<li>${line}</li>`)}
  </ul>`;
}

function description(
  { lang }: SiteData,
  { description: text, description_html: rich }: ProductDetail,
): TemplateResult | typeof nothing {
  if (rich !== undefined) {
    return html`<section class="prose rich">
      <h2>${pageText(lang, 'product.description')}</h2>
      ${unsafeHTML(rich)}
    </section>`;
  }
  if (!text) return nothing;
  return html`<section class="prose">
    <h2>${pageText(lang, 'product.description')}</h2>
    ${paragraphs(text)}
  </section>`;
}

/** Renders the owner's plain text: lines stay, an empty line begins a paragraph. */
function paragraphs(text: string): readonly TemplateResult[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => html`<p>${part}</p>`);
}

function reviews(site: SiteData, data: ProductPageData): TemplateResult {
  const { lang } = site;
  return html`${
    data.reviews
      ? reviewsSection(site, data.reviews)
      : html`<section class="strip" id="reviews">
          <h2>${pageText(lang, 'product.reviews')}</h2>
          <p class="muted">${pageText(lang, 'review.none')}</p>
        </section>`
  }${reviewForm(site, data)}`;
}

function question(
  site: SiteData,
  { question: form }: ProductPageData,
): TemplateResult | typeof nothing {
  if (!form) return nothing;
  return html`<section class="strip" id="question">
    <h2>${pageText(site.lang, 'product.ask')}</h2>
    <p class="muted">${pageText(site.lang, 'product.askHint')}</p>
    ${entryForm(site, form)}
  </section>`;
}

/** Renders the questions that the shop answered publicly, as plain text; shown with the form or without it. */
function answered(
  site: SiteData,
  { list, pages }: ProductPageData['questions'],
): TemplateResult | typeof nothing {
  if (list.length === 0) return nothing;
  return html`<section class="strip" id="questions">
    <h2>${pageText(site.lang, 'product.questions')}</h2>
    ${list.map(
      ({ question: questionText, answer }) =>
        html`<details class="fold" open>
          <summary>${questionText}</summary>
          <div class="content-text">${paragraphs(answer)}</div>
        </details>`,
    )}
    ${pagination(site, pages)}
  </section>`;
}

function strip(
  site: SiteData,
  heading: PageTextKey,
  products: readonly ProductMini[],
): TemplateResult | typeof nothing {
  const shown = products.slice(0, fullRows(products.length));
  if (shown.length === 0) return nothing;
  return html`<section class="strip">
    <h2>${pageText(site.lang, heading)}</h2>
    <div class=${shown.length % 6 === 0 ? 'six' : ''}>${productGrid(site, shown)}</div>
  </section>`;
}

/**
 * Returns the largest number up to `count` that fills rows of two, three, four or six; never a
 * single one.
 */
function fullRows(count: number): number {
  return [12, 6, 4, 2].find((rows) => rows <= count) ?? 0;
}
