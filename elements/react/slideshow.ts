import { SlideshowElement } from '../sections/slideshow/slideshow.element.ts';
import { component } from './component.ts';

/** `<Slideshow … />`: `<talad-slideshow>` as a React component. */
export const Slideshow = component('talad-slideshow', SlideshowElement);
