import { createComponent } from '@lit/react';
import * as React from 'react';
import { ProductTabElement } from '../sections/product-tab/product-tab.element.ts';
import { define } from '../schema/define.ts';

const TAG = 'talad-product-tab';
define(TAG, ProductTabElement);

/** `<ProductTab … />`: `<talad-product-tab>` as a React component. */
export const ProductTab = createComponent({
  react: React,
  tagName: TAG,
  elementClass: ProductTabElement,
});
