import { hasControl, normalizePhone } from './address-form.ts';
import { westernDigits } from '../cart/quantity.ts';

/**
 * The forms that visitors can send to a site (spec §7: contactus, business_submit,
 * form_submit/{type}).
 */
export const entryKinds = [
  'contactus',
  'business',
  'seminar',
  'product',
  'dealer',
  'newsletter',
] as const;
export type EntryKind = (typeof entryKinds)[number];

export type EntryFieldName =
  'name' | 'email' | 'phone' | 'company' | 'province' | 'people' | 'message';

export interface EntryField {
  readonly name: EntryFieldName;
  readonly required: boolean;
  readonly maxLength: number;
}

/** Reason why a field is invalid; the texts are in the locale files. */
type EntryRefusal =
  | 'REQUIRED'
  | 'TOO_LONG'
  | 'BAD_CHARACTERS'
  | 'BAD_PHONE'
  | 'BAD_EMAIL'
  | 'BAD_NUMBER'
  /** Neither an e-mail address nor a phone number for the answer. */
  | 'NO_REPLY_TO'
  | 'TOO_MANY_LINKS';

export interface EntryProblem {
  readonly field: EntryFieldName;
  readonly code: EntryRefusal;
}

const field = (name: EntryFieldName, maxLength: number, required = true): EntryField => ({
  name,
  maxLength,
  required,
});

const name = field('name', 100);
const email = field('email', 200);
const phone = field('phone', 30);
const message = field('message', 4_000);
const optional = (one: EntryField): EntryField => ({ ...one, required: false });

/** Fields in the order of the form. */
export const entryForms: Readonly<Record<EntryKind, readonly EntryField[]>> = {
  contactus: [name, optional(email), optional(phone), message],
  business: [field('company', 150), name, email, optional(phone), message],
  seminar: [name, phone, optional(email), field('people', 4)],
  product: [name, optional(email), optional(phone), message],
  dealer: [optional(field('company', 150)), name, phone, field('province', 80), optional(message)],
  newsletter: [email],
};

/** Largest number of people in one registration. */
export const MAX_PEOPLE = 20;
/** Robots write more links than this. */
export const MAX_LINKS = 3;

export type EntryValues = Readonly<Partial<Record<EntryFieldName, string>>>;
type EntryCheck =
  | { readonly ok: true; readonly values: EntryValues }
  | {
      readonly ok: false;
      /** The values as typed, so that no input is lost. */
      readonly values: EntryValues;
      readonly problems: readonly EntryProblem[];
    };

/** Validates and trims a form; fields that the form does not have are left out. */
export function checkEntry(kind: EntryKind, input: Readonly<Record<string, unknown>>): EntryCheck {
  const fields = entryForms[kind];
  const typed = valuesOf(fields, (one) => textOf(input[one.name]));
  const values = valuesOf(fields, (one) => tidy(one.name, typed[one.name] ?? ''));
  const problems: EntryProblem[] = fields.flatMap((one): readonly EntryProblem[] => {
    const code = refuse(one, values[one.name] ?? '');
    return code ? [{ field: one.name, code }] : [];
  });
  const canAnswer = kind === 'newsletter' || Boolean(values.email) || Boolean(values.phone);
  if (!canAnswer && !problems.some((one) => one.field === 'email' || one.field === 'phone')) {
    const replyField = fields.find((one) => one.name === 'email' || one.name === 'phone');
    problems.push({ field: replyField?.name ?? 'email', code: 'NO_REPLY_TO' });
  }
  if (problems.length > 0) return { ok: false, values: typed, problems };
  return { ok: true, values: Object.fromEntries(Object.entries(values).filter(([, v]) => v)) };
}

function valuesOf(
  fields: readonly EntryField[],
  read: (one: EntryField) => string,
): Partial<Record<EntryFieldName, string>> {
  return Object.fromEntries(fields.map((one) => [one.name, read(one)]));
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function tidy(fieldName: EntryFieldName, typed: string): string {
  const text = typed.normalize('NFC').replace(/\r\n?/g, '\n').trim();
  if (fieldName === 'message') return text;
  const line = text.replace(/[ \t\n]+/g, ' ');
  if (fieldName === 'phone') return normalizePhone(line) ?? line;
  return fieldName === 'people' ? westernDigits(line) : line;
}

function refuse({ name: of, required, maxLength }: EntryField, value: string): EntryRefusal | null {
  if (value === '') return required ? 'REQUIRED' : null;
  if (value.length > maxLength) return 'TOO_LONG';
  if (hasControl(value)) return 'BAD_CHARACTERS';
  if (of === 'phone' && normalizePhone(value) === null) return 'BAD_PHONE';
  if (of === 'email' && !/^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;.]+$/.test(value)) {
    return 'BAD_EMAIL';
  }
  if (of === 'people' && !isCount(value)) return 'BAD_NUMBER';
  const links = value.match(/https?:\/\/|www\./gi)?.length ?? 0;
  return links > (of === 'message' ? MAX_LINKS : 0) ? 'TOO_MANY_LINKS' : null;
}

function isCount(value: string): boolean {
  return /^[1-9]\d?$/.test(value) && Number(value) <= MAX_PEOPLE;
}
