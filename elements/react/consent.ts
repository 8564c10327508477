import { ConsentElement } from '../parts/consent/consent.element.ts';
import { component } from './component.ts';

/** `<Consent … />`: `<talad-consent>` as a React component. */
export const Consent = component('talad-consent', ConsentElement);
