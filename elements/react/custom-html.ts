import { createComponent } from '@lit/react';
import * as React from 'react';
import { CustomHtmlElement } from '../sections/custom-html/custom-html.element.ts';
import { define } from '../schema/define.ts';

const TAG = 'talad-custom-html';
define(TAG, CustomHtmlElement);

/** `<CustomHtml … />`: `<talad-custom-html>` as a React component. */
export const CustomHtml = createComponent({
  react: React,
  tagName: TAG,
  elementClass: CustomHtmlElement,
});
