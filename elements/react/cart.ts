import { createComponent } from '@lit/react';
import * as React from 'react';
import { CartElement } from '../parts/cart/cart.element.ts';
import { define } from '../schema/define.ts';

const TAG = 'talad-cart';
define(TAG, CartElement);

/** `<Cart … />`: the cart with its drawer as a React component. */
export const Cart = createComponent({
  react: React,
  tagName: TAG,
  elementClass: CartElement,
});
