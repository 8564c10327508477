import { createComponent } from '@lit/react';
import * as React from 'react';
import { CopyElement } from '../parts/copy/copy.element.ts';
import { define } from '../schema/define.ts';

const TAG = 'talad-copy';
define(TAG, CopyElement);

/** `<Copy … />`: `<talad-copy>` as a React component. */
export const Copy = createComponent({
  react: React,
  tagName: TAG,
  elementClass: CopyElement,
});
