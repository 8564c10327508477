import { createComponent } from '@lit/react';
import * as React from 'react';
import { PriceElement } from '../parts/price/price.element.ts';
import { define } from '../schema/define.ts';

const TAG = 'talad-price';
define(TAG, PriceElement);

/** `<Price … />`: `<talad-price>` as a React component. */
export const Price = createComponent({
  react: React,
  tagName: TAG,
  elementClass: PriceElement,
});
