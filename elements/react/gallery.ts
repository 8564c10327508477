import { GalleryElement } from '../sections/gallery/gallery.element.ts';
import { component } from './component.ts';

/** `<Gallery … />`: `<talad-gallery>` as a React component. */
export const Gallery = component('talad-gallery', GalleryElement);
