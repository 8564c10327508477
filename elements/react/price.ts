import { PriceElement } from '../parts/price/price.element.ts';
import { component } from './component.ts';

/** `<Price … />`: `<talad-price>` as a React component. */
export const Price = component('talad-price', PriceElement);
