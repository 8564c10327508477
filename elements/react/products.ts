import { createComponent } from '@lit/react';
import * as React from 'react';
import { ProductsElement } from '../sections/products/products.element.ts';
import { define } from '../schema/define.ts';

const TAG = 'talad-products';
define(TAG, ProductsElement);

/** `<Products … />`: `<talad-products>` as a React component. */
export const Products = createComponent({
  react: React,
  tagName: TAG,
  elementClass: ProductsElement,
});
