import { createComponent } from '@lit/react';
import * as React from 'react';
import { ProductBoxElement } from '../parts/product-box/product-box.element.ts';
import { define } from '../schema/define.ts';

const TAG = 'talad-product-box';
define(TAG, ProductBoxElement);

/** `<ProductBox product={product} locale="th" />`: the product box as a React component. */
export const ProductBox = createComponent({
  react: React,
  tagName: TAG,
  elementClass: ProductBoxElement,
});
