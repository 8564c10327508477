import { createComponent } from '@lit/react';
import * as React from 'react';
import { ContactWidgetElement } from '../parts/contact-widget/contact-widget.element.ts';
import { define } from '../schema/define.ts';

const TAG = 'talad-contact-widget';
define(TAG, ContactWidgetElement);

/** `<ContactWidget … />`: a site's contact button as a React component. */
export const ContactWidget = createComponent({
  react: React,
  tagName: TAG,
  elementClass: ContactWidgetElement,
});
