import { Value } from 'typebox/value';
import { WriteReviewRequest, type ReviewScores } from '@talad/elements/api/write-review.contract';
import { reviewTypes } from '@talad/elements/commerce/sellers/review-types';

/** A form that a browser without JavaScript posted: `score.delivery` has the stars of one criterion. */
export type ReviewForm = Readonly<Record<string, unknown>>;

export const scoreField = (type: string): string => `score.${type}`;

export function formText(form: ReviewForm, name: string): string {
  const value = form[name];
  return typeof value === 'string' ? value : '';
}

/** Returns the review in a form; null if its stars are missing or a text is too long. */
export function reviewOfForm(form: ReviewForm): WriteReviewRequest | null {
  const scores: ReviewScores = Object.fromEntries(
    reviewTypes.flatMap((type) => {
      const score = starsOf(formText(form, scoreField(type)));
      return score === null ? [] : [[type, score]];
    }),
  );
  const review = {
    stars: starsOf(formText(form, 'stars')),
    scores,
    // Browsers send line ends as CRLF, but count them as one character.
    text: formText(form, 'text').replaceAll('\r\n', '\n'),
    name: formText(form, 'name'),
  };
  return Value.Check(WriteReviewRequest, review) ? review : null;
}

function starsOf(value: string): number | null {
  return /^[1-5]$/.test(value) ? Number(value) : null;
}
