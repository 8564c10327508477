import { html, nothing, type TemplateResult } from 'lit';
import type { ProductMini } from '../../api/product.contract.ts';
import { favouriteBox } from '../../parts/product-box/favourite-box.ts';
import type { ProductBoxView } from '../../parts/product-box/product-box.ts';

interface GridView extends ProductBoxView {
  readonly limit: number;
  /** Further classes of the list; the number of products decides the columns if they do not. */
  readonly look?: string;
  /** Content of further items, each after every third product. */
  readonly tiles?: readonly TemplateResult[];
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
  const count = view.steady ? view.limit : (shown?.length ?? view.limit);
  const look = view.look ?? '';
  return html`<ul
    class="${['grid', look, /k\d/.test(look) ? '' : columnsOf(count)].filter(Boolean).join(' ')}"
    part="grid"
  >
    ${
      shown
        ? shown.map(
            (product, index) =>
              html`<li>${favouriteBox(product, view)}</li>
                ${index % 3 === 2 ? (view.tiles?.[(index - 2) / 3] ?? nothing) : nothing}`,
          )
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
