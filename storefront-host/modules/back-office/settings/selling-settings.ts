import { normalizeTaxId } from '@talad/elements/commerce/forms/tax-id';
import type { ShopSettings } from '../../../db/schema.ts';
import type { TextKey } from '../../../locales/text.ts';
import { asksOf, mayGuestsOrder, remindHoursOf } from '../../shops/index.ts';
import { paymentFacts, refusePayments, tidyPayments, wirePayments } from './payment-settings.ts';
import type { ManagedSettings, SettingsUpdate } from './settings.contract.ts';

type Selling = Pick<ManagedSettings, 'tax' | 'hours' | 'holiday' | 'checkout' | 'payments'>;

/** Returns tax, opening hours, holiday and checkout settings in the shape of their form. */
export function sellingOf(settings: ShopSettings): Selling {
  const { tax, hours, holiday } = settings;
  return {
    tax: {
      registered: tax?.registered === true,
      number: tax?.number ?? '',
      branch: tax?.branch ?? '',
      name: tax?.name ?? '',
      address: tax?.address ?? '',
    },
    hours: hours ? hours.map((day) => day && { ...day }) : null,
    holiday: holiday ? { ...holiday, message: { ...holiday.message } } : null,
    checkout: {
      guests: mayGuestsOrder(settings),
      ...asksOf(settings),
      remind_hours: remindHoursOf(settings),
    },
    payments: wirePayments(settings),
  };
}

/** Returns the first of these settings that cannot be saved. */
export function refuseSelling({
  tax,
  hours,
  holiday,
  payments,
}: SettingsUpdate): { readonly path: string; readonly key: TextKey } | null {
  if (tax) {
    const number = tax.number.trim();
    if (tax.registered && number === '') return { path: 'tax/number', key: 'field.required' };
    if (number !== '' && normalizeTaxId(number) === null) {
      return { path: 'tax/number', key: 'field.taxId' };
    }
    if (!/^(\d{5})?$/.test(tax.branch)) return { path: 'tax/branch', key: 'field.branch' };
  }
  for (const [day, open] of (hours ?? []).entries()) {
    if (open && open.open >= open.close) {
      return { path: `hours/${day}/close`, key: 'field.closesEarly' };
    }
  }
  if (holiday && new Date(holiday.from) >= new Date(holiday.until)) {
    return { path: 'holiday/until', key: 'field.endsEarly' };
  }
  return payments ? refusePayments(payments) : null;
}

/** Converts these settings to their stored form. */
export function sellingColumns({
  tax,
  hours,
  holiday,
  checkout,
  order_numbers: numbers,
  payments,
}: SettingsUpdate): ShopSettings {
  const number = tax && normalizeTaxId(tax.number);
  return {
    ...(tax && {
      tax: {
        registered: tax.registered,
        ...(number && { number }),
        ...(tax.branch && { branch: tax.branch }),
        ...(tax.name?.trim() && { name: tax.name.trim() }),
        ...(tax.address?.trim() && { address: tax.address.trim() }),
      },
    }),
    ...(hours && { hours }),
    ...(holiday && { holiday }),
    ...(checkout && { checkout }),
    ...(numbers && { order_numbers: { prefix: numbers.prefix, digits: numbers.digits } }),
    ...(payments && { payments: tidyPayments(payments) }),
  };
}

/** Removes the stored settings for which null was sent. */
export function withoutDropped(
  { hours, holiday, order_numbers: numbers, ...rest }: ShopSettings,
  update: SettingsUpdate,
): ShopSettings {
  return {
    ...rest,
    ...(hours && update.hours !== null && { hours }),
    ...(holiday && update.holiday !== null && { holiday }),
    ...(numbers && update.order_numbers !== null && { order_numbers: numbers }),
  };
}

/** Returns the sent settings as facts for the audit log. */
export function sellingFacts(
  { tax, holiday, checkout, payments }: Partial<Selling>,
  sent: SettingsUpdate,
): Record<string, unknown> {
  return {
    ...(sent.tax && { vat_registered: tax?.registered, tax_number: tax?.number }),
    ...(sent.holiday !== undefined && {
      holiday_from_at: holiday?.from ?? null,
      holiday_until_at: holiday?.until ?? null,
    }),
    ...(sent.checkout && {
      guest_orders: checkout?.guests,
      remind_hours: checkout?.remind_hours ?? null,
    }),
    ...(sent.payments && payments && paymentFacts(payments)),
  };
}
