import { MAX_REVIEW_TEXT, MAX_REVIEWER_NAME } from '@talad/elements/api/write-review.contract';
import { reviewTypes } from '@talad/elements/commerce/sellers/review-types';
import { html, type Markup } from '../../../html/html.ts';
import type { Lang } from '../../../db/schema.ts';
import { text, type TextKey } from '../../../locales/text.ts';
import { formText, scoreField, type ReviewForm, starField } from '../../content/index.ts';
import type { OrderedProduct } from '../order-reviews/order-reviews.read.ts';

/** Result of a form: for one product, or for the page. */
export interface ReviewState {
  readonly message: TextKey;
  /** The refused form with its values. */
  readonly refused?: { readonly productId: number; readonly form: ReviewForm };
}

export interface OrderReviews {
  readonly lang: Lang;
  /** Path that the forms post to. */
  readonly action: string;
  readonly products: readonly OrderedProduct[];
  /** The buyer's first name. */
  readonly name: string;
  readonly state: ReviewState | null;
}

/** Renders a review form for each product of a delivered order. */
export function orderReviews(reviews: OrderReviews): Markup {
  const { lang, products, state } = reviews;
  return html`<section class="reviews" id="reviews" aria-labelledby="reviews-title">
    <h2 id="reviews-title">${text(lang, 'review.heading')}</h2>
    <p class="hint">${text(lang, 'review.lead')}</p>
    ${
      state &&
      html`<p class="alert ${!state.refused && 'calm'}" role="alert">
        ${text(lang, state.message)}
      </p>`
    }
    <ul>
      ${products.map((product) => html`<li>${ofProduct(reviews, product)}</li>`)}
    </ul>
  </section>`;
}

function ofProduct(reviews: OrderReviews, product: OrderedProduct): Markup {
  const { lang, state } = reviews;
  if (product.stars !== null) {
    return html`<p class="name">${product.title}</p>
      <p class="hint">${text(lang, 'review.given', { stars: product.stars })}</p>`;
  }
  const filled = state?.refused?.productId === product.productId ? state.refused.form : null;
  return html`<details ${filled && html`open`}>
    <summary>
      <span class="name">${product.title}</span>
      <span class="write">${text(lang, 'review.write')}</span>
    </summary>
    ${reviewForm(reviews, product.productId, filled ?? {})}
  </details>`;
}

function reviewForm({ lang, action, name }: OrderReviews, id: number, form: ReviewForm): Markup {
  return html`<form method="post" action="${action}" class="review-form">
    <input type="hidden" name="product_id" value="${id}" />
    ${starField(lang, { name: 'stars', label: 'review.stars', chosen: formText(form, 'stars'), required: true })}
    <div class="fields scores">
      ${reviewTypes.map((type) => scoreSelect(lang, { id, type, chosen: formText(form, scoreField(type)) }))}
    </div>
    <div class="field">
      <label for="r-text-${id}"
        >${text(lang, 'review.text')}
        <span class="hint">(${text(lang, 'checkout.optional')})</span></label
      >
      <textarea id="r-text-${id}" name="text" rows="4" maxlength="${MAX_REVIEW_TEXT}">
${formText(form, 'text')}</textarea>
    </div>
    <div class="field">
      <label for="r-name-${id}">${text(lang, 'review.name')}</label>
      <input
        id="r-name-${id}"
        name="name"
        maxlength="${MAX_REVIEWER_NAME}"
        autocomplete="nickname"
        value="${formText(form, 'name') || name}"
      />
    </div>
    <button class="button">${text(lang, 'review.send')}</button>
  </form>`;
}

function scoreSelect(
  lang: Lang,
  {
    id,
    type,
    chosen,
  }: { readonly id: number; readonly type: (typeof reviewTypes)[number]; readonly chosen: string },
): Markup {
  return html`<div class="field half">
    <label for="r-${type}-${id}">${text(lang, `review.type.${type}`)}</label>
    <select id="r-${type}-${id}" name="${scoreField(type)}">
      <option value="">${text(lang, 'review.noScore')}</option>
      ${['5', '4', '3', '2', '1'].map(
        (stars) =>
          html`<option value="${stars}" ${chosen === stars && html`selected`}>
            ${text(lang, 'review.star', { stars })}
          </option>`,
      )}
    </select>
  </div>`;
}
