import { ReviewFormElement } from '../parts/review-form/review-form.element.ts';
import { component } from './component.ts';

/** `<ReviewForm … />`: `<talad-review-form>` as a React component. */
export const ReviewForm = component('talad-review-form', ReviewFormElement);
