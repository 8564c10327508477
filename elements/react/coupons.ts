import { createComponent } from '@lit/react';
import * as React from 'react';
import { CouponsElement } from '../sections/coupons/coupons.element.ts';
import { define } from '../schema/define.ts';

const TAG = 'talad-coupons';
define(TAG, CouponsElement);

/** `<Coupons … />`: `<talad-coupons>` as a React component. */
export const Coupons = createComponent({
  react: React,
  tagName: TAG,
  elementClass: CouponsElement,
});
