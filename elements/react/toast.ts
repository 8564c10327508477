import { ToastElement } from '../parts/toast/toast.element.ts';
import { component } from './component.ts';

/** `<Toast … />`: messages of the storefront as a React component. */
export const Toast = component('talad-toast', ToastElement);
