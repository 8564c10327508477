/**
 * Kinds of notifications with the values of their texts (`notice.{kind}` in the locale files). The text is
 * rendered when it is read, in the reader's language. Money is in satang.
 */
export interface NoticeData {
  // For shoppers, about their own orders
  readonly order_placed: { readonly number: string; readonly shop: string };
  readonly order_shipped: { readonly number: string; readonly shop: string };
  readonly order_paid: { readonly number: string; readonly shop: string; readonly net: number };
  readonly order_prepared: { readonly number: string; readonly shop: string };
  readonly order_ready: { readonly number: string; readonly shop: string };
  readonly order_part_shipped: { readonly number: string; readonly shop: string };
  readonly order_completed: { readonly number: string; readonly shop: string };
  readonly order_repaid: { readonly number: string; readonly shop: string };
  readonly order_returned: { readonly number: string; readonly shop: string };
  readonly order_delivered: { readonly number: string; readonly shop: string };
  readonly order_cancelled: { readonly number: string; readonly shop: string };
  readonly order_expired: { readonly number: string; readonly shop: string };
  readonly order_return_accepted: { readonly number: string; readonly shop: string };
  readonly order_return_refused: { readonly number: string; readonly shop: string };
  readonly order_return_decided: { readonly number: string; readonly shop: string };
  readonly order_slip_refused: { readonly number: string; readonly shop: string };
  readonly order_refunded: { readonly number: string; readonly shop: string };
  // For members, about points that a shop changed
  readonly points_given: {
    readonly shop: string;
    readonly points: number;
    readonly reason: string;
  };
  readonly points_taken: {
    readonly shop: string;
    readonly points: number;
    readonly reason: string;
  };
  // For shoppers who topped their wallet up; `net` is the sum of money
  readonly topup_received: { readonly shop: string; readonly net: number };
  readonly topup_refused: { readonly shop: string; readonly net: number };
  // For writers of reviews
  readonly review_answered: { readonly shop: string; readonly product: string };
  readonly review_hidden: {
    readonly shop: string;
    readonly product: string;
    readonly reason: string;
  };
  // For the owner and the staff with the permission
  readonly new_order: { readonly number: string; readonly shop: string; readonly net: number };
  readonly order_withdrawn: { readonly number: string; readonly shop: string };
  readonly order_received: { readonly number: string; readonly shop: string };
  readonly slip_sent: { readonly number: string; readonly shop: string };
  readonly return_asked: { readonly number: string; readonly shop: string };
  readonly return_withdrawn: { readonly number: string; readonly shop: string };
  readonly return_disputed: { readonly number: string; readonly shop: string };
  readonly return_decided: { readonly number: string; readonly shop: string };
  readonly payment_returned: { readonly number: string; readonly shop: string };
  readonly refund_failed: { readonly number: string; readonly shop: string };
  readonly books_differ: { readonly number: string; readonly shop: string };
  readonly message: { readonly shop: string; readonly name: string };
  readonly new_review: { readonly shop: string; readonly product: string; readonly stars: number };
  readonly question: { readonly shop: string; readonly name: string; readonly product: string };
  readonly staff_joined: { readonly shop: string; readonly name: string };
  readonly low_stock: { readonly shop: string; readonly product: string; readonly remain: number };
  readonly schedule_live: ScheduledPage;
  readonly schedule_ended: ScheduledPage;
  readonly schedule_kept: ScheduledPage;
  readonly schedule_missed: ScheduledPage;
  readonly schedule_closed: ScheduledPage;
  readonly schedule_invalid: ScheduledPage;
  // For owners
  readonly domain_broken: { readonly shop: string; readonly domain: string };
  readonly domain_recovered: { readonly shop: string; readonly domain: string };
}

/** A page whose scheduled time has come. */
interface ScheduledPage {
  readonly shop: string;
  readonly page: string;
}

export type NoticeKind = keyof NoticeData;

/** Kinds that a session on a shop's own host may read: about the shopper's own actions there. */
export const shopperKinds = [
  'order_placed',
  'order_shipped',
  'order_paid',
  'order_prepared',
  'order_ready',
  'order_part_shipped',
  'order_completed',
  'order_repaid',
  'order_returned',
  'order_delivered',
  'order_cancelled',
  'order_expired',
  'order_return_accepted',
  'order_return_refused',
  'order_return_decided',
  'order_slip_refused',
  'order_refunded',
  'points_given',
  'points_taken',
  'topup_received',
  'topup_refused',
  'review_answered',
  'review_hidden',
] as const satisfies readonly NoticeKind[];

/** Kinds that a shop's back office shows to its staff. */
export const staffKinds = [
  'new_order',
  'order_withdrawn',
  'order_received',
  'slip_sent',
  'return_asked',
  'return_withdrawn',
  'return_disputed',
  'return_decided',
  'payment_returned',
  'refund_failed',
  'books_differ',
  'message',
  'question',
  'new_review',
  'staff_joined',
  'low_stock',
  'schedule_live',
  'schedule_ended',
  'schedule_kept',
  'schedule_missed',
  'schedule_closed',
  'schedule_invalid',
  'domain_broken',
  'domain_recovered',
] as const satisfies readonly NoticeKind[];

/** All kinds that this version has texts for; a newer process may have written others. */
export const noticeKinds: readonly NoticeKind[] = [...shopperKinds, ...staffKinds];
