import { ProductTabElement } from '../sections/product-tab/product-tab.element.ts';
import { component } from './component.ts';

/** `<ProductTab … />`: `<talad-product-tab>` as a React component. */
export const ProductTab = component('talad-product-tab', ProductTabElement);
