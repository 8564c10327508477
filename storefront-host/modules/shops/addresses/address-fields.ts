import { Type } from 'typebox';
import {
  addressFields,
  addressRules,
  isFieldRequired,
  placeFields,
  type AddressField,
  type AddressValues,
  type Asks,
  type FieldRefusal,
} from '@talad/elements/commerce/forms/address-form';
import { provinceNames } from '@talad/elements/locales/provinces';
import { html, type Markup } from '../../../html/html.ts';
import type { Lang } from '../../../db/schema.ts';
import { text, type TextKey } from '../../../locales/text.ts';

export interface FieldError {
  readonly field: AddressField;
  readonly code: FieldRefusal;
}

/** Only this server writes and reads it. */
export const OwnFieldError = Type.Unsafe<FieldError>(
  Type.Object({ field: Type.String(), code: Type.String() }),
);

export const EMPTY_VALUES: AddressValues = Object.fromEntries(
  addressFields.map((field) => [field, '']),
) as unknown as AddressValues;

interface FieldView {
  readonly label: TextKey;
  readonly hint?: TextKey;
  readonly autocomplete: string;
  readonly type?: 'text' | 'tel' | 'email';
  readonly inputmode?: 'numeric' | 'tel' | 'email';
  readonly lines?: number;
  readonly list?: string;
  readonly half?: boolean;
}

/** Autofill tokens of the HTML standard. */
const fields: Readonly<Record<AddressField, FieldView>> = {
  name: { label: 'checkout.name', autocomplete: 'shipping name' },
  phone: {
    label: 'checkout.phone',
    hint: 'checkout.phoneHint',
    autocomplete: 'shipping tel',
    type: 'tel',
    inputmode: 'tel',
    half: true,
  },
  email: {
    label: 'checkout.email',
    hint: 'checkout.emailHint',
    autocomplete: 'email',
    type: 'email',
    inputmode: 'email',
    half: true,
  },
  address: {
    label: 'checkout.addressLine',
    autocomplete: 'shipping street-address',
    lines: 2,
  },
  sub_district: {
    label: 'checkout.subDistrict',
    autocomplete: 'shipping address-level3',
    half: true,
  },
  district: { label: 'checkout.district', autocomplete: 'shipping address-level2', half: true },
  province: {
    label: 'checkout.province',
    autocomplete: 'shipping address-level1',
    list: 'provinces',
    half: true,
  },
  postcode: {
    label: 'checkout.postcode',
    autocomplete: 'shipping postal-code',
    inputmode: 'numeric',
    half: true,
  },
  note: { label: 'checkout.note', autocomplete: 'off', lines: 2 },
};

export interface FieldsState {
  readonly lang: Lang;
  readonly values: AddressValues;
  readonly errors: readonly FieldError[];
  readonly asks?: Asks;
}

export function addressFieldset(
  state: FieldsState,
  legend: TextKey,
  names: readonly AddressField[],
): Markup {
  return html`<fieldset>
    <legend>${text(state.lang, legend)}</legend>
    <div class="fields" ${names.includes('province') && html`data-areas`}>
      ${names.filter((name) => state.asks?.[name] !== 'hidden').map((name) => field(state, name))}
    </div>
  </fieldset>`;
}

/** The order of the fields on the page. */
const formOrder: readonly AddressField[] = ['name', 'phone', 'email', ...placeFields, 'note'];

export function provinceList(lang: Lang): Markup {
  provinceLists[lang] ??= html`<datalist id="provinces">
    ${provinceNames(lang)
      .toSorted(new Intl.Collator(lang).compare)
      .map((name) => html`<option value="${name}"></option>`)}
  </datalist>`;
  return provinceLists[lang];
}

/** Rendered once, because the list is the same on every page. */
const provinceLists: Partial<Record<Lang, Markup>> = {};

/** Renders all errors, each with a link to its field; screen readers read it first. */
export function errorSummary({ lang, errors }: FieldsState): Markup | null {
  if (errors.length === 0) return null;
  return html`<div class="alert" role="alert" data-errors>
    <strong>${text(lang, 'checkout.errors')}</strong>
    <ul>
      ${inOrder(errors).map(
        ({ field: name, code }) =>
          html`<li data-of="${name}">
            ${
              code === 'REQUIRED'
                ? html`<a href="#f-${name}">${errorText(lang, name, code)}</a>`
                : html`<a href="#f-${name}">${text(lang, fields[name].label)}</a>:
                    ${errorText(lang, name, code)}`
            }
          </li>`,
      )}
    </ul>
  </div>`;
}

function inOrder(errors: readonly FieldError[]): readonly FieldError[] {
  return errors.toSorted((a, b) => formOrder.indexOf(a.field) - formOrder.indexOf(b.field));
}

function field(state: FieldsState, name: AddressField): Markup {
  const { lang, values, errors } = state;
  const view = fields[name];
  const { maxLength } = addressRules[name];
  const isRequired = isFieldRequired(name, state.asks ?? {});
  const error = errors.find((one) => one.field === name);
  const described = [error && `e-${name}`, view.hint && `h-${name}`].filter(Boolean).join(' ');
  const common = html`id="f-${name}" name="${name}" autocomplete="${view.autocomplete}"
  maxlength="${maxLength}" ${isRequired && html`required`}
  ${error && html`aria-invalid="true" ${inOrder(errors)[0] === error && html`autofocus`}`}
  ${described && html`aria-describedby="${described}"`}`;
  return html`<div class="field of-${name} ${view.half && 'half'}">
    <label for="f-${name}"
      >${text(lang, view.label)}${
        !isRequired && html` <span class="hint">(${text(lang, 'checkout.optional')})</span>`
      }</label
    >
    ${
      view.lines
        ? html`<textarea ${common} rows="${view.lines}">${values[name]}</textarea>`
        : html`<input
            ${common}
            type="${view.type ?? 'text'}"
            ${view.inputmode && html`inputmode="${view.inputmode}"`}
            ${view.list && html`list="${view.list}"`}
            value="${values[name]}"
          />`
    }
    ${error && html`<p class="error" id="e-${name}">${errorText(lang, name, error.code)}</p>`}
    ${view.hint && html`<p class="hint" id="h-${name}">${text(lang, view.hint)}</p>`}
  </div>`;
}

function errorText(lang: Lang, name: AddressField, code: FieldRefusal): string {
  if (code === 'REQUIRED') return text(lang, `field.enter.${name}`);
  return text(lang, `checkout.error.${code}`, { limit: addressRules[name].maxLength });
}
