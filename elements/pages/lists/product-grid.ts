import { html, nothing, type TemplateResult } from 'lit';
import type { ProductMini } from '../../api/product.contract.ts';
import { favouriteBox } from '../../parts/product-box/favourite-box.ts';
import type { ProductStrip, SiteData } from '../page-data.ts';
import { pageText } from '../texts/page-text.ts';
import { wholeRows } from './whole-rows.ts';

/** Number of boxes on the first screen, whose pictures load at once. */
const FIRST_SCREEN = 4;

export interface GridOptions {
  /** The grid is the first content of its page. */
  readonly first?: boolean;
  /** True shows rows over the full width instead of a grid. */
  readonly rows?: boolean;
  /** Boxes that are shown; the rest are there for a script to show instead. */
  readonly shown?: number;
  /** Last tile, for a list that is shown completely. */
  readonly end?: TemplateResult;
}

export function productGrid(
  site: SiteData,
  products: readonly ProductMini[],
  options: GridOptions = {},
): TemplateResult {
  const { lang: locale, base, api, isMall: showShop } = site;
  const { rows, end } = options;
  return html`<ul class="grid${rows ? ' rows' : ''}${end ? ' ends' : ''}" role="list">
    ${products.map((product, index) => {
      const eager = options.first === true && index < FIRST_SCREEN;
      const isSpare = index >= (options.shown ?? products.length);
      return html`<li ?hidden=${isSpare}>
        ${favouriteBox(product, { locale, base, api, showShop, eager })}
      </li>`;
    })}
    ${end ?? nothing}
  </ul>`;
}

/** Renders a heading, a link to all, and one or two rows of products; nothing without products. */
export function productStrip(
  site: SiteData,
  strip: ProductStrip,
  options: GridOptions = {},
): TemplateResult | typeof nothing {
  if (strip.products.length === 0) return nothing;
  return html`<section class="strip">
    <div class="strip-head">
      <h2>${strip.heading}</h2>
      <a class="more" href=${strip.url}
        >${pageText(site.lang, 'front.seeAll')}<span class="vh"> ${strip.heading}</span></a
      >
    </div>
    ${productGrid(site, wholeRows(strip.products), options)}
  </section>`;
}
