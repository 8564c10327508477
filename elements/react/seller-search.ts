import { SellerSearchElement } from '../parts/seller-search/seller-search.element.ts';
import { component } from './component.ts';

/** `<SellerSearch … />`: `<talad-seller-search>` as a React component. */
export const SellerSearch = component('talad-seller-search', SellerSearchElement);
