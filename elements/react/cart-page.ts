import { CartPageElement } from '../parts/cart/cart-page.element.ts';
import { component } from './component.ts';

/** `<CartPage … />`: `<talad-cart-page>` as a React component. */
export const CartPage = component('talad-cart-page', CartPageElement);
