import { createComponent } from '@lit/react';
import * as React from 'react';
import { SearchBoxElement } from '../parts/search-box/search-box.element.ts';
import { define } from '../schema/define.ts';

const TAG = 'talad-search-box';
define(TAG, SearchBoxElement);

/** `<SearchBox … />`: `<talad-search-box>` as a React component. */
export const SearchBox = createComponent({
  react: React,
  tagName: TAG,
  elementClass: SearchBoxElement,
});
