import { createComponent } from '@lit/react';
import * as React from 'react';
import { CartLinesElement } from '../parts/cart/cart-lines.element.ts';
import { define } from '../schema/define.ts';

const TAG = 'talad-cart-lines';
define(TAG, CartLinesElement);

/** `<CartLines … />`: `<talad-cart-lines>` as a React component. */
export const CartLines = createComponent({
  react: React,
  tagName: TAG,
  elementClass: CartLinesElement,
});
