import { ShareElement } from '../parts/share/share.element.ts';
import { component } from './component.ts';

/** `<Share … />`: `<talad-share>` as a React component. */
export const Share = component('talad-share', ShareElement);
