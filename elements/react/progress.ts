import { createComponent } from '@lit/react';
import * as React from 'react';
import { ProgressElement } from '../parts/progress/progress.element.ts';
import { define } from '../schema/define.ts';

const TAG = 'talad-progress';
define(TAG, ProgressElement);

/** `<Progress … />`: `<talad-progress>` as a React component. */
export const Progress = createComponent({
  react: React,
  tagName: TAG,
  elementClass: ProgressElement,
});
