import { html, type TemplateResult } from 'lit';
import type { ProductMini } from '../../api/product.contract.ts';
import { heart } from '../favourites/favourite-buttons.ts';
import { productBox, type ProductBoxView } from './product-box.ts';

/** Renders a product box with its heart, whose texts are in the area 'personal'. */
export function favouriteBox(product: ProductMini, view: ProductBoxView): TemplateResult {
  return html`${productBox(product, view)}${heart(product.title, view.locale)}`;
}
