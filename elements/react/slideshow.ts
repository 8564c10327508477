import { createComponent } from '@lit/react';
import * as React from 'react';
import { SlideshowElement } from '../sections/slideshow/slideshow.element.ts';
import { define } from '../schema/define.ts';

const TAG = 'talad-slideshow';
define(TAG, SlideshowElement);

/** `<Slideshow … />`: `<talad-slideshow>` as a React component. */
export const Slideshow = createComponent({
  react: React,
  tagName: TAG,
  elementClass: SlideshowElement,
});
