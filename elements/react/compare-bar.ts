import { createComponent } from '@lit/react';
import * as React from 'react';
import { CompareBarElement } from '../parts/compare-bar/compare-bar.element.ts';
import { define } from '../schema/define.ts';

const TAG = 'talad-compare-bar';
define(TAG, CompareBarElement);

/** `<CompareBar … />`: `<talad-compare-bar>` as a React component. */
export const CompareBar = createComponent({
  react: React,
  tagName: TAG,
  elementClass: CompareBarElement,
});
