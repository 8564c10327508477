import { BottomMenuElement } from '../parts/bottom-menu/bottom-menu.element.ts';
import { component } from './component.ts';

/** `<BottomMenu … />`: a site's bar on phones as a React component. */
export const BottomMenu = component('talad-bottom-menu', BottomMenuElement);
