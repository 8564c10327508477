import { CompareBarElement } from '../parts/compare-bar/compare-bar.element.ts';
import { component } from './component.ts';

/** `<CompareBar … />`: `<talad-compare-bar>` as a React component. */
export const CompareBar = component('talad-compare-bar', CompareBarElement);
