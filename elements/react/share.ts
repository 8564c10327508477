import { createComponent } from '@lit/react';
import * as React from 'react';
import { ShareElement } from '../parts/share/share.element.ts';
import { define } from '../schema/define.ts';

const TAG = 'talad-share';
define(TAG, ShareElement);

/** `<Share … />`: `<talad-share>` as a React component. */
export const Share = createComponent({
  react: React,
  tagName: TAG,
  elementClass: ShareElement,
});
