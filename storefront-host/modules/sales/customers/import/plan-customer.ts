import { normalizePhone } from '@talad/elements/commerce/forms/address-form';
import type { Lang } from '../../../../db/schema.ts';
import type { SuffixOf, TextKey } from '../../../../locales/text.ts';
import { customerColumns, type CustomerValues } from './customer-values.ts';
import { digitsOf } from './customers-of-file.ts';
import type { KnownCustomer, KnownCustomers } from './known-customers.ts';
import type { CustomerRow } from './read-customer.ts';

type Note = SuffixOf<TextKey, 'import.noted'>;

interface Choice {
  readonly marketing: boolean;
  readonly marketing_at: Date;
}

export interface CustomerPlan {
  readonly values: CustomerValues;
  /** Names of the columns of `values` that differ from the shop's. */
  readonly changed: readonly (keyof CustomerValues)[];
  readonly notes: CustomerRow['notes'];
  /** A choice about marketing that is to be recorded. */
  readonly choice: Choice | null;
  /** Parts of the row that are not imported. */
  readonly noted: readonly Note[];
}

export function planNew(row: CustomerRow, known: KnownCustomers, lang: Lang): CustomerPlan {
  const { choice, note } = choiceOf(row, { marketing: false, marketing_at: null });
  const { email, phone } = row;
  const key = guestKeyOf(email, phone);
  const values = {
    // Another customer may have the number already; a guest's next order then counts for that one.
    guest_key: key !== null && known.holder(key) === undefined ? key : null,
    name: row.name ?? '',
    phone,
    email,
    lang: row.lang ?? lang,
    tags: row.tags ?? [],
    marketing: choice?.marketing ?? false,
    marketing_at: choice?.marketing_at ?? null,
  };
  return { values, changed: customerColumns, notes: row.notes, choice, noted: note ? [note] : [] };
}

/** Returns null if the row gives the customer a telephone number or e-mail address of another one. */
export function planKnown(
  row: CustomerRow,
  customer: KnownCustomer,
  known: KnownCustomers,
): CustomerPlan | null {
  const { choice, note } = choiceOf(row, customer);
  const isGuest = customer.account_id === null;
  const contact = contactOf(row, customer);
  const key = contact.isMoved ? guestKeyOf(contact.email, contact.phone) : customer.guest_key;
  const holder = key === null ? undefined : known.holder(key);
  if (isGuest && holder !== undefined && holder !== customer.id) return null;
  const values = {
    ...customer,
    ...(isGuest && { ...contact.values, guest_key: key }),
    tags: row.tags ?? customer.tags,
    ...choice,
  };
  const bodies = new Set(customer.notes.map(clean));
  return {
    values,
    changed: customerColumns.filter((name) => !isSame(values[name], customer[name])),
    notes: row.notes.filter(({ body }) => !bodies.has(body)),
    choice,
    noted: [
      ...(note ? [note] : []),
      ...(!isGuest && contact.isOther ? (['OWN_CONTACT'] as const) : []),
    ],
  };
}

/** Returns name, contact and language after the import; equal values keep the shop's spelling. */
function contactOf(row: CustomerRow, customer: KnownCustomer) {
  const phone = row.phone === null || row.phone === normalized(customer.phone) ? null : row.phone;
  const isOwnEmail = row.email?.toLowerCase() === customer.email?.toLowerCase();
  const email = isOwnEmail ? null : row.email;
  const name = row.name === null || row.name === clean(customer.name) ? null : row.name;
  const lang = row.lang === customer.lang ? null : row.lang;
  const values = {
    name: name ?? customer.name,
    phone: phone ?? customer.phone,
    email: email ?? customer.email,
    lang: lang ?? customer.lang,
  };
  return {
    values,
    phone: values.phone,
    email: values.email,
    isMoved: phone !== null || email !== null,
    isOther: [name, phone, email, lang].some((one) => one !== null),
  };
}

/**
 * Decides about consent (decision 461): a file never gives it to a person who chose in this shop
 * before, and needs the time at which it was given. A newer refusal counts.
 */
function choiceOf(
  { marketing, marketingAt }: CustomerRow,
  own: Pick<CustomerValues, 'marketing' | 'marketing_at'>,
): { readonly choice: Choice | null; readonly note?: Note } {
  if (marketing === null || marketing === own.marketing) {
    const isRefusal = marketing === false && own.marketing_at === null && marketingAt !== null;
    return { choice: isRefusal ? { marketing, marketing_at: marketingAt } : null };
  }
  if (marketing) {
    if (own.marketing_at) return { choice: null, note: 'CONSENT_WITHDRAWN' };
    if (!marketingAt) return { choice: null, note: 'CONSENT_UNDATED' };
    return { choice: { marketing, marketing_at: marketingAt } };
  }
  if (marketingAt && own.marketing_at && marketingAt > own.marketing_at) {
    return { choice: { marketing, marketing_at: marketingAt } };
  }
  return { choice: null, note: 'CONSENT_SINCE' };
}

function guestKeyOf(email: string | null, phone: string | null): string | null {
  return phone === null ? (email?.toLowerCase() ?? null) : digitsOf(phone);
}

function normalized(phone: string | null): string | null {
  return phone === null ? null : (normalizePhone(phone) ?? phone);
}

function clean(text: string): string {
  return text.normalize('NFC').replaceAll('\r\n', '\n').trim();
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
