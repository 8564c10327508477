import { ProductsElement } from '../sections/products/products.element.ts';
import { component } from './component.ts';

/** `<Products … />`: `<talad-products>` as a React component. */
export const Products = component('talad-products', ProductsElement);
