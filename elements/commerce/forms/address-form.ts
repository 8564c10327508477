import { westernDigits } from '../cart/quantity.ts';

export const addressFields = [
  'name',
  'phone',
  'email',
  'address',
  'sub_district',
  'district',
  'province',
  'postcode',
  'note',
] as const;
export type AddressField = (typeof addressFields)[number];

/** A place from large to small, so that each field follows from the one before (area-picker.ts). */
export const placeFields = [
  'address',
  'province',
  'district',
  'sub_district',
  'postcode',
] as const satisfies readonly AddressField[];

/** Reason why a field is invalid; the texts are in the locale files. */
export type FieldRefusal =
  | 'REQUIRED'
  | 'TOO_LONG'
  | 'BAD_CHARACTERS'
  | 'BAD_PHONE'
  | 'BAD_POSTCODE'
  | 'BAD_EMAIL'
  /** The district or sub-district does not exist there; only the server knows the places. */
  | 'UNKNOWN_AREA'
  | 'OTHER_POSTCODE';

interface FieldRule {
  readonly maxLength: number;
  readonly required: boolean;
}

/** Limits of each field; the form's `maxlength` and `required` come from here. */
export const addressRules: Readonly<Record<AddressField, FieldRule>> = {
  name: { maxLength: 100, required: true },
  phone: { maxLength: 30, required: true },
  email: { maxLength: 200, required: false },
  address: { maxLength: 300, required: true },
  sub_district: { maxLength: 80, required: true },
  district: { maxLength: 80, required: true },
  province: { maxLength: 80, required: true },
  postcode: { maxLength: 20, required: true },
  note: { maxLength: 500, required: false },
};

export type AddressValues = Readonly<Record<AddressField, string>>;

export type AddressCheck =
  | { readonly ok: true; readonly values: AddressValues }
  | {
      readonly ok: false;
      /** The values as typed, so that no input is lost. */
      readonly values: AddressValues;
      readonly errors: readonly { readonly field: AddressField; readonly code: FieldRefusal }[];
    };

/** The shop's setting for a field, if it differs from the rules above. */
export type Asks = Readonly<Partial<Record<AddressField, 'hidden' | 'optional' | 'required'>>>;

/** Returns whether the field is required. */
export function isFieldRequired(field: AddressField, asks: Asks): boolean {
  const ask = asks[field];
  return ask === undefined ? addressRules[field].required : ask === 'required';
}

/**
 * Validates and trims a posted form: in the browser before sending, on the server before using it.
 */
export function checkAddressForm(
  input: Readonly<Record<string, unknown>>,
  asks: Asks = {},
): AddressCheck {
  const typed = mapFields((field) => (asks[field] === 'hidden' ? '' : textOf(input[field])));
  const tidied = mapFields((field) => tidy(field, typed[field]));
  const errors = addressFields.flatMap((field) => {
    const code = refuse(field, tidied[field], isFieldRequired(field, asks));
    return code ? [{ field, code }] : [];
  });
  return errors.length === 0 ? { ok: true, values: tidied } : { ok: false, values: typed, errors };
}

/**
 * Returns a Thai number as digits: '+66 81-234 5678' is '0812345678'. Null for anything else than 9
 * digits (a landline) or 10 (a mobile) that begin with 0.
 */
export function normalizePhone(input: string): string | null {
  const digits = westernDigits(input).replace(/[\s().\-–—]/g, '');
  const national = digits.replace(/^(?:\+|00)66(?:0(?=\d{8,9}$))?/, '0');
  return /^0[1-9]\d{7,8}$/.test(national) ? national : null;
}

function mapFields(read: (field: AddressField) => string): AddressValues {
  return {
    name: read('name'),
    phone: read('phone'),
    email: read('email'),
    address: read('address'),
    sub_district: read('sub_district'),
    district: read('district'),
    province: read('province'),
    postcode: read('postcode'),
    note: read('note'),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function tidy(field: AddressField, typed: string): string {
  const lines = field === 'address' || field === 'note';
  const text = typed.normalize('NFC').replace(/\r\n?/g, '\n').trim();
  if (field === 'phone') return normalizePhone(text) ?? text;
  if (field === 'postcode') return westernDigits(text).replace(/\s/g, '');
  return lines ? text : text.replace(/[ \t\n]+/g, ' ');
}

function refuse(field: AddressField, value: string, isRequired: boolean): FieldRefusal | null {
  if (value === '') return isRequired ? 'REQUIRED' : null;
  if (value.length > addressRules[field].maxLength) return 'TOO_LONG';
  if (hasControl(value)) return 'BAD_CHARACTERS';
  if (field === 'phone' && normalizePhone(value) === null) return 'BAD_PHONE';
  if (field === 'postcode' && !/^[1-9]\d{4}$/.test(value)) return 'BAD_POSTCODE';
  if (field === 'email' && !/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/.test(value)) return 'BAD_EMAIL';
  return null;
}

/** Finds control characters and direction overrides: they break labels, mails and spreadsheets. */
export function hasControl(value: string): boolean {
  return /[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]/u.test(value);
}
