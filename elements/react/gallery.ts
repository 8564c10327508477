import { createComponent } from '@lit/react';
import * as React from 'react';
import { GalleryElement } from '../sections/gallery/gallery.element.ts';
import { define } from '../schema/define.ts';

const TAG = 'talad-gallery';
define(TAG, GalleryElement);

/** `<Gallery … />`: `<talad-gallery>` as a React component. */
export const Gallery = createComponent({
  react: React,
  tagName: TAG,
  elementClass: GalleryElement,
});
