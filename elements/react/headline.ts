import { createComponent } from '@lit/react';
import * as React from 'react';
import { HeadlineElement } from '../sections/headline/headline.element.ts';
import { define } from '../schema/define.ts';

const TAG = 'talad-headline';
define(TAG, HeadlineElement);

/** `<Headline … />`: `<talad-headline>` as a React component. */
export const Headline = createComponent({
  react: React,
  tagName: TAG,
  elementClass: HeadlineElement,
});
