import { html, nothing, type TemplateResult } from 'lit';
import type { ProductMini } from '../../api/product.contract.ts';
import type { Lang } from '../../locales/text.ts';

export interface ProductBoxView {
  readonly locale: Lang;
  readonly base: string;
  /** Set if it is not the page's own `/api/v1`. */
  readonly api?: string;
  readonly showShop: boolean;
  /** On the first screen: its picture is loaded at once. */
  readonly eager?: boolean;
}

/** Renders a product box; `data-product` finds its product in the page's JSON block. */
export function productBox(
  product: ProductMini,
  { locale, base, api, showShop, eager = false }: ProductBoxView,
): TemplateResult {
  return html`<talad-product-box
    locale=${locale}
    base=${base}
    api=${api ?? nothing}
    ?show-shop=${showShop}
    ?eager=${eager}
    data-product=${product.product_uuid}
    .product=${product}
  ></talad-product-box>`;
}
