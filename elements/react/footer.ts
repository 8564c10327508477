import { createComponent } from '@lit/react';
import * as React from 'react';
import { FooterElement } from '../parts/footer/footer.element.ts';
import { define } from '../schema/define.ts';

const TAG = 'talad-footer';
define(TAG, FooterElement);

/** `<Footer … />`: a site's footer as a React component. */
export const Footer = createComponent({
  react: React,
  tagName: TAG,
  elementClass: FooterElement,
});
