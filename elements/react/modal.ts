import { createComponent } from '@lit/react';
import * as React from 'react';
import { ModalElement } from '../parts/modal/modal.element.ts';
import { define } from '../schema/define.ts';

const TAG = 'talad-modal';
define(TAG, ModalElement);

/** `<Modal … />`: `<talad-modal>` as a React component. */
export const Modal = createComponent({
  react: React,
  tagName: TAG,
  elementClass: ModalElement,
});
