import { html, type TemplateResult } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { MAX_REVIEW_TEXT, MAX_REVIEWER_NAME } from '../../api/write-review.contract.ts';
import { reviewTypes } from '../../commerce/sellers/review-types.ts';
import type { SiteData } from '../page-data.ts';
import { pageText } from '../texts/page-text.ts';
import type { ProductPageData } from './product-page-data.ts';

/**
 * Renders "Write a review" as a plain HTML form, the same for all visitors because the page is
 * cached. With JavaScript it first asks whether the visitor may write one, and shows the result at
 * once.
 */
export function reviewForm(
  site: SiteData,
  { product, review }: Pick<ProductPageData, 'product' | 'review'>,
): TemplateResult {
  const { lang } = site;
  const { refused } = review;
  const typed = (name: string): string => {
    const value = refused?.[name];
    return typeof value === 'string' ? value : '';
  };
  return html`<talad-review-form
    locale=${lang}
    base=${site.base}
    api=${site.api}
    product-id=${product.id}
    login-url=${review.loginUrl}
    ><details class="fold write-review" id="write-review" ?open=${refused !== undefined}>
      <summary>${pageText(lang, 'review.write')}</summary>
      <form method="post" action=${review.action} class="review-form">
        <p class="muted">${pageText(lang, 'review.buyersOnly')}</p>
        ${starField(lang, typed('stars'), refused !== undefined)}
        <div class="score-fields">
          ${reviewTypes.map((type) => scoreField(lang, type, typed(`score.${type}`)))}
        </div>
        <label class="review-field"
          ><span>${pageText(lang, 'review.text')}</span>${textField(typed('text'))}
        </label>
        <label class="review-field"
          ><span>${pageText(lang, 'review.name')}</span
          ><input
            name="name"
            maxlength=${MAX_REVIEWER_NAME}
            autocomplete="nickname"
            placeholder=${pageText(lang, 'review.nameHint')}
            value=${typed('name')}
        /></label>
        <p><button class="button">${pageText(lang, 'review.send')}</button></p>
      </form>
    </details></talad-review-form
  >`;
}

/** A lit template cannot bind the content of a textarea, so the typed text is inserted as markup. */
function textField(typed: string): TemplateResult {
  const text = typed.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const field = `<textarea name="text" rows="4" maxlength="${MAX_REVIEW_TEXT}">\n${text}</textarea>`;
  return html`${unsafeHTML(field)}`;
}

function starField(lang: SiteData['lang'], chosen: string, isRefused: boolean): TemplateResult {
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
              ?checked=${chosen === String(stars)}
              ?autofocus=${isRefused && chosen === '' && stars === 1}
              aria-label=${pageText(lang, 'review.stars', { stars })}
            /><span aria-hidden="true">★</span></label
          >`,
      )}
    </div>
  </fieldset>`;
}

function scoreField(
  lang: SiteData['lang'],
  type: (typeof reviewTypes)[number],
  chosen: string,
): TemplateResult {
  return html`<label class="review-field"
    ><span>${pageText(lang, `review.type.${type}`)}</span
    ><select name="score.${type}">
      <option value="">${pageText(lang, 'review.noScore')}</option>
      ${[5, 4, 3, 2, 1].map(
        (stars) =>
          html`<option value=${stars} ?selected=${chosen === String(stars)}>
            ${pageText(lang, 'review.stars', { stars })}
          </option>`,
      )}
    </select>
  </label>`;
}
