import { FeatureElement } from '../sections/feature/feature.element.ts';
import { component } from './component.ts';

/** `<Feature … />`: `<talad-feature>` as a React component. */
export const Feature = component('talad-feature', FeatureElement);
