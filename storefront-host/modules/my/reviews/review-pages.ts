import { html as litHtml, type TemplateResult } from 'lit';
import { formatDate } from '@talad/elements/locales/format';
import {
  MAX_REVIEW_PHOTOS,
  MAX_REVIEW_TEXT,
  MAX_REVIEWER_NAME,
} from '@talad/elements/api/write-review.contract';
import { reviewTypes } from '@talad/elements/commerce/sellers/review-types';
import { starFieldCss } from '@talad/elements/pages/css/review-form-css';
import type { Lang } from '../../../db/schema.ts';
import { text, type TextKey } from '../../../locales/text.ts';
import { html, type Markup } from '../../../html/html.ts';
import {
  REVIEWS_A_PAGE,
  type ToReview,
  type WrittenByMe,
  formText,
  scoreField,
  type ReviewForm,
  starField,
} from '../../content/index.ts';
import { thumbnail, orderSummaryCss } from '../../sales/index.ts';
import { myEmpty } from '../my-empty.ts';
import { asTemplate } from '../my-frame.ts';
import { myEntries } from '../navigation.ts';
import { myTabs, myTabsCss } from '../my-tabs.ts';

export interface ReviewListView {
  readonly lang: Lang;
  readonly counts: { readonly toReview: number; readonly written: number };
  readonly list:
    | { readonly tab: 'toReview'; readonly products: readonly ToReview[] }
    | { readonly tab: 'written'; readonly reviews: readonly WrittenByMe[] };
}

/** Renders the products to review, and written reviews. */
export function reviewLists({ lang, counts, list }: ReviewListView): TemplateResult {
  const tab = (name: 'toReview' | 'written', href: string, label: TextKey) => ({
    href,
    label: text(lang, label),
    count: counts[name],
    isCurrent: name === list.tab,
  });
  const tabs = myTabs(text(lang, 'my.reviews'), [
    tab('toReview', '/my/reviews', 'my.state.toReview'),
    tab('written', '/my/reviews?tab=written', 'my.reviews.written'),
  ]);
  const shown =
    list.tab === 'toReview'
      ? toReview(lang, list.products)
      : written(lang, list.reviews, counts.toReview);
  return litHtml`${tabs} ${asTemplate(shown)}`;
}

function toReview(lang: Lang, products: readonly ToReview[]): Markup {
  if (products.length === 0) {
    return myEmpty('reviews', {
      title: text(lang, 'my.reviews.none'),
      hint: text(lang, 'my.reviews.none.hint'),
      action: { href: myEntries.orders.path, label: text(lang, 'my.orders') },
    });
  }
  return html`<ul class="review-cards">
    ${products.map(
      (product) =>
        html`<li class="my-card">
          ${about(lang, product)}
          <p class="my-actions">
            <a class="button" href="/my/reviews/write/${product.orderId}/${product.productId}"
              >${text(lang, 'review.write')}</a
            >
          </p>
        </li>`,
    )}
  </ul>`;
}

function written(lang: Lang, reviews: readonly WrittenByMe[], waiting: number): Markup {
  if (reviews.length === 0) {
    const { orders, reviews: own } = myEntries;
    return myEmpty('reviews', {
      title: text(lang, 'my.reviews.noneWritten'),
      hint: text(lang, 'my.reviews.none.hint'),
      action:
        waiting > 0
          ? { href: own.path, label: text(lang, 'review.write') }
          : { href: orders.path, label: text(lang, 'my.orders') },
    });
  }
  const last = reviews.length === REVIEWS_A_PAGE ? reviews.at(-1) : undefined;
  return html`<ul class="review-cards">
      ${reviews.map((review) => html`<li class="my-card">${writtenCard(lang, review)}</li>`)}
    </ul>
    ${
      last &&
      html`<p class="my-actions">
        <a class="button quiet" href="/my/reviews?tab=written&amp;before=${last.id}"
          >${text(lang, 'my.older')}</a
        >
      </p>`
    }`;
}

function writtenCard(lang: Lang, review: WrittenByMe): Markup {
  return html`${about(lang, review)}
    <p class="given">
      <span role="img" aria-label="${text(lang, 'review.star', { stars: review.stars })}"
        >${'★'.repeat(review.stars)}<span class="no">${'★'.repeat(5 - review.stars)}</span></span
      >
      <span class="hint">${formatDate(review.createdAt, lang)}</span>
    </p>
    ${review.isHidden && html`<p class="hint">${text(lang, 'my.reviews.hidden')}</p>`}
    ${
      review.hiddenReason &&
      html`<p class="hint">
        ${text(lang, 'my.reviews.hiddenReason', { reason: review.hiddenReason })}
      </p>`
    }
    ${review.text && html`<p class="said">${review.text}</p>`} ${photoRow(review)}
    ${
      review.answer &&
      html`<p class="said">
        <strong>${text(lang, 'my.reviews.answer', { shop: review.shopTitle })}</strong>
        ${review.answer}
      </p>`
    }
    <p class="my-actions">
      <a class="button quiet" href="${review.productUrl}">${text(lang, 'my.reviews.see')}</a>
      ${
        review.isOpen &&
        html`<a class="button quiet" href="/my/reviews/${review.id}">${text(lang, 'my.edit')}</a>`
      }
    </p>`;
}

