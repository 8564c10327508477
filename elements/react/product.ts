import { createComponent } from '@lit/react';
import * as React from 'react';
import { ProductElement } from '../parts/product/product.element.ts';
import { define } from '../schema/define.ts';

const TAG = 'talad-product';
define(TAG, ProductElement);

/** `<Product … />`: `<talad-product>` as a React component. */
export const Product = createComponent({
  react: React,
  tagName: TAG,
  elementClass: ProductElement,
});
