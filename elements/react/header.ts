import { HeaderElement } from '../parts/header/header.element.ts';
import { component } from './component.ts';

/** `<Header … />`: a site's header as a React component. */
export const Header = component('talad-header', HeaderElement);
