import { ParagraphElement } from '../sections/paragraph/paragraph.element.ts';
import { component } from './component.ts';

/** `<Paragraph … />`: `<talad-paragraph>` as a React component. */
export const Paragraph = component('talad-paragraph', ParagraphElement);
