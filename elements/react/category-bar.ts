import { createComponent } from '@lit/react';
import * as React from 'react';
import { CategoryBarElement } from '../parts/category-bar/category-bar.element.ts';
import { define } from '../schema/define.ts';

const TAG = 'talad-category-bar';
define(TAG, CategoryBarElement);

/** `<CategoryBar … />`: the rows below a site's header as a React component. */
export const CategoryBar = createComponent({
  react: React,
  tagName: TAG,
  elementClass: CategoryBarElement,
});
