import { BlogElement } from '../sections/blog/blog.element.ts';
import { component } from './component.ts';

/** `<Blog … />`: `<talad-blog>` as a React component. */
export const Blog = component('talad-blog', BlogElement);
