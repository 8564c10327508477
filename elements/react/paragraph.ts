import { createComponent } from '@lit/react';
import * as React from 'react';
import { ParagraphElement } from '../sections/paragraph/paragraph.element.ts';
import { define } from '../schema/define.ts';

const TAG = 'talad-paragraph';
define(TAG, ParagraphElement);

/** `<Paragraph … />`: `<talad-paragraph>` as a React component. */
export const Paragraph = createComponent({
  react: React,
  tagName: TAG,
  elementClass: ParagraphElement,
});
