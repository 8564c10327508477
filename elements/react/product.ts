import { EmbedProductElement } from '../embed/embed-product.element.ts';
import type { TaladCartAddEvent } from '../client/cart-add.event.ts';
import type { TaladOptionChangeEvent } from '../parts/product/option-change.event.ts';
import { component, type EventName } from './component.ts';

/** `<Product … />`: `<talad-product>` as a React component. */
export const Product = component('talad-product', EmbedProductElement, {
  onCartAdd: 'talad-cart-add' as EventName<TaladCartAddEvent>,
  onOptionChange: 'talad-option-change' as EventName<TaladOptionChangeEvent>,
});
