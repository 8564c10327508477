import { createComponent } from '@lit/react';
import * as React from 'react';
import { PersonalListElement } from '../parts/personal-list/personal-list.element.ts';
import { define } from '../schema/define.ts';

const TAG = 'talad-personal-list';
define(TAG, PersonalListElement);

/** `<PersonalList … />`: `<talad-personal-list>` as a React component. */
export const PersonalList = createComponent({
  react: React,
  tagName: TAG,
  elementClass: PersonalListElement,
});
