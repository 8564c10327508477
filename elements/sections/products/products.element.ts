import { html, nothing, type TemplateResult } from 'lit';
import type { ProductMini } from '../../api/product.contract.ts';
import { DEFAULT_LIST } from '../../commerce/limits.ts';
import { boxGridStyles } from '../../parts/product-box/box-grid.styles.ts';
import { favouriteBoxStyles } from '../../parts/product-box/favourite-box.styles.ts';
import { favouriteBox } from '../../parts/product-box/favourite-box.ts';
import type { ProductBoxView } from '../../parts/product-box/product-box.ts';
import { isProduct } from '../../schema/is-product.ts';
import { sectionElement } from '../../schema/section-element.ts';
import { baseStyles } from '../../theme/base.ts';
import { buttonStyles } from '../../theme/button.ts';
import { sectionFrame } from '../section-frame.ts';
import { sectionLink } from '../section-link.ts';
import { sectionStyles } from '../section.styles.ts';
import { gridLook, wholeRows, withoutSoldOut } from './arrange.ts';
import { arrangeStyles } from './arrange.styles.ts';
import { gridStyles } from './grid.styles.ts';
import { highlight } from './highlight.ts';
import { isMore, moreOf } from './products-more.ts';
import { productGrid } from './product-grid.ts';
import { products } from './products.runtime.ts';
import { stalls } from './stalls.ts';

/**
 * Products in a grid that can grow, in a row that slides, or in pages of nine. The page's loader
 * finds them by `apiOptions` and passes them as `data.products`. Hidden without products.
 * @csspart base - The wrapper.
 * @csspart heading - The title.
 * @csspart grid - The list of product boxes.
 * @csspart button - The link to all.
 */
export class ProductsElement extends sectionElement(products) {
  static override styles = [
    baseStyles,
    buttonStyles,
    sectionStyles,
    boxGridStyles,
    gridStyles,
    arrangeStyles,
    favouriteBoxStyles,
  ];

  override render(): TemplateResult | typeof nothing {
    const found = this.data?.['products'];
    const all: readonly ProductMini[] = Array.isArray(found) ? found.filter(isProduct) : [];
    const list = withoutSoldOut(all, this.soldOut);
    if (list.length === 0) return nothing;
    return sectionFrame(this, this.#content(list), { buttonAt: 'heading' });
  }

  #content(list: readonly ProductMini[]): TemplateResult {
    const { locale, base, heading } = this;
    const showShop = this.data?.['show_shop'] === true;
    const view = { locale, base, showShop };
    if (this.layout === 'highlight') return highlight(list, heading, view);
    const limit = this.productNumber === 0 ? DEFAULT_LIST : Math.max(1, this.productNumber);
    const shown = list.slice(0, limit);
    if (this.layout === 'stalls') return stalls(shown, view);
    const show = Math.min(6, Math.round(this.slidesToShow));
    if (show >= 1 && this.layout === 'grid') return this.#row(shown, show, view);
    const more = this.data?.['more'];
    const tiles = this.layout === 'tiles' ? this.#tiles(Math.floor(shown.length / 3)) : [];
    const rows = wholeRows(shown, this, tiles.length);
    const look = gridLook(this, rows.length);
    return html`${productGrid(rows, { limit, look, tiles, ...view })}${
      this.layout === 'grid' && this.productNumber === 0 && isMore(more)
        ? moreOf(more, { ...view, step: limit, label: this.t('tab.seeAll') })
        : nothing
    }`;
  }

  #tiles(most: number): readonly TemplateResult[] {
    return this.tiles
      .slice(0, most)
      .map(
        ({ text = '', link = '', role = 'A' }) =>
          html`<li class="tile ground ${role}">
            ${link ? sectionLink({ href: link, base: this.base, cssClass: 'word' }, text) : html`<span class="word">${text}</span>`}
          </li>`,
      );
  }

  #row(shown: readonly ProductMini[], show: number, view: ProductBoxView): TemplateResult {
    return html`<talad-carousel
      locale=${view.locale}
      label=${this.heading}
      total=${shown.length}
      show=${show}
      step=${show}
      narrow="2"
      arrows
      >${shown.map(
        (product) => html`<div role="listitem">${favouriteBox(product, view)}</div>`,
      )}</talad-carousel
    >`;
  }
}
