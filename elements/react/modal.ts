import { ModalElement } from '../parts/modal/modal.element.ts';
import { component } from './component.ts';

/** `<Modal … />`: `<talad-modal>` as a React component. */
export const Modal = component('talad-modal', ModalElement);
