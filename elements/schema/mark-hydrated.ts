import type { TaladElement } from './talad-element.ts';

/**
 * Sets `hydrated` after the first render, so that state that only a browser has is rendered. It is not a
 * method because most elements do not use it.
 */
export function markHydrated(element: TaladElement): void {
  queueMicrotask(() => Object.assign(element, { hydrated: true }));
}
