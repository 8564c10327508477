import { createComponent } from '@lit/react';
import * as React from 'react';
import { BottomMenuElement } from '../parts/bottom-menu/bottom-menu.element.ts';
import { define } from '../schema/define.ts';

const TAG = 'talad-bottom-menu';
define(TAG, BottomMenuElement);

/** `<BottomMenu … />`: a site's bar on phones as a React component. */
export const BottomMenu = createComponent({
  react: React,
  tagName: TAG,
  elementClass: BottomMenuElement,
});
