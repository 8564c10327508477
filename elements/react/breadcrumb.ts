import { BreadcrumbElement } from '../parts/breadcrumb/breadcrumb.element.ts';
import { component } from './component.ts';

/** `<Breadcrumb … />`: `<talad-breadcrumb>` as a React component. */
export const Breadcrumb = component('talad-breadcrumb', BreadcrumbElement);
