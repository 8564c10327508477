import type { Generated, GeneratedAlways } from 'kysely';
import type { StoredImage } from './catalogue.ts';
import type { Json, JsonDefault, JsonOrNull, Lang, Time } from './columns.ts';
import type { ReturnState } from './returns.ts';

export interface StoredLine {
  readonly product_uuid: string;
  readonly quantity: number;
  /** The buyer's note to the shop, at a checkout. */
  readonly comment?: string;
}
export interface CartTable {
  id: string;
  contents: JsonDefault<readonly StoredLine[]>;
  updated_at: Time;
  expires_at: Date;
}
/** The cart of an account; `revision` counts changes of its lines. */
export interface AccountCartTable {
  account_id: string;
  revision: Generated<number>;
  changed_at: Time;
}
export interface AccountCartLineTable {
  account_id: string;
  shop_id: number;
  product_uuid: string;
  quantity: number;
  /** Revision of its last change. */
  revision: number;
  added_revision: number;
}
/** Result of a posted form, which the page shows after the redirect. */
export interface PostedFormTable {
  /** Value of the cookie that allows reading it. */
  browser: string;
  path: string;
  state: Json<unknown>;
  expires_at: Date;
}
export interface CheckoutTable {
  shop_id: number;
  id: string;
  contents: Json<readonly StoredLine[]>;
  lang: Lang;
  /** The server cart of the lines; ordered lines are removed from it. */
  cart_id: string | null;
  order_id: string | null;
  /** Code that the shopper entered; it is validated each time. */
  coupon_code: Generated<string | null>;
  /** True if the signed-in buyer wants to spend points or wallet money. */
  use_points: Generated<boolean>;
  use_wallet: Generated<boolean>;
  /**
   * Address for a reminder, in lower case; '' if the shopper wants none, null if they were not
   * asked.
   */
  remind_email: Generated<string | null>;
  /**
   * The account whose consent to marketing allows the reminder; null if the checkout's checkbox
   * does.
   */
  remind_account_id: Generated<string | null>;
  remind_at: Generated<Date | null>;
  reminded_at: Generated<Date | null>;
  /** The checkouts of several shops that are ordered together; null if it is ordered alone. */
  group_id: Generated<string | null>;
  created_at: Time;
  expires_at: Date;
}
/** Orders of several shops that were placed together (decision 403). */
export interface PaymentGroupTable {
  /** The id of its group of checkouts. */
  id: string;
  payment_method: OrderPaymentMethod;
  orders: number;
  /** The sum of the orders as they were placed, in satang. */
  net: number;
  placed_at: Date;
  /** State of the one payment to the marketplace (decision 404); null if each shop is paid by itself. */
  state: 'open' | 'paid' | 'over' | null;
  /** Paid at the page of the marketplace's provider, not by a transfer (decision 448). */
  is_online: Generated<boolean>;
  pay_by: Date | null;
  /** Satang that arrived. */
  received: number | null;
  received_at: Date | null;
  /** Satang that were refunded to the buyer. */
  returned: Generated<number>;
  /** Time of the one reminder of the payment (decision 451). */
  reminded_at: Generated<Date | null>;
}
/** Orders whose payments the marketplace receives: none, those of visits to several shops, or all. */
export type PayeeScope = 'none' | 'visits' | 'all';

