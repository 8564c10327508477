import { MoreElement } from '../parts/more/more.element.ts';
import type { TaladMoreLoadedEvent } from '../parts/more/more-loaded.event.ts';
import { component, type EventName } from './component.ts';

/** `<More … />`: `<talad-more>` as a React component. */
export const More = component('talad-more', MoreElement, {
  onMoreLoaded: 'talad-more-loaded' as EventName<TaladMoreLoadedEvent>,
});
