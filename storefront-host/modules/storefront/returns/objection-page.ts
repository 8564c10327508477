import { html, type Markup } from '../../../html/html.ts';
import type { Lang } from '../../../db/schema.ts';
import { text } from '../../../locales/text.ts';
import { picturesField } from './pictures-field.ts';
import { refusedFor, type ReturnError } from './return-error.ts';
import { MAX_DETAILS } from './return-form.ts';

interface ObjectionPage {
  readonly lang: Lang;
  readonly number: string;
  /** Path of the order. */
  readonly path: string;
  /** The shop's answer; '' without one. */
  readonly answer: string;
  readonly objection: string;
  readonly errors: readonly ReturnError[];
}

/** A buyer objects to the shop's refusal of a return, with or without JavaScript. */
export function objectionPage(page: ObjectionPage): Markup {
  const { lang, number, path, answer, objection, errors } = page;
  return html`<div class="checkout">
    <form class="main" method="post" action="${path}/return/dispute" enctype="multipart/form-data">
      <a class="back" href="${path}">${text(lang, 'order.return.back')}</a>
      <div>
        <h1>${text(lang, 'order.return.dispute.title', { number })}</h1>
        <p class="hint">${text(lang, 'order.return.dispute.lead')}</p>
      </div>
      ${refusedFor(lang, errors)}
      ${answer !== '' && html`<p class="alert calm">${text(lang, 'order.return.answer', { answer })}</p>`}
      <div class="field">
        <label for="objection">${text(lang, 'order.return.objection')}</label>
        <textarea id="objection" name="objection" rows="5" maxlength="${MAX_DETAILS}" required>
${objection}</textarea>
      </div>
      ${picturesField(lang, errors.length > 0)}
      <button class="button">${text(lang, 'order.return.dispute.send')}</button>
    </form>
  </div>`;
}
