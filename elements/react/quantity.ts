import { QuantityElement } from '../parts/quantity/quantity.element.ts';
import type { TaladQuantityChangeEvent } from '../parts/quantity/quantity-change.event.ts';
import { component, type EventName } from './component.ts';

/** `<Quantity … />`: `<talad-quantity>` as a React component. */
export const Quantity = component('talad-quantity', QuantityElement, {
  onQuantityChange: 'talad-quantity-change' as EventName<TaladQuantityChangeEvent>,
});
