import { html, type TemplateResult } from 'lit';
import type { ProductMini } from '../../api/product.contract.ts';
import { favouriteBox } from '../../parts/product-box/favourite-box.ts';
import type { ProductBoxView } from '../../parts/product-box/product-box.ts';

interface GridView extends ProductBoxView {
  readonly limit: number;
  /** Always `limit` columns, however few products: next to full lists. */
  readonly steady?: boolean;
}

/**
 * Renders product boxes in columns without a half-empty row; skeletons while `products` is null.
 */
export function productGrid(
  products: readonly ProductMini[] | null,
  view: GridView,
): TemplateResult {
  const shown = products?.slice(0, Math.max(1, view.limit));
  return html`<ul
    class="grid ${columnsOf(view.steady ? view.limit : (shown?.length ?? view.limit))}"
    part="grid"
  >
    ${
      shown
        ? shown.map((product) => html`<li>${favouriteBox(product, view)}</li>`)
        : Array.from(
            { length: view.limit },
            () => html`<li><talad-product-box loading></talad-product-box></li>`,
          )
    }
  </ul>`;
}

/** Returns the column class for a grid of 4, 5, 6, 8, 10, 12 or 15 products (spec §9). */
function columnsOf(count: number): string {
  if (count % 5 === 0) return 'c5';
  if (count === 3) return 'c3';
  if (count % 3 !== 0) return count % 4 === 0 ? 'c4' : '';
  return count % 4 === 0 ? '' : 'c6';
}
