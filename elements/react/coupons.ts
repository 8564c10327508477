import { CouponsElement } from '../sections/coupons/coupons.element.ts';
import { component } from './component.ts';

/** `<Coupons … />`: `<talad-coupons>` as a React component. */
export const Coupons = component('talad-coupons', CouponsElement);
