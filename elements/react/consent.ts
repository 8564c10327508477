import { createComponent } from '@lit/react';
import * as React from 'react';
import { ConsentElement } from '../parts/consent/consent.element.ts';
import { define } from '../schema/define.ts';

const TAG = 'talad-consent';
define(TAG, ConsentElement);

/** `<Consent … />`: `<talad-consent>` as a React component. */
export const Consent = createComponent({
  react: React,
  tagName: TAG,
  elementClass: ConsentElement,
});
