import { html, type TemplateResult } from 'lit';
import { MAX_REVIEW_TEXT, MAX_REVIEWER_NAME } from '../../api/write-review.contract.ts';
import { reviewTypes } from '../../commerce/review-types.ts';
import type { SiteData } from '../page-data.ts';
import { pageText } from '../texts/page-text.ts';
import type { ProductPageData } from './product-page-data.ts';

/**
 * "Write a review": a form of plain HTML, the same for everybody, since the page is kept for all.
 * Where JavaScript runs it asks first whether the visitor may, and says at once what became of it.
 */
export function reviewForm(
  site: SiteData,
  { product, review }: Pick<ProductPageData, 'product' | 'review'>,
): TemplateResult {
  const { lang } = site;
  return html`<talad-review-form
    locale=${lang}
    base=${site.base}
    api=${site.api}
    product-id=${product.id}
    login-url=${review.loginUrl}
    ><details class="fold write-review" id="write-review">
      <summary>${pageText(lang, 'review.write')}</summary>
      <form method="post" action=${review.action} class="review-form">
        <p class="muted">${pageText(lang, 'review.buyersOnly')}</p>
        ${starField(lang)}
        <div class="score-fields">${reviewTypes.map((type) => scoreField(lang, type))}</div>
        <label class="review-field"
          ><span>${pageText(lang, 'review.text')}</span
          ><textarea name="text" rows="4" maxlength=${MAX_REVIEW_TEXT}></textarea>
        </label>
        <label class="review-field"
          ><span>${pageText(lang, 'review.name')}</span
          ><input
            name="name"
            maxlength=${MAX_REVIEWER_NAME}
            autocomplete="nickname"
            placeholder=${pageText(lang, 'review.nameHint')}
        /></label>
        <p><button class="button">${pageText(lang, 'review.send')}</button></p>
      </form>
    </details></talad-review-form
  >`;
}

function starField(lang: SiteData['lang']): TemplateResult {
  return html`<fieldset class="star-field">
    <legend>${pageText(lang, 'review.overall')}</legend>
    <div>
      ${[1, 2, 3, 4, 5].map(
        (stars) =>
          html`<label
            ><input
              type="radio"
              name="stars"
              value=${stars}
              required
              aria-label=${pageText(lang, 'review.stars', { stars })}
            /><span aria-hidden="true">★</span></label
          >`,
      )}
    </div>
  </fieldset>`;
}

function scoreField(lang: SiteData['lang'], type: (typeof reviewTypes)[number]): TemplateResult {
  return html`<label class="review-field"
    ><span>${pageText(lang, `review.type.${type}`)}</span
    ><select name="score.${type}">
      <option value="">${pageText(lang, 'review.noScore')}</option>
      ${[5, 4, 3, 2, 1].map(
        (stars) =>
          html`<option value=${stars}>${pageText(lang, 'review.stars', { stars })}</option>`,
      )}
    </select>
  </label>`;
}
