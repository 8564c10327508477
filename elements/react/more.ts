import { createComponent } from '@lit/react';
import * as React from 'react';
import { MoreElement } from '../parts/more/more.element.ts';
import { define } from '../schema/define.ts';

const TAG = 'talad-more';
define(TAG, MoreElement);

/** `<More … />`: `<talad-more>` as a React component. */
export const More = createComponent({
  react: React,
  tagName: TAG,
  elementClass: MoreElement,
});
