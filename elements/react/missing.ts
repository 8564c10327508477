import { MissingElement } from '../sections/missing/missing.element.ts';
import { component } from './component.ts';

/** `<Missing … />`: `<talad-missing>` as a React component. */
export const Missing = component('talad-missing', MissingElement);
