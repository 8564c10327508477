import { sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { erasePastOrder, orderTables } from './order-tables.ts';
import type { Person, PersonalTable } from './personal-table.ts';

const own = ({ accountId }: Person) => sql`t.account_id = ${accountId}`;
const ofCustomer = ({ accountId }: Person) => sql`(t.shop_id, t.customer_id) IN (
  SELECT c.shop_id, c.id FROM customer c WHERE c.account_id = ${accountId})`;

/**
 * All tables with personal data, for the export, the closing of an account and the page about both. A test
 * compares the list with the database's catalogue.
 */
export const personalTables = {
  // Imported orders name people by what they typed elsewhere: only a proven address is theirs. Closing finds
  // them before the account loses it.
  past_order: {
    of: ({ accountId, email }) =>
      sql`lower(t.email) = lower(${email}) AND EXISTS (
        SELECT FROM account a WHERE a.id = ${accountId} AND a.email_verified)`,
    exported: [
      'shop_id',
      'number',
      'placed_at',
      'name',
      'phone',
      'email',
      'net',
      'person',
      'details',
      'lines',
    ],
    closing: { set: erasePastOrder },
  },
  account: {
    of: ({ accountId }) => sql`t.id = ${accountId}`,
    exported: [
      'id',
      'email',
      'email_verified',
      'name',
      'phone',
      'avatar',
      'locale',
      'level',
      'dropship_level',
      'created_at',
      'updated_at',
    ],
    // The row stays, anonymous, because other people's documents and posts refer to its id.
    closing: {
      set: sql`email = 'closed-' || t.id || '@invalid', email_verified = false,
        name = CASE t.locale WHEN 'th' THEN 'บัญชีที่ปิดแล้ว' ELSE 'Closed account' END, phone = NULL, avatar = NULL, password_hash = NULL, totp_secret = NULL,
        totp_confirmed_at = NULL, totp_last_step = NULL, dropship_level = NULL, disabled_at = now(),
        deleted_at = now(), updated_at = now()`,
    },
  },
  account_address: {
    of: own,
    exported: [
      'name',
      'phone',
      'line',
      'subdistrict',
      'district',
      'province',
      'postcode',
      'is_default',
      'created_at',
      'updated_at',
    ],
    closing: 'erase',
  },
  // This and the next two tables come before the orders, which are needed to find their rows.
  ...orderTables,
  sales_order: {
    of: own,
    exported: [
      'id',
      'number',
      'shop_id',
      'status',
      'payment_method',
      'payment_status',
      'contact',
      'address',
      'product_total',
      'discount',
      'points_spent',
      'points_worth',
      'lnwcash',
      'shipping',
      'net',
      'vat',
      'coupon',
      'delivery',
      'tracking',
      'prepared_at',
      'part_sent',
      'points_earned',
      'delivered_at',
      'completed_at',
      'return_state',
      'return_at',
      'refunded',
      'refunded_lnwcash',
      'refunded_to_wallet',
      'refunded_points',
      'placed_at',
      'pay_by',
      'expired_at',
      'refused_at',
      'reminded_at',
      'updated_at',
    ],
    closing: { set: sql`account_id = NULL` },
  },
  journal_line: {
    of: ({ accountId }) => sql`t.holder_id = ${accountId}`,
    exported: ['shop_id', 'entry_id', 'account', 'amount'],
    closing: 'keep',
  },
  review: {
    of: own,
    exported: [
      'shop_id',
      'product_id',
      'order_id',
      'reviewer_name',
      'stars',
      'scores',
      'body',
      'photos',
      'created_at',
      'edited_at',
      'answer',
      'answered_at',
      'hidden_at',
      'hidden_reason',
    ],
    closing: {
      set: sql`account_id = NULL, avatar = NULL, photos = '[]',
        reviewer_name = CASE t.lang WHEN 'th' THEN 'ผู้ซื้อ' ELSE 'A buyer' END`,
    },
  },
  // These tables come before the customers, which are needed to find their rows.
  customer_note: {
    of: ofCustomer,
    exported: ['shop_id', 'body', 'created_at'],
    closing: 'erase',
  },
  // How a shop's import found the customer, for its undo.
  import_customer: { of: ofCustomer, exported: null, closing: 'erase' },
  // Proof of consent, under an id that no longer leads to a person.
  customer_consent: {
    of: ofCustomer,
    exported: ['shop_id', 'is_given', 'source', 'version', 'lang', 'created_at'],
    closing: 'keep',
  },
  // A shop keeps the sums; tags and notes of its staff are erased.
  customer: {
    of: own,
    exported: [
      'shop_id',
      'name',
      'phone',
      'email',
      'lang',
      'tags',
      'orders',
      'spend',
      'last_at',
      'joined_at',
      'marketing',
      'marketing_at',
      'created_at',
    ],
    closing: {
      set: sql`account_id = NULL, guest_key = NULL, name = '', phone = NULL, email = NULL, tags = '{}',
        marketing = false, marketing_at = NULL, joined_at = NULL, erased_at = now(), revision = revision + 1`,
    },
  },
  account_cart_line: {
    of: own,
    exported: ['shop_id', 'product_uuid', 'quantity'],
    closing: 'erase',
  },
  account_cart: { of: own, exported: ['changed_at'], closing: 'erase' },
  favourite: { of: own, exported: ['kind', 'item_id', 'created_at'], closing: 'erase' },
  coupon_claim: { of: own, exported: ['shop_id', 'coupon_id', 'claimed_at'], closing: 'erase' },
  wallet_topup: {
    of: own,
    exported: ['amount', 'state', 'asked_at', 'answered_at'],
    // The books record the received money.
    closing: 'erase',
  },
  point_entry: {
    of: own,
    exported: ['shop_id', 'order_id', 'reason', 'points', 'note', 'created_at'],
    closing: 'erase',
  },
  shop_member: { of: own, exported: ['shop_id', 'joined_at'], closing: 'erase' },
  notification: {
    of: own,
    exported: ['shop_id', 'kind', 'data', 'path', 'created_at', 'read_at'],
    closing: 'erase',
  },
  consent_entry: {
    of: own,
    exported: ['shop_id', 'flags', 'version', 'lang', 'created_at'],
    closing: 'keep',
  },
  form_entry: {
    of: own,
    exported: ['shop_id', 'form', 'data', 'reply_to', 'about_id', 'created_at'],
    closing: 'erase',
  },
  // Mails of a shop that its staff wrote.
  form_answer: { of: own, exported: ['shop_id', 'subject', 'body', 'created_at'], closing: 'keep' },
  checkout: {
    of: ({ accountId, email }) =>
      sql`t.remind_email = lower(${email}) OR t.remind_account_id = ${accountId}`,
    exported: ['contents', 'remind_email', 'remind_at', 'reminded_at', 'created_at'],
    closing: { set: sql`remind_email = NULL, remind_account_id = NULL, remind_at = NULL` },
  },
  mail: {
    of: ({ email }) => sql`lower(t.recipient) = lower(${email})`,
    exported: ['kind', 'recipient', 'subject', 'body', 'status', 'created_at', 'sent_at'],
    closing: 'erase',
  },
  account_event: {
    of: own,
    exported: ['kind', 'user_agent', 'address', 'data', 'created_at'],
    closing: 'erase',
  },
  session: {
    of: own,
    exported: [
      'audience',
      'shop_id',
      'user_agent',
      'address',
      'authenticated_at',
      'second_factor_at',
      'created_at',
      'seen_at',
      'expires_at',
    ],
    closing: 'erase',
  },
  passkey: {
    of: own,
    exported: ['name', 'transports', 'backed_up', 'created_at', 'used_at'],
    closing: 'erase',
  },
  recovery_code: { of: own, exported: null, closing: 'erase' },
  account_link: { of: own, exported: ['issuer', 'subject', 'created_at'], closing: 'erase' },
  oidc_payload: {
    of: ({ accountId }) => sql`t.payload->>'accountId' = ${accountId}`,
    exported: null,
    closing: 'erase',
  },
  staff: { of: own, exported: ['shop_id', 'flags', 'created_at', 'notices'], closing: 'erase' },
  list_setting: {
    of: own,
    exported: ['shop_id', 'list', 'views', 'hidden_columns'],
    closing: 'erase',
  },
  staff_invite: {
    of: ({ email }) => sql`lower(t.email) = lower(${email})`,
    exported: ['shop_id', 'email', 'flags', 'hand_over', 'created_at', 'expires_at', 'accepted_at'],
    closing: 'erase',
  },
  // Entries by staff belong to the shop.
  audit_log: {
    of: own,
    exported: ['shop_id', 'entity', 'entity_id', 'action', 'created_at'],
    closing: 'keep',
  },
  stock_ledger: {
    of: own,
    exported: ['shop_id', 'product_id', 'delta', 'reason', 'note', 'created_at'],
    closing: 'keep',
  },
  blog: { of: own, exported: ['shop_id', 'id', 'title', 'created_at'], closing: 'keep' },
  // A moment's state, which ends with the tab.
  page_editor: { of: own, exported: null, closing: 'erase' },
  page_version: { of: own, exported: ['shop_id', 'name', 'published_at'], closing: 'keep' },
  page_schedule: {
    of: own,
    exported: ['shop_id', 'page', 'starts_at', 'ends_at', 'created_at'],
    closing: 'keep',
  },
  draft_link: {
    of: own,
    exported: ['shop_id', 'page', 'created_at', 'expires_at'],
    closing: 'erase',
  },
  // The person's own pictures are deleted; those in a shop's library stay.
  media: {
    of: own,
    exported: ['shop_id', 'id', 'mime', 'width', 'height', 'bytes', 'from_shopper', 'created_at'],
    closing: { erase: sql`t.from_shopper` },
  },
} as const satisfies { readonly [T in keyof Database]?: PersonalTable };

export type PersonalTableName = keyof typeof personalTables;

export function isPersonalTable(name: string): name is PersonalTableName {
  return Object.hasOwn(personalTables, name);
}

export const personalTableNames: readonly PersonalTableName[] =
  Object.keys(personalTables).filter(isPersonalTable);

type ExportedTableName = {
  [T in PersonalTableName]: (typeof personalTables)[T]['exported'] extends null ? never : T;
}[PersonalTableName];

function isExported(name: PersonalTableName): name is ExportedTableName {
  return personalTables[name].exported !== null;
}

export const exportedTableNames: readonly ExportedTableName[] =
  personalTableNames.filter(isExported);
