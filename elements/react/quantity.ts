import { createComponent } from '@lit/react';
import * as React from 'react';
import { QuantityElement } from '../parts/quantity/quantity.element.ts';
import { define } from '../schema/define.ts';

const TAG = 'talad-quantity';
define(TAG, QuantityElement);

/** `<Quantity … />`: `<talad-quantity>` as a React component. */
export const Quantity = createComponent({
  react: React,
  tagName: TAG,
  elementClass: QuantityElement,
});
