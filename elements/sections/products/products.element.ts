import { css, html, nothing, type TemplateResult } from 'lit';
import type { ProductMini } from '../../api/product.contract.ts';
import { safeHref } from '../../schema/safe-href.ts';
import { sectionElement } from '../../schema/section-element.ts';
import { baseStyles } from '../../theme/base.ts';
import { sectionStyles } from '../section.styles.ts';
import { gridStyles } from './grid.styles.ts';
import { products } from './products.runtime.ts';

/**
 * Products in a grid; which ones, the page's loader found by `apiOptions` and brings as
 * `data.products`. Without any a visitor sees nothing.
 * @csspart base - The wrapper.
 * @csspart heading - The title.
 * @csspart grid - The list of product boxes.
 */
export class ProductsElement extends sectionElement(products) {
  static override styles = [
    baseStyles,
    sectionStyles,
    gridStyles,
    css`
      .top {
        display: flex;
        flex-wrap: wrap;
        align-items: end;
        justify-content: space-between;
        gap: 4px 24px;
        margin-block-end: clamp(16px, 2cqi, 32px);
      }
      .all {
        padding-block: 8px;
        color: var(--link);
        font-size: 14px;
        font-weight: 600;
        text-decoration: none;
      }
      .all:hover {
        text-decoration: underline;
        text-underline-offset: 3px;
      }
    `,
  ];

  override render(): TemplateResult | typeof nothing {
    const found = this.data?.['products'];
    const list: readonly ProductMini[] = Array.isArray(found) ? found : [];
    const shown = list.slice(0, Math.max(1, this.productNumber));
    if (shown.length === 0) return nothing;
    const { heading, description, button, buttonLink } = this;
    const showShop = this.data?.['show_shop'] === true;
    return html`<section class="base" part="base">
      <div class="wrap">
        ${
          heading || button
            ? html`<div class="top">
                <div>
                  <h2 part="heading">${heading}</h2>
                  ${description ? html`<p class="lead">${description}</p>` : nothing}
                </div>
                ${
                  button
                    ? html`<a class="all" href=${safeHref(this.link(buttonLink))}>${button}</a>`
                    : nothing
                }
              </div>`
            : nothing
        }
        <ul class="grid" part="grid">
          ${shown.map(
            (product) =>
              html`<li>
                <talad-product-box
                  locale=${this.locale}
                  base=${this.base}
                  data-product=${product.product_uuid}
                  .product=${product}
                  ?show-shop=${showShop}
                ></talad-product-box>
              </li>`,
          )}
        </ul>
      </div>
    </section>`;
  }
}
