import { html, type TemplateResult } from 'lit';
import type { ProductMini } from '../../api/product.contract.ts';
import { HIGHLIGHT_ITEMS, HIGHLIGHT_PAGES } from '../../commerce/limits.ts';
import { favouriteBox } from '../../parts/product-box/favourite-box.ts';
import type { ProductBoxView } from '../../parts/product-box/product-box.ts';

/** Renders a highlight zone: up to three pages of nine, one at a time (spec §9). */
export function highlight(
  products: readonly ProductMini[],
  label: string,
  view: ProductBoxView,
): TemplateResult {
  const count = Math.min(HIGHLIGHT_PAGES, Math.ceil(products.length / HIGHLIGHT_ITEMS));
  const pages = Array.from({ length: count }, (_, page) =>
    products.slice(page * HIGHLIGHT_ITEMS, (page + 1) * HIGHLIGHT_ITEMS),
  );
  return html`<talad-carousel
    locale=${view.locale}
    label=${label}
    total=${count}
    show="1"
    step="1"
    narrow="1"
    dots
    arrows
    >${pages.map(
      (page) =>
        html`<div role="listitem">
          <ul class="grid nine" part="grid">
            ${page.map((product) => html`<li>${favouriteBox(product, view)}</li>`)}
          </ul>
        </div>`,
    )}</talad-carousel
  >`;
}
