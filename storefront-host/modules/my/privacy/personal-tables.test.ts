import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.ts';
import { isPersonalTable, personalTableNames, personalTables } from './personal-tables.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('empty');
});
afterAll(() => database.drop());

/** Columns with these names contain personal data, in any table. */
const PERSONAL =
  '^(account_id|holder_id|invited_by|reviewer_name|buyer|contact|recipient|reply_to|visitor_id|phone|email|user_agent|address)$';

/** Tables with such columns whose rows do not belong to an account. */
const impersonal: Readonly<Record<string, string>> = {
  shop: 'a shop’s own address and telephone, for its customers',
};

async function catalogue(): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    SELECT c.relname AS table, array_agg(a.attname::text) AS columns
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
    GROUP BY c.relname`.execute(database.db);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

it('every table with personal data is in the list, so that none is left out of export or erasure', async () => {
  const tables = await catalogue();
  const { rows: named } = await sql<{ table: string }>`
    SELECT DISTINCT conrelid::regclass::text AS table FROM pg_constraint
    WHERE contype = 'f' AND confrelid = 'account'::regclass`.execute(database.db);
  const found = [...tables]
    .filter(([, columns]) => columns.some((column) => new RegExp(PERSONAL).test(column)))
    .map(([table]) => table);
  const all = new Set([...found, ...named.map(({ table }) => table)]);
  const missing = [...all].filter((table) => !isPersonalTable(table) && !(table in impersonal));
  expect(missing).toEqual([]);
});

it.each(personalTableNames)('the export of %s is complete', async (name) => {
  const tables = await catalogue();
  expect(tables.get(name)).toEqual(
    expect.arrayContaining([...(personalTables[name].exported ?? [])]),
  );
});

it('a column that joins one of these tables is given to its owner, or said here why not', async () => {
  /**
   * Columns that the export leaves out: secrets, values that another exported table contains, and
   * data of the shop rather than of its staff.
   */
  const withheld: Readonly<Record<string, readonly string[]>> = {
    account: [
      'password_hash',
      'demo',
      'disabled_at',
      'totp_secret',
      'totp_confirmed_at',
      'totp_last_step',
      'deleted_at',
    ],
    account_address: ['account_id', 'id'],
    wallet_topup: ['account_id', 'id'],
    order_note: ['id', 'account_id'],
    past_order: ['id', 'import_id', 'rank', 'erased_at', 'search_text'],
    paper: ['shop_id', 'id', 'branch', 'month', 'serial', 'cites'],
    order_return: ['shop_id', 'id'],
    order_slip: ['shop_id', 'id', 'payload', 'asked_at'],
    order_picture: ['shop_id', 'id'],
    order_refund: ['shop_id', 'id', 'note', 'account_id'],
    parcel: ['shop_id', 'id', 'rank', 'lines', 'grams', 'cost'],
    order_line: ['shop_id', 'rank', 'product_id', 'product_uuid', 'image'],
    sales_order: [
      'sequence',
      'idempotency_key',
      'account_id',
      'customer_id',
      'lang',
      'counted_at',
      // A matter between the shop and its courier.
      'cod_due',
      'remitted_at',
      'remitted',
      'cod_fee',
      'remit_reason',
      'revision',
      // Joins the orders of a visit; the rate that `vat` was computed at.
      'group_id',
      'vat_rate',
    ],
    journal_line: ['rank', 'holder_id'],
    // A report by a shop is between it and the operators.
    review: ['id', 'account_id', 'avatar', 'lang', 'report_reason', 'reported_at', 'revision'],
    customer: ['id', 'account_id', 'guest_key', 'search_text', 'erased_at', 'revision'],
    // Staff who wrote or recorded it: the shop's own.
    customer_note: ['id', 'customer_id', 'writer_id'],
    customer_consent: ['id', 'customer_id', 'staff_id'],
    account_cart: ['account_id', 'revision'],
    account_cart_line: ['account_id', 'revision', 'added_revision'],
    favourite: ['account_id'],
    coupon_claim: ['account_id'],
    point_entry: ['account_id', 'id'],
    shop_member: ['account_id'],
    list_setting: ['account_id'],
    notification: ['account_id', 'id'],
    consent_entry: ['id', 'account_id', 'visitor_id'],
    form_entry: [
      'id',
      'lang',
      'account_id',
      'digest',
      'read_at',
      'state',
      'assigned_to',
      'revision',
      'search_text',
    ],
    form_answer: ['id', 'entry_id', 'account_id', 'mail_id'],
    checkout: [
      'group_id',
      'shop_id',
      'id',
      'lang',
      'cart_id',
      'order_id',
      'coupon_code',
      'use_points',
      'use_wallet',
      'remind_account_id',
      'expires_at',
    ],
    mail: ['id', 'shop_id', 'reply_to', 'unsubscribe_url', 'html', 'error'],
    account_event: ['account_id', 'id'],
    session: ['token_hash', 'account_id', 'parent_hash', 'id_token', 'id'],
    passkey: ['credential_id', 'account_id', 'public_key', 'counter'],
    account_link: ['account_id'],
    staff: ['account_id'],
    staff_invite: ['id', 'token_hash', 'invited_by', 'lang'],
    audit_log: ['id', 'account_id', 'before', 'after'],
    stock_ledger: ['id', 'account_id', 'remain_after', 'order_id'],
    blog: [
      'slug',
      'summary',
      'html',
      'image',
      'tags',
      'author',
      'hilight',
      'event',
      'published_at',
      'publish_at',
      'account_id',
      'removed_at',
      'revision',
      'updated_at',
    ],
    page_schedule: [
      'id',
      'account_id',
      'document',
      'design',
      'is_live',
      'before_document',
      'before_design',
    ],
    draft_link: ['id', 'account_id', 'token_hash'],
    page_version: ['id', 'account_id', 'document', 'design', 'title', 'removed', 'label'],
    media: [
      'key',
      'account_id',
      'color',
      'variants',
      'dominant',
      // This is the shop's own text about it.
      'name',
      'alt',
      'tags',
      'search_text',
      'focus',
      'source',
      'file_version',
      'revision',
    ],
  };
  const tables = await catalogue();
  const given = personalTableNames.flatMap((name) => {
    const { exported } = personalTables[name];
    return exported
      ? [[name, new Set<string>([...exported, ...(withheld[name] ?? [])])] as const]
      : [];
  });
  const forgotten = given.flatMap(([name, known]) =>
    (tables.get(name) ?? [])
      .filter((column) => !known.has(column))
      .map((column) => `${name}.${column}`),
  );
  expect(forgotten).toEqual([]);
});
