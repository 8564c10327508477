import { createComponent } from '@lit/react';
import * as React from 'react';
import { CarouselElement } from '../parts/carousel/carousel.element.ts';
import { define } from '../schema/define.ts';

const TAG = 'talad-carousel';
define(TAG, CarouselElement);

/** `<Carousel … />`: `<talad-carousel>` as a React component. */
export const Carousel = createComponent({
  react: React,
  tagName: TAG,
  elementClass: CarouselElement,
});
