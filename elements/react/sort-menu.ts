import { createComponent } from '@lit/react';
import * as React from 'react';
import { SortMenuElement } from '../parts/sort-menu/sort-menu.element.ts';
import { define } from '../schema/define.ts';

const TAG = 'talad-sort-menu';
define(TAG, SortMenuElement);

/** `<SortMenu … />`: `<talad-sort-menu>` as a React component. */
export const SortMenu = createComponent({
  react: React,
  tagName: TAG,
  elementClass: SortMenuElement,
});
