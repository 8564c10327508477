import { CountdownElement } from '../parts/countdown/countdown.element.ts';
import { component, type EventName } from './component.ts';

/** `<Countdown … />`: `<talad-countdown>` as a React component. */
export const Countdown = component('talad-countdown', CountdownElement, {
  onCountdownEnd: 'talad-countdown-end' as EventName,
});
