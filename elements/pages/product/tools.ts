import { html, type TemplateResult } from 'lit';
import type { ProductDetail } from '../../api/product.contract.ts';
import { favouriteButtons } from '../../parts/favourites/favourite-buttons.ts';
import type { SiteData } from '../page-data.ts';

/** Renders further actions on a product: favourite, compare, share by its short address. */
export function productTools({ lang }: SiteData, product: ProductDetail): TemplateResult {
  return html`<div slot="assurance" class="product-tools">
    ${favouriteButtons(product, lang)}
    <talad-share
      locale=${lang}
      url=${product.short_url ?? product.full_url}
      heading=${product.title}
    ></talad-share>
  </div>`;
}
