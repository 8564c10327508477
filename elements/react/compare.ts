import { CompareElement } from '../parts/compare/compare.element.ts';
import { component } from './component.ts';

/** `<Compare … />`: `<talad-compare>` as a React component. */
export const Compare = component('talad-compare', CompareElement);
