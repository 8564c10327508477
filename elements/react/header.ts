import { createComponent } from '@lit/react';
import * as React from 'react';
import { HeaderElement } from '../parts/header/header.element.ts';
import { define } from '../schema/define.ts';

const TAG = 'talad-header';
define(TAG, HeaderElement);

/** `<Header … />`: a site's header as a React component. */
export const Header = createComponent({
  react: React,
  tagName: TAG,
  elementClass: HeaderElement,
});
