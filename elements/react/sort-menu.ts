import { SortMenuElement } from '../parts/sort-menu/sort-menu.element.ts';
import { component } from './component.ts';

/** `<SortMenu … />`: `<talad-sort-menu>` as a React component. */
export const SortMenu = component('talad-sort-menu', SortMenuElement);
