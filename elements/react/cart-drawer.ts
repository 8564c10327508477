import { CartDrawerElement } from '../parts/cart/cart-drawer.element.ts';
import { component } from './component.ts';

/** `<CartDrawer … />`: `<talad-cart-drawer>` as a React component. */
export const CartDrawer = component('talad-cart-drawer', CartDrawerElement);
