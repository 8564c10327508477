import { EmbedProductBoxElement } from '../embed/embed-product-box.element.ts';
import type { TaladCartAddEvent } from '../client/cart-add.event.ts';
import { component, type EventName } from './component.ts';

/** `<ProductBox product={product} locale="th" />`: the product box as a React component. */
export const ProductBox = component('talad-product-box', EmbedProductBoxElement, {
  onCartAdd: 'talad-cart-add' as EventName<TaladCartAddEvent>,
});
