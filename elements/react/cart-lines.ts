import { CartLinesElement } from '../parts/cart/cart-lines.element.ts';
import { component } from './component.ts';

/** `<CartLines … />`: `<talad-cart-lines>` as a React component. */
export const CartLines = component('talad-cart-lines', CartLinesElement);
