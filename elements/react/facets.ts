import { FacetsElement } from '../parts/facets/facets.element.ts';
import { component } from './component.ts';

/** `<Facets … />`: `<talad-facets>` as a React component. */
export const Facets = component('talad-facets', FacetsElement);
