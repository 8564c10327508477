import { CategoryBarElement } from '../parts/category-bar/category-bar.element.ts';
import { component } from './component.ts';

/** `<CategoryBar … />`: the rows below a site's header as a React component. */
export const CategoryBar = component('talad-category-bar', CategoryBarElement);
