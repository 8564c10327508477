import { createComponent } from '@lit/react';
import * as React from 'react';
import { MissingElement } from '../sections/missing/missing.element.ts';
import { define } from '../schema/define.ts';

const TAG = 'talad-missing';
define(TAG, MissingElement);

/** `<Missing … />`: `<talad-missing>` as a React component. */
export const Missing = createComponent({
  react: React,
  tagName: TAG,
  elementClass: MissingElement,
});
