import { createComponent } from '@lit/react';
import * as React from 'react';
import { ReviewFormElement } from '../parts/review-form/review-form.element.ts';
import { define } from '../schema/define.ts';

const TAG = 'talad-review-form';
define(TAG, ReviewFormElement);

/** `<ReviewForm … />`: `<talad-review-form>` as a React component. */
export const ReviewForm = createComponent({
  react: React,
  tagName: TAG,
  elementClass: ReviewFormElement,
});
