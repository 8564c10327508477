import { html, nothing, type TemplateResult } from 'lit';
import type { ProductMini } from '../../api/product.contract.ts';
import { productBox } from '../../parts/product-box/product-box.ts';
import { sectionElement } from '../../schema/section-element.ts';
import { baseStyles } from '../../theme/base.ts';
import { buttonStyles } from '../../theme/button.ts';
import { sectionFrame } from '../section-frame.ts';
import { sectionStyles } from '../section.styles.ts';
import { gridStyles } from './grid.styles.ts';
import { productGrid } from './product-grid.ts';
import { products } from './products.runtime.ts';

/**
 * Products in a grid, or in a row that slides; which ones, the page's loader found by `apiOptions` and
 * brings as `data.products`. Without any a visitor sees nothing.
 * @csspart base - The wrapper.
 * @csspart heading - The title.
 * @csspart grid - The list of product boxes.
 * @csspart button - The link to all.
 */
export class ProductsElement extends sectionElement(products) {
  static override styles = [baseStyles, buttonStyles, sectionStyles, gridStyles];

  override render(): TemplateResult | typeof nothing {
    const found = this.data?.['products'];
    const list: readonly ProductMini[] = Array.isArray(found) ? found : [];
    const limit = Math.max(1, this.productNumber);
    const shown = list.slice(0, limit);
    if (shown.length === 0) return nothing;
    const { locale, base, heading } = this;
    const showShop = this.data?.['show_shop'] === true;
    const show = Math.min(6, Math.round(this.slidesToShow));
    const content =
      show < 1
        ? productGrid(shown, { limit, locale, base, showShop })
        : html`<talad-carousel
            locale=${locale}
            label=${heading}
            total=${shown.length}
            show=${show}
            step=${show}
            narrow="2"
            arrows
            >${shown.map(
              (product) =>
                html`<div role="listitem">${productBox(product, { locale, base, showShop })}</div>`,
            )}</talad-carousel
          >`;
    return sectionFrame(this, content, { buttonAt: 'beside' });
  }
}
