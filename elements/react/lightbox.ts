import { createComponent } from '@lit/react';
import * as React from 'react';
import { LightboxElement } from '../parts/lightbox/lightbox.element.ts';
import { define } from '../schema/define.ts';

const TAG = 'talad-lightbox';
define(TAG, LightboxElement);

/** `<Lightbox … />`: `<talad-lightbox>` as a React component. */
export const Lightbox = createComponent({
  react: React,
  tagName: TAG,
  elementClass: LightboxElement,
});
