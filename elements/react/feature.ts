import { createComponent } from '@lit/react';
import * as React from 'react';
import { FeatureElement } from '../sections/feature/feature.element.ts';
import { define } from '../schema/define.ts';

const TAG = 'talad-feature';
define(TAG, FeatureElement);

/** `<Feature … />`: `<talad-feature>` as a React component. */
export const Feature = createComponent({
  react: React,
  tagName: TAG,
  elementClass: FeatureElement,
});
