import { CarouselElement } from '../parts/carousel/carousel.element.ts';
import { component } from './component.ts';

/** `<Carousel … />`: `<talad-carousel>` as a React component. */
export const Carousel = component('talad-carousel', CarouselElement);
