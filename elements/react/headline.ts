import { HeadlineElement } from '../sections/headline/headline.element.ts';
import { component } from './component.ts';

/** `<Headline … />`: `<talad-headline>` as a React component. */
export const Headline = component('talad-headline', HeadlineElement);
