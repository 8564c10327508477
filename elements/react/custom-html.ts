import { CustomHtmlElement } from '../sections/custom-html/custom-html.element.ts';
import { component } from './component.ts';

/** `<CustomHtml … />`: `<talad-custom-html>` as a React component. */
export const CustomHtml = component('talad-custom-html', CustomHtmlElement);
