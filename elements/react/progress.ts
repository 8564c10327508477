import { ProgressElement } from '../parts/progress/progress.element.ts';
import { component } from './component.ts';

/** `<Progress … />`: `<talad-progress>` as a React component. */
export const Progress = component('talad-progress', ProgressElement);