function photoRow({ photos }: WrittenByMe): Markup | null {
  if (photos.length === 0) return null;
  return html`<p class="photo-row">
    ${photos.map(({ picture }) => html`<span class="thumb">${thumbnail(picture)}</span>`)}
  </p>`;
}

function about(lang: Lang, { title, image, shopTitle, number }: ToReview): Markup {
  return html`<p class="about-product">
    <span class="thumb">${image && thumbnail(image)}</span>
    <span class="what">
      <strong>${title}</strong>
      <span class="hint">${shopTitle} · ${text(lang, 'order.title', { number })}</span>
    </span>
  </p>`;
}

export interface ReviewFormView {
  readonly lang: Lang;
  readonly product: ToReview;
  readonly action: string;
  /** Label of the submit button. */
  readonly submit: string;
  readonly form: ReviewForm;
  /** Stored photos, each of which can be removed. */
  readonly photos: WrittenByMe['photos'];
  /** Error message for the review. */
  readonly problem: string | null;
}

/** Renders the form of a review: stars, stars by criterion, text, pictures. */
export function reviewFormPage(view: ReviewFormView): Markup {
  const { lang, product, action, form, photos, problem } = view;
  return html`${about(lang, product)}
    <form class="my-form" method="post" action="${action}" enctype="multipart/form-data">
      ${problem && html`<p class="alert" role="alert">${problem}</p>`}
      ${starField(lang, { name: 'stars', label: 'review.stars', chosen: formText(form, 'stars'), required: true })}
      <div class="scores">
        ${reviewTypes.map((type) => {
          const name = scoreField(type);
          return starField(lang, {
            name,
            label: `review.type.${type}`,
            chosen: formText(form, name),
          });
        })}
      </div>
      <div class="field">
        <label for="text">${text(lang, 'review.text')} ${optional(lang)}</label>
        <textarea id="text" name="text" rows="5" maxlength="${MAX_REVIEW_TEXT}">
${formText(form, 'text')}</textarea>
      </div>
      ${photoFields(lang, photos, form)}
      <div class="field half">
        <label for="name">${text(lang, 'review.name')}</label>
        <input
          id="name"
          name="name"
          maxlength="${MAX_REVIEWER_NAME}"
          autocomplete="nickname"
          value="${formText(form, 'name')}"
        />
      </div>
      <p class="my-actions"><button class="button">${view.submit}</button></p>
    </form>`;
}

function optional(lang: Lang): Markup {
  return html`<span class="hint">(${text(lang, 'checkout.optional')})</span>`;
}

/** A checked box keeps the picture. */
export const photoField = (mediaId: string): string => `keep.${mediaId}`;

function photoFields(lang: Lang, photos: ReviewFormView['photos'], form: ReviewForm): Markup {
  const room = MAX_REVIEW_PHOTOS - photos.length;
  return html`${
      photos.length > 0 &&
      html`<fieldset>
        <legend>${text(lang, 'my.reviews.photosKept')}</legend>
        <div class="photo-row">
          ${photos.map(
            ({ mediaId, picture }, index) =>
              html`<label
                ><span class="thumb">${thumbnail(picture)}</span
                ><input
                  type="checkbox"
                  name="${photoField(mediaId)}"
                  value="1"
                  ${formText(form, photoField(mediaId)) !== '' && html`checked`}
                  aria-label="${text(lang, 'my.reviews.photo', { number: index + 1 })}"
              /></label>`,
          )}
        </div>
      </fieldset>`
    }
    <div class="field">
      <label for="photos">${text(lang, 'my.reviews.photos')} ${optional(lang)}</label>
      <input
        id="photos"
        name="photos"
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-describedby="photos-hint"
      />
      <p class="hint" id="photos-hint">
        ${text(lang, 'my.reviews.photosHint', { limit: MAX_REVIEW_PHOTOS, room })}
      </p>
    </div>`;
}

export const reviewsCss = `${orderSummaryCss}${myTabsCss}${starFieldCss}
.review-cards{display:grid;gap:12px}
.about-product{display:flex;gap:12px;align-items:start}
.given{display:flex;align-items:baseline;gap:12px;color:var(--talad-star,#b45309)}
.given .no{color:var(--talad-line)}
.said{white-space:pre-line}
.photo-row{display:flex;flex-wrap:wrap;gap:8px}
.photo-row label{display:grid;justify-items:center;gap:4px;min-block-size:48px;cursor:pointer}
.photo-row input{inline-size:22px;block-size:22px;margin:0;accent-color:var(--talad-accent)}
.scores{display:grid;gap:12px}
@media (width>=750px){.scores{grid-template-columns:1fr 1fr}}
`;
