import { createComponent } from '@lit/react';
import * as React from 'react';
import { ToastElement } from '../parts/toast/toast.element.ts';
import { define } from '../schema/define.ts';

const TAG = 'talad-toast';
define(TAG, ToastElement);

/** `<Toast … />`: messages of the storefront as a React component. */
export const Toast = createComponent({
  react: React,
  tagName: TAG,
  elementClass: ToastElement,
});
