import { createComponent } from '@lit/react';
import * as React from 'react';
import { CartPageElement } from '../parts/cart/cart-page.element.ts';
import { define } from '../schema/define.ts';

const TAG = 'talad-cart-page';
define(TAG, CartPageElement);

/** `<CartPage … />`: `<talad-cart-page>` as a React component. */
export const CartPage = createComponent({
  react: React,
  tagName: TAG,
  elementClass: CartPageElement,
});
