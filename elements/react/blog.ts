import { createComponent } from '@lit/react';
import * as React from 'react';
import { BlogElement } from '../sections/blog/blog.element.ts';
import { define } from '../schema/define.ts';

const TAG = 'talad-blog';
define(TAG, BlogElement);

/** `<Blog … />`: `<talad-blog>` as a React component. */
export const Blog = createComponent({
  react: React,
  tagName: TAG,
  elementClass: BlogElement,
});
