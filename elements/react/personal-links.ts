import { createComponent } from '@lit/react';
import * as React from 'react';
import { PersonalLinksElement } from '../parts/personal-links/personal-links.element.ts';
import { define } from '../schema/define.ts';

const TAG = 'talad-personal-links';
define(TAG, PersonalLinksElement);

/** `<PersonalLinks … />`: `<talad-personal-links>` as a React component. */
export const PersonalLinks = createComponent({
  react: React,
  tagName: TAG,
  elementClass: PersonalLinksElement,
});
