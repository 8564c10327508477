import { createComponent } from '@lit/react';
import * as React from 'react';
import { CompareElement } from '../parts/compare/compare.element.ts';
import { define } from '../schema/define.ts';

const TAG = 'talad-compare';
define(TAG, CompareElement);

/** `<Compare … />`: `<talad-compare>` as a React component. */
export const Compare = createComponent({
  react: React,
  tagName: TAG,
  elementClass: CompareElement,
});
