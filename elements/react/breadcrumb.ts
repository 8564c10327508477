import { createComponent } from '@lit/react';
import * as React from 'react';
import { BreadcrumbElement } from '../parts/breadcrumb/breadcrumb.element.ts';
import { define } from '../schema/define.ts';

const TAG = 'talad-breadcrumb';
define(TAG, BreadcrumbElement);

/** `<Breadcrumb … />`: `<talad-breadcrumb>` as a React component. */
export const Breadcrumb = createComponent({
  react: React,
  tagName: TAG,
  elementClass: BreadcrumbElement,
});
