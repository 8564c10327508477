import { PersonalListElement } from '../parts/personal-list/personal-list.element.ts';
import { component } from './component.ts';

/** `<PersonalList … />`: `<talad-personal-list>` as a React component. */
export const PersonalList = component('talad-personal-list', PersonalListElement);
