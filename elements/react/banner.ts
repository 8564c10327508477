import { BannerElement } from '../sections/banner/banner.element.ts';
import { component } from './component.ts';

/** `<Banner … />`: `<talad-banner>` as a React component. */
export const Banner = component('talad-banner', BannerElement);
