import { FooterElement } from '../parts/footer/footer.element.ts';
import { component } from './component.ts';

/** `<Footer … />`: a site's footer as a React component. */
export const Footer = component('talad-footer', FooterElement);
