import { createComponent } from '@lit/react';
import * as React from 'react';
import { SellerSearchElement } from '../parts/seller-search/seller-search.element.ts';
import { define } from '../schema/define.ts';

const TAG = 'talad-seller-search';
define(TAG, SellerSearchElement);

/** `<SellerSearch … />`: `<talad-seller-search>` as a React component. */
export const SellerSearch = createComponent({
  react: React,
  tagName: TAG,
  elementClass: SellerSearchElement,
});
