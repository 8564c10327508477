import { CopyElement } from '../parts/copy/copy.element.ts';
import { component } from './component.ts';

/** `<Copy … />`: `<talad-copy>` as a React component. */
export const Copy = component('talad-copy', CopyElement);
