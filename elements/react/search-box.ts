import { SearchBoxElement } from '../parts/search-box/search-box.element.ts';
import { component } from './component.ts';

/** `<SearchBox … />`: `<talad-search-box>` as a React component. */
export const SearchBox = component('talad-search-box', SearchBoxElement);
