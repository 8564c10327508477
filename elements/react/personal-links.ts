import { PersonalLinksElement } from '../parts/personal-links/personal-links.element.ts';
import { component } from './component.ts';

/** `<PersonalLinks … />`: `<talad-personal-links>` as a React component. */
export const PersonalLinks = component('talad-personal-links', PersonalLinksElement);