/** The one row with the account where the marketplace receives payments for its shops. */
export interface PlatformPayeeTable {
  id: Generated<boolean>;
  scope: PayeeScope;
  promptpay: string;
  promptpay_name: string;
  pay_hours: number;
}
/** Payment methods that a shop offers. */
export type PaymentMethod = 'cod' | 'transfer' | 'online';
/** 'platform': the marketplace receives it (decisions 404 and 438). */
export type OrderPaymentMethod = PaymentMethod | 'platform';
export type PaymentStatus = 'pending' | 'paid' | 'refunded';
export type OrderStatus = 'placed' | 'shipped' | 'delivered' | 'cancelled';
export interface OrderContact {
  readonly name: string;
  readonly phone: string;
  readonly email?: string;
}
export interface OrderAddress {
  readonly address: string;
  readonly sub_district: string;
  readonly district: string;
  readonly province: string;
  readonly postcode: string;
  readonly note?: string;
}
export interface OrderTracking {
  readonly courier: string;
  readonly code: string;
}
/** Delivery method of an order as it was when placed; null in older orders. */
export interface OrderDelivery {
  /** Id of the shop's method. */
  readonly method: string;
  readonly kind: 'ship' | 'own' | 'pickup';
  readonly names: { readonly th: string; readonly en: string };
  /** Code of the courier; '' if none was named. */
  readonly courier: string;
  /** Promised days of arrival, or of collection; null if none. */
  readonly from: string | null;
  readonly to: string | null;
  /** Address and hours of collection. */
  readonly pickup?: {
    readonly address: { readonly th: string; readonly en: string };
    readonly hours: { readonly th: string; readonly en: string };
  };
}
export interface OrderCoupon {
  readonly id: number;
  readonly code: string;
  readonly title: string;
  /**
   * True if the order counts against a limited coupon, because its buyer had not collected one
   * before.
   */
  readonly took_one: boolean;
  /** The buyer's discount in satang; old orders have it as `discount` only. */
  readonly cost?: number;
}
export interface SalesOrderTable {
  shop_id: number;
  id: string;
  /** Number of the order within the whole marketplace. */
  sequence: Generated<number>;
  /** Number shown to people; unique in the shop. */
  number: Generated<string>;
  idempotency_key: string;
  account_id: string | null;
  /** The shop's customer; null where its contact is erased. */
  customer_id: string | null;
  status: OrderStatus;
  payment_method: OrderPaymentMethod;
  payment_status: Generated<PaymentStatus>;
  lang: Lang;
  contact: Json<OrderContact>;
  address: Json<OrderAddress>;
  product_total: number;
  discount: Generated<number>;
  /** Points that were spent on it, and the part of the discount that they paid. */
  points_spent: Generated<number>;
  points_worth: Generated<number>;
  lnwcash: Generated<number>;
  shipping: Generated<number>;
  net: number;
  /** Null if the seller was not registered for VAT. */
  vat: number | null;
  /**
   * In hundredths of a percent: the rate of the day it was placed and, once it is paid, of that day
   * (decision 409).
   */
  vat_rate: number | null;
  coupon: JsonOrNull<OrderCoupon>;
  delivery: JsonOrNull<OrderDelivery>;
  tracking: JsonOrNull<OrderTracking>;
  /** Time at which the shop began to pack; null if it has not, or never recorded it. */
  prepared_at: Date | null;
  /** Some of its pieces are in a parcel. */
  part_sent: Generated<boolean>;
  /** Points that it earns when it is delivered, by the rule of the day it was placed. */
  points_earned: Generated<number>;
  delivered_at: Date | null;
  /** The return period has ended. */
  completed_at: Date | null;
  /** The newest return that is not completed; null if there is none. */
  return_state: ReturnState | null;
  return_at: Date | null;
  /** Money of `net` and of `lnwcash` that was refunded, in satang. */
  refunded: Generated<number>;
  refunded_lnwcash: Generated<number>;
  /** Part of `refunded` that went to the buyer's wallet. */
  refunded_to_wallet: Generated<number>;
  /** Spent points that were returned to the buyer. */
  refunded_points: Generated<number>;
  /** Cash on delivery that a courier has collected and not paid out yet, in satang. */
  cod_due: Generated<number>;
  remitted_at: Date | null;
  /** The amount that the courier paid out and its fee, in satang; null before it did. */
  remitted: number | null;
  cod_fee: number | null;
  /** Reason for a difference from the collected amount; empty if there is none. */
  remit_reason: Generated<string>;
  placed_at: Date;
  /** An unpaid order is cancelled at this time; null if it waits for no payment. */
  pay_by: Date | null;
  /** Time of the cancellation because the payment was late. */
  expired_at: Date | null;
  /** The buyer did not accept the parcel that was to be paid at the door. */
  refused_at: Date | null;
  /** Time of the reminder of its checkout; null if there was none. */
  reminded_at: Date | null;
  /** True if its pieces are counted in its products' popularity. */
  counted_at: Date | null;
  /** The orders that were placed together with it; null if it was placed alone. */
  group_id: Generated<string | null>;
  updated_at: Date;
  revision: Generated<number>;
}
/** The next number of each prefix that a shop has used (order-number.ts). */
export interface OrderSeriesTable {
  shop_id: number;
  prefix: string;
  next: number;
}
/** A person who bought from a shop or joined it, from that shop's view (decision 177). */
export interface CustomerTable {
  shop_id: number;
  id: Generated<string>;
  account_id: string | null;
  /** Key of a guest: digits of the telephone number, else the e-mail address. */
  guest_key: string | null;
  name: Generated<string>;
  phone: string | null;
  email: string | null;
  lang: Lang;
  tags: Generated<string[]>;
  orders: Generated<number>;
  spend: Generated<number>;
  last_at: Date;
  joined_at: Date | null;
  marketing: Generated<boolean>;
  /** The newest choice about marketing; null if never asked. */
  marketing_at: Date | null;
  search_text: GeneratedAlways<string>;
  erased_at: Date | null;
  revision: Generated<number>;
  created_at: Time;
}
/** Notes of the shop's staff about a customer. */
export interface CustomerNoteTable {
  shop_id: number;
  id: Generated<string>;
  customer_id: string;
  writer_id: string | null;
  body: string;
  created_at: Time;
}
export type ConsentSource = 'checkout' | 'account' | 'staff' | 'import';
/** A choice about marketing by a shop, given or withdrawn. Rows are never changed. */
export interface CustomerConsentTable {
  shop_id: number;
  id: Generated<string>;
  customer_id: string;
  is_given: boolean;
  source: ConsentSource;
  staff_id: string | null;
  version: string;
  lang: Lang;
  created_at: Time;
}
/** A filter of the list of customers under a name. */
export interface CustomerSegmentTable {
  shop_id: number;
  id: Generated<string>;
  name: string;
  filter: Json<unknown>;
  created_at: Time;
}
export interface OrderLineTable {
  shop_id: number;
  order_id: string;
  rank: number;
  product_id: number;
  product_uuid: string;
  title: string;
  options: Generated<string>;
  image: JsonOrNull<StoredImage>;
  unit_price: number;
  quantity: number;
  line_total: number;
  /** The line's share of the order's discount. */
  discount: Generated<number>;
  /** The buyer's note to the shop. */
  comment: Generated<string>;
  /** Sold without VAT: its product is exempt, or the shop was not registered. */
  vat_exempt: Generated<boolean>;
  /** Pieces that were refunded before they were sent: they go into no parcel. */
  withdrawn: Generated<number>;
}
/** A courier of the platform, edited by operators (migration 0057). */
export interface CourierTable {
  code: string;
  name_th: string;
  name_en: string;
  /** `{code}` is replaced by the tracking number; empty if no page is known. */
  track_url: Generated<string>;
  /** Regular expression of its tracking numbers; '' if none is known. */
  pattern: Generated<string>;
  state: 'running' | 'unknown' | 'ceased';
  is_on: Generated<boolean>;
  rank: number;
  /** Day on which the facts were last checked, as 'YYYY-MM-DD'. */
  checked_on: string;
  updated_at: Time;
}
/** A part of an order that was handed to a courier. */
export interface ParcelTable {
  shop_id: number;
  id: string;
  order_id: string;
  rank: number;
  /** A courier's code, or a name that was typed; '' if the shop delivers it. */
  courier: string;
  /** Tracking number; '' if there is none. */
  code: string;
  lines: Json<readonly { readonly rank: number; readonly quantity: number }[]>;
  grams: number | null;
  /** Price of the courier, in satang. */
  cost: number | null;
  sent_at: Date;
}
/** An internal note of the shop's staff about an order; `account_id` wrote it. */
export interface OrderNoteTable {
  shop_id: number;
  id: string;
  order_id: string;
  account_id: string | null;
  text: string;
  created_at: Date;
}
export interface OrderTagTable {
  shop_id: number;
  order_id: string;
  tag: string;
  /** The order's, which never change, so that a tag's orders have indexes in every order (decision 455). */
  sequence: number;
  placed_at: Date;
  net: number;
}
export interface AuditLogTable {
  shop_id: number;
  id: string;
  entity: string;
  entity_id: string;
  action: string;
  account_id: string | null;
  before: JsonOrNull<unknown>;
  after: JsonOrNull<unknown>;
  created_at: Time;
}
export interface JournalEntryTable {
  shop_id: number;
  id: string;
  kind: string;
  order_id: string | null;
  created_at: Date;
}
export interface JournalLineTable {
  shop_id: number;
  entry_id: string;
  rank: number;
  account: string;
  /** Holder of the share, for 'wallet'. */
  holder_id: string | null;
  amount: number;
}
