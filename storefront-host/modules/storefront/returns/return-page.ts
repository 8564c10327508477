import { thaiBanks } from '@talad/elements/commerce/forms/thai-banks';
import { html, type Markup } from '../../../html/html.ts';
import type { Lang, WantedRefundMethod } from '../../../db/schema.ts';
import { text } from '../../../locales/text.ts';
import { picturesField } from './pictures-field.ts';
import { refusedFor, type ReturnError } from './return-error.ts';
import {
  chosenMethod,
  MAX_DETAILS,
  quantityField,
  reasons,
  type ReturnableLine,
  type ReturnValues,
} from './return-form.ts';

interface ReturnPage {
  readonly lang: Lang;
  readonly number: string;
  /** Path of the order. */
  readonly path: string;
  readonly lines: readonly ReturnableLine[];
  readonly methods: readonly WantedRefundMethod[];
  readonly values: ReturnValues;
  readonly errors: readonly ReturnError[];
}

/** A buyer requests a return, with or without JavaScript. */
export function returnPage(page: ReturnPage): Markup {
  const { lang, path, lines, values, errors, methods } = page;
  const only = lines.length === 1 && lines[0]?.left === 1;
  return html`<div class="checkout">
    <form
      class="main return-form"
      method="post"
      action="${path}/return"
      enctype="multipart/form-data"
    >
      <a class="back" href="${path}">${text(lang, 'order.return.back')}</a>
      <div>
        <h1>${text(lang, 'order.return.title', { number: page.number })}</h1>
        <p class="hint">${text(lang, 'order.return.lead')}</p>
      </div>
      ${refusedFor(lang, errors)}
      <fieldset>
        <legend>${text(lang, 'order.return.what')}</legend>
        <ul class="pieces">
          ${lines.map((line) => pieces(lang, line, values[quantityField(line.rank)] ?? (only ? '1' : '0')))}
        </ul>
      </fieldset>
      <fieldset>
        <legend>${text(lang, 'order.return.reason')}</legend>
        ${reasons.map(
          (reason) =>
            html`<label class="choice">
              <input
                type="radio"
                name="reason"
                value="${reason}"
                required
                ${values['reason'] === reason && html`checked`}
              />
              <span>${text(lang, `order.return.reason.${reason}`)}</span>
            </label>`,
        )}
      </fieldset>
      <div class="field">
        <label for="details">${text(lang, 'order.return.details')}</label>
        <textarea id="details" name="details" rows="5" maxlength="${MAX_DETAILS}" required>
${values['details'] ?? ''}</textarea>
      </div>
      ${picturesField(lang, errors.length > 0)} ${moneyBack(lang, values, methods)}
      <button class="button">${text(lang, 'order.return.send')}</button>
    </form>
  </div>`;
}

function pieces(lang: Lang, line: ReturnableLine, value: string): Markup {
  const { rank, title, option_text: option, left } = line;
  return html`<li>
    <span
      ><span class="name">${title}</span>
      ${option !== '' && html`<span class="hint">${option}</span>`}</span
    >
    <span class="count">
      <input
        type="number"
        name="${quantityField(rank)}"
        min="0"
        max="${left}"
        value="${value}"
        inputmode="numeric"
        aria-label="${text(lang, 'order.return.quantity', { title })}"
      />
      <span class="hint">${text(lang, 'order.return.of', { most: left })}</span>
    </span>
  </li>`;
}

/** Renders the refund method; CSS shows the fields of the account for a transfer. */
function moneyBack(
  lang: Lang,
  values: ReturnValues,
  methods: readonly WantedRefundMethod[],
): Markup {
  const chosen = chosenMethod(values, methods);
  if (chosen === null) return html`<p class="hint">${text(lang, 'order.return.toWallet')}</p>`;
  const [only, ...others] = methods;
  if (others.length === 0 && only === 'transfer') return accountFields(lang, values, true);
  return html`<fieldset>
      <legend>${text(lang, 'order.return.way')}</legend>
      ${methods.map(
        (method) =>
          html`<label class="choice">
            <input
              type="radio"
              name="way"
              value="${method}"
              required
              ${method === chosen && html`checked`}
            />
            <span
              >${text(lang, `order.return.way.${method}`)}
              <span class="hint">${text(lang, `order.return.way.${method}.hint`)}</span></span
            >
          </label>`,
      )}
    </fieldset>
    ${methods.includes('transfer') && accountFields(lang, values, false)}`;
}

/** @param isRequired The browser requires the fields; of one method among several only the server can. */
function accountFields(lang: Lang, values: ReturnValues, isRequired: boolean): Markup {
  const required = isRequired && html`required`;
  return html`<div class="fields account">
    <div class="field">
      <label for="bank">${text(lang, 'order.return.bank')}</label>
      <select id="bank" name="bank" ${required}>
        <option value="">${text(lang, 'order.return.chooseBank')}</option>
        ${Object.entries(thaiBanks).map(
          ([code, names]) =>
            html`<option value="${code}" ${values['bank'] === code && html`selected`}>
              ${names[lang]}
            </option>`,
        )}
      </select>
    </div>
    <div class="field">
      <label for="number">${text(lang, 'order.return.number')}</label>
      <input
        id="number"
        name="number"
        inputmode="numeric"
        maxlength="20"
        ${required}
        value="${values['number'] ?? ''}"
      />
    </div>
    <div class="field">
      <label for="holder">${text(lang, 'order.return.holder')}</label>
      <input
        id="holder"
        name="holder"
        autocomplete="name"
        maxlength="100"
        ${required}
        value="${values['holder'] ?? ''}"
      />
    </div>
  </div>`;
}
