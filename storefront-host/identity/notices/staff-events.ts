import type { StaffFlag, StaffNotices } from '../../db/schema.ts';
import type { ShopCapability } from '../access.ts';
import type { NoticeKind, shopperKinds } from './notice-kinds.ts';

export type StaffKind = Exclude<NoticeKind, (typeof shopperKinds)[number]>;

/** Events for which staff choose notifications and mails, each with the permission that its recipients need. */
export const staffEvents = {
  orders: 'order:read',
  payments: 'order:read',
  stock: 'stock:write',
  reviews: 'review:read',
  questions: 'message:read',
  messages: 'message:read',
  pages: 'page:write',
  team: 'staff:write',
  domain: 'shop:open',
} as const satisfies Readonly<Record<string, ShopCapability>>;
export type StaffEvent = keyof typeof staffEvents;

/** Kinds that are not listed are about an order. */
const eventOfKind: Readonly<Partial<Record<StaffKind, StaffEvent>>> = {
  slip_sent: 'payments',
  payment_returned: 'payments',
  refund_failed: 'payments',
  books_differ: 'payments',
  low_stock: 'stock',
  new_review: 'reviews',
  question: 'questions',
  message: 'messages',
  staff_joined: 'team',
  schedule_live: 'pages',
  schedule_ended: 'pages',
  schedule_kept: 'pages',
  schedule_missed: 'pages',
  schedule_closed: 'pages',
  schedule_invalid: 'pages',
  domain_broken: 'domain',
  domain_recovered: 'domain',
};

export function eventOf(kind: StaffKind): StaffEvent {
  return eventOfKind[kind] ?? 'orders';
}

/** Kinds with a mail of their own that is more detailed than the notification. */
export const detailedKinds: ReadonlySet<StaffKind> = new Set(['new_order', 'question', 'message']);
const detailedEvents: ReadonlySet<StaffEvent> = new Set(['orders', 'questions', 'messages']);

export interface NoticeChooser {
  readonly flags: readonly StaffFlag[];
  readonly notices: StaffNotices;
}

export function wantsBell({ notices }: NoticeChooser, event: StaffEvent): boolean {
  return notices[event]?.bell ?? true;
}

/**
 * Returns whether a member gets mails about the event. Without a choice of their own, owners get mails about a
 * broken domain, and about orders and messages if the shop has no address for these; other staff get none.
 */
export function wantsMail(
  { flags, notices }: NoticeChooser,
  event: StaffEvent,
  hasMailbox: boolean,
): boolean {
  const byDefault = event === 'domain' || (detailedEvents.has(event) && !hasMailbox);
  return notices[event]?.mail ?? (flags.includes('owner') && byDefault);
}
