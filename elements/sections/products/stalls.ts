import { html, nothing, type TemplateResult } from 'lit';
import type { ProductMini } from '../../api/product.contract.ts';
import { picture } from '../../parts/picture/picture.ts';
import { favouriteBox } from '../../parts/product-box/favourite-box.ts';
import type { ProductBoxView } from '../../parts/product-box/product-box.ts';
import { safeHref } from '../../schema/safe-href.ts';
import { stallsOf } from './arrange.ts';

/** Renders a stall for each shop: awning, number, face, name and goods. */
export function stalls(list: readonly ProductMini[], view: ProductBoxView): TemplateResult {
  const all = stallsOf(list);
  return html`<ol class="stalls ${all.length % 3 === 0 ? 'by3' : ''}">
    ${all.map(
      ({ shop, products }, index) =>
        html`<li>
          <p class="keeper">
            <span class="number" aria-hidden="true">${index + 1}</span>
            ${shop.avatar ? picture(shop.avatar, { sizes: '44px', alt: '' }) : nothing}
            <a href=${safeHref(shop.seller_url ?? shop.shop_url)}>${shop.title}</a>
          </p>
          <ul class="grid">
            ${products.map((product) => html`<li>${favouriteBox(product, view)}</li>`)}
          </ul>
        </li>`,
    )}
  </ol>`;
}
