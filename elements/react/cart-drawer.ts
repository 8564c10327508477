import { createComponent } from '@lit/react';
import * as React from 'react';
import { CartDrawerElement } from '../parts/cart/cart-drawer.element.ts';
import { define } from '../schema/define.ts';

const TAG = 'talad-cart-drawer';
define(TAG, CartDrawerElement);

/** `<CartDrawer … />`: `<talad-cart-drawer>` as a React component. */
export const CartDrawer = createComponent({
  react: React,
  tagName: TAG,
  elementClass: CartDrawerElement,
});
