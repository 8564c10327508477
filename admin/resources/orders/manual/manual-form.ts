import type { AddressField } from '@talad/elements/commerce/forms/address-form';
import { westernDigits } from '@talad/elements/commerce/cart/quantity';
import type {
  Quote,
  QuoteRequest,
} from '../../../../storefront-host/modules/sales/orders/manual/manual-orders.contract.ts';

export interface ManualLine {
  readonly product_id: number;
  readonly title: string;
  readonly option_text: string;
  readonly quantity: number;
}

export interface ManualValues {
  readonly address: Record<AddressField, string>;
  readonly lines: ManualLine[];
  /** Typed amount in baht. */
  readonly discount: string;
  readonly fee: string;
  /** Null for the first delivery method that serves the address. */
  readonly delivery: string | null;
  /** Null for the shop's first payment method. */
  readonly payment_method: Quote['payment_methods'][number] | null;
}

export const emptyOrder: ManualValues = {
  address: {
    name: '',
    phone: '',
    email: '',
    address: '',
    sub_district: '',
    district: '',
    province: '',
    postcode: '',
    note: '',
  },
  lines: [],
  discount: '',
  fee: '',
  delivery: null,
  payment_method: null,
};

/** Parses '1,250.50' or '๕๐' as baht; undefined if nothing was typed, null if it is no amount. */
export function amountOf(typed: string): number | undefined | null {
  const text = westernDigits(typed).replace(/[,\s฿]/g, '');
  if (text === '') return undefined;
  return /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Number(text) : null;
}

/** Returns the order to quote, or null while there is nothing to quote. */
export function quoteRequestOf(values: ManualValues): QuoteRequest | null {
  const { lines, discount, fee, delivery, address } = values;
  const [off, agreed] = [amountOf(discount), amountOf(fee)];
  if (lines.length === 0 || off === null || agreed === null) return null;
  return {
    lines: lines.map(({ product_id, quantity }) => ({ product_id, quantity })),
    ...(off !== undefined && { discount: off }),
    ...(agreed !== undefined && { fee: agreed }),
    ...(delivery !== null && { delivery }),
    ...(/^\d{5}$/.test(address.postcode.trim()) && { address: placeOf(address) }),
  };
}

/** Returns whether the chosen delivery method is collection at the shop. */
export function isPickup({ deliveries, delivery }: Quote): boolean {
  return deliveries.find(({ id }) => id === delivery)?.kind === 'pickup';
}

/** Returns the part of an address that determines the fee. */
function placeOf({ province, district, sub_district, postcode }: ManualValues['address']) {
  return { province, district, sub_district, postcode: postcode.trim() };
}
