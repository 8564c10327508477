import { createComponent } from '@lit/react';
import * as React from 'react';
import { FacetsElement } from '../parts/facets/facets.element.ts';
import { define } from '../schema/define.ts';

const TAG = 'talad-facets';
define(TAG, FacetsElement);

/** `<Facets … />`: `<talad-facets>` as a React component. */
export const Facets = createComponent({
  react: React,
  tagName: TAG,
  elementClass: FacetsElement,
});
