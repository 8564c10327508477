import { createComponent } from '@lit/react';
import * as React from 'react';
import { BannerElement } from '../sections/banner/banner.element.ts';
import { define } from '../schema/define.ts';

const TAG = 'talad-banner';
define(TAG, BannerElement);

/** `<Banner … />`: `<talad-banner>` as a React component. */
export const Banner = createComponent({
  react: React,
  tagName: TAG,
  elementClass: BannerElement,
});
