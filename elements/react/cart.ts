import { EmbedCartElement } from '../embed/embed-cart.element.ts';
import { component } from './component.ts';

/** `<Cart … />`: the cart with its drawer as a React component. */
export const Cart = component('talad-cart', EmbedCartElement);
