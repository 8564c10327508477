import { ContactWidgetElement } from '../parts/contact-widget/contact-widget.element.ts';
import { component } from './component.ts';

/** `<ContactWidget … />`: a site's contact button as a React component. */
export const ContactWidget = component('talad-contact-widget', ContactWidgetElement);
