import { html, nothing, type TemplateResult } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import {
  entryForms,
  MAX_PEOPLE,
  type EntryField,
  type EntryFieldName,
  type EntryKind,
  type EntryValues,
} from '../../commerce/forms/entry-form.ts';
import type { Lang } from '../../locales/text.ts';
import { pageText } from '../texts/page-text.ts';

/** A refused form: the input and the errors. */
export interface RefusedEntry {
  readonly kind: EntryKind;
  readonly values: EntryValues;
  /** Error texts by field. */
  readonly problems: Readonly<Partial<Record<EntryFieldName, string>>>;
}

export interface EntryFormData {
  readonly kind: EntryKind;
  readonly action: string;
  /** The page of the form, where the answer is shown. */
  readonly page: string;
  /** The product or post that the form is about. */
  readonly about?: number;
  readonly submit: string;
  readonly termsUrl: string;
  readonly refused?: RefusedEntry | undefined;
}

interface FormLanguage {
  readonly lang: Lang;
}

/**
 * Renders a plain HTML form (spec §7 web/*): it works without JavaScript, and browsers can autofill
 * it.
 */
export function entryForm({ lang }: FormLanguage, data: EntryFormData): TemplateResult {
  const refused = data.refused?.kind === data.kind ? data.refused : undefined;
  return html`<form class="entry" id=${`form-${data.kind}`} method="post" action=${data.action}>
    <input type="hidden" name="page" value=${data.page} />
    ${data.about === undefined ? nothing : html`<input type="hidden" name="about" value=${data.about} />`}
    ${entryFields(lang, data.kind, refused)}
    <div class="trap" aria-hidden="true">
      <label>Website <input name="website" tabindex="-1" autocomplete="off" /></label>
    </div>
    <div class="entry-end">
      <button class="button" type="submit">${data.submit}</button>
      <p class="muted">
        ${pageText(lang, 'entry.agree')}
        <a href=${data.termsUrl} data-modal="TermOfService">${pageText(lang, 'legal.terms')}</a>
      </p>
    </div>
  </form>`;
}

/** Renders each field with its label and its error. */
function entryFields(lang: Lang, kind: EntryKind, refused?: RefusedEntry): TemplateResult {
  return html`${entryForms[kind].map((field) => entryField(lang, kind, field, refused))}`;
}

const types: Partial<Record<EntryFieldName, string>> = { email: 'email', phone: 'tel' };
const fills: Partial<Record<EntryFieldName, string>> = {
  name: 'name',
  email: 'email',
  phone: 'tel',
  company: 'organization',
  province: 'address-level1',
};

function entryField(
  lang: Lang,
  kind: EntryKind,
  field: EntryField,
  refused: RefusedEntry | undefined,
): TemplateResult {
  const { name, required } = field;
  const id = `${kind}-${name}`;
  // Two short fields share a row; if their number is odd, the first one has a row of its own.
  const short = entryForms[kind].filter((one) => one.name !== 'message');
  const isAlone = short.length % 2 === 1 && short[0]?.name === name;
  const problem = refused?.problems[name];
  const value = refused?.values[name] ?? (name === 'people' ? '1' : '');
  const first = entryForms[kind].find((one) => refused?.problems[one.name]);
  const attributes = {
    id,
    field,
    value,
    describedBy: problem ? `${id}-problem` : '',
    isFirstProblem: first?.name === name,
  };
  return html`<div class="field ${name === 'message' ? 'long' : isAlone ? 'alone' : ''}">
    <label for=${id}
      >${pageText(lang, `entry.${name}`)}${
        required
          ? nothing
          : html` <span class="muted">${pageText(lang, optionalText(kind, name))}</span>`
      }</label
    >
    ${name === 'message' ? longControl(attributes) : control(attributes)}
    ${problem ? html`<p class="problem" id=${`${id}-problem`}>${problem}</p>` : nothing}
  </div>`;
}

interface Control {
  readonly id: string;
  readonly field: EntryField;
  readonly value: string;
  /** Id of its error or hint. */
  readonly describedBy: string;
  /** True for the field that gets the focus. */
  readonly isFirstProblem: boolean;
}

function control(view: Control) {
  const { id, value, describedBy } = view;
  const { name, required, maxLength } = view.field;
  const isCount = name === 'people';
  return html`<input
    id=${id}
    name=${name}
    type=${isCount ? 'number' : (types[name] ?? 'text')}
    min=${isCount ? 1 : nothing}
    max=${isCount ? MAX_PEOPLE : nothing}
    maxlength=${isCount ? nothing : maxLength}
    autocomplete=${fills[name] ?? nothing}
    ?required=${required}
    aria-invalid=${describedBy ? 'true' : nothing}
    aria-describedby=${describedBy || nothing}
    ?autofocus=${view.isFirstProblem}
    value=${value}
  />`;
}

/** A lit template cannot bind the content of a textarea, so the typed text is inserted as markup. */
function longControl({ id, field, value, describedBy, isFirstProblem }: Control) {
  const marks = [
    `id="${id}" name="${field.name}" rows="6" maxlength="${field.maxLength}"`,
    field.required ? 'required' : '',
    describedBy ? `aria-invalid="true" aria-describedby="${describedBy}"` : '',
    isFirstProblem ? 'autofocus' : '',
  ].join(' ');
  const text = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return html`${unsafeHTML(`<textarea ${marks}>\n${text}</textarea>`)}`;
}

/** Two contact fields are optional one by one, but one of them is required. */
function optionalText(kind: EntryKind, name: EntryFieldName) {
  const contactFields = entryForms[kind].filter(
    (one) => one.name === 'email' || one.name === 'phone',
  );
  const isEither = contactFields.length === 2 && contactFields.every((one) => !one.required);
  return isEither && contactFields.some((one) => one.name === name)
    ? 'entry.either'
    : 'entry.optional';
}
