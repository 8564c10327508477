import { createComponent } from '@lit/react';
import * as React from 'react';
import { CountdownElement } from '../parts/countdown/countdown.element.ts';
import { define } from '../schema/define.ts';

const TAG = 'talad-countdown';
define(TAG, CountdownElement);

/** `<Countdown … />`: `<talad-countdown>` as a React component. */
export const Countdown = createComponent({
  react: React,
  tagName: TAG,
  elementClass: CountdownElement,
});
