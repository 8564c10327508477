import { LightboxElement } from '../parts/lightbox/lightbox.element.ts';
import { component, type EventName } from './component.ts';

/** `<Lightbox … />`: `<talad-lightbox>` as a React component. */
export const Lightbox = component('talad-lightbox', LightboxElement, {
  onClose: 'close' as EventName,
});
