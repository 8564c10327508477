import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database, Lang, OrderContact } from '../../../db/schema.ts';
import { recordConsent } from './record-consent.ts';

export interface CustomerOrder {
  readonly shopId: number;
  readonly accountId: string | null;
  readonly contact: OrderContact;
  readonly lang: Lang;
  /** In satang. */
  readonly net: number;
  /** True if the buyer ticked the box about news and offers; false is no withdrawal. */
  readonly marketing: boolean;
  readonly at: Date;
}

/**
 * Counts a new order for its customer and returns the customer's id (decision 177); null for an order without a
 * name.
 */
export async function countOrder(
  trx: Transaction<Database>,
  { shopId, accountId, contact, lang, net, marketing, at }: CustomerOrder,
): Promise<string | null> {
  const { name, phone, email = null } = contact;
  const guestKey = accountId === null ? guestKeyOf(contact) : null;
  if (accountId === null && guestKey === null) return null;
  const [kind, target] =
    accountId === null
      ? ['guest', sql`(shop_id, guest_key) WHERE guest_key IS NOT NULL`]
      : ['account', sql`(account_id, shop_id) WHERE account_id IS NOT NULL`];
  const { rows } = await sql<{ id: string }>`${sql.raw(`/* hot:count_order_of_${kind} */`)}
    INSERT INTO customer AS c (shop_id, account_id, guest_key, name, phone, email, lang, orders, spend, last_at)
    VALUES (${shopId}, ${accountId}, ${guestKey}, ${name}, ${phone}, ${email}, ${lang}, 1, ${net}, ${at})
    ON CONFLICT ${target} DO UPDATE SET name = excluded.name, phone = excluded.phone,
      email = coalesce(excluded.email, c.email), lang = excluded.lang, orders = c.orders + 1,
      spend = c.spend + excluded.spend, last_at = greatest(c.last_at, excluded.last_at)
    RETURNING c.id`.execute(trx);
  const id = rows[0]?.id ?? null;
  if (marketing && id !== null) {
    const choice = { isGiven: true, source: 'checkout', lang, at } as const;
    await recordConsent(trx, { shopId, customerId: id, ...choice });
  }
  return id;
}

/** Returns the digits of the telephone number, or else the e-mail address. */
function guestKeyOf({ phone, email = '' }: OrderContact): string | null {
  return phone.replace(/\D/g, '') || email.toLowerCase() || null;
}

/**
 * Recomputes the sums of these customers after orders were cancelled or moved. It locks the
 * customers first: otherwise a statement that waited for a concurrent order would add up a snapshot
 * without that order.
 */
export async function recountCustomers(
  trx: Transaction<Database>,
  shopId: number,
  ids: readonly string[],
): Promise<void> {
  await sql`SELECT 1 FROM customer WHERE shop_id = ${shopId} AND id = ANY(${ids}::uuid[])
    ORDER BY id FOR UPDATE`.execute(trx);
  await sql`
    UPDATE customer c SET orders = sums.orders, spend = sums.spend
    FROM (SELECT wanted.id, count(o.id)::int AS orders, coalesce(sum(o.net - o.refunded), 0)::bigint AS spend
      FROM unnest(${ids}::uuid[]) AS wanted (id)
      LEFT JOIN sales_order o ON o.shop_id = ${shopId} AND o.customer_id = wanted.id
        AND o.status <> 'cancelled'
      GROUP BY wanted.id) sums
    WHERE c.shop_id = ${shopId} AND c.id = sums.id`.execute(trx);
}

/** Moves a guest's orders that were attached to an account to the account's customer. */
export async function moveToAccount(
  trx: Transaction<Database>,
  shopId: number,
  accountId: string,
  orderIds: readonly string[],
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO customer AS c (shop_id, account_id, name, phone, email, lang, last_at)
    SELECT o.shop_id, ${accountId}::uuid, o.contact->>'name', o.contact->>'phone', o.contact->>'email',
      o.lang, o.placed_at
    FROM sales_order o WHERE o.shop_id = ${shopId} AND o.id = ANY(${orderIds}::uuid[])
    ORDER BY o.placed_at DESC LIMIT 1
    ON CONFLICT (account_id, shop_id) WHERE account_id IS NOT NULL
      DO UPDATE SET last_at = greatest(c.last_at, excluded.last_at)
    RETURNING c.id`.execute(trx);
  const [own] = rows;
  if (!own) return;
  const { rows: guests } = await sql<{ id: string }>`
    SELECT DISTINCT o.customer_id AS id FROM sales_order o
    WHERE o.shop_id = ${shopId} AND o.id = ANY(${orderIds}::uuid[])
      AND o.customer_id IS NOT NULL AND o.customer_id <> ${own.id}`.execute(trx);
  await sql`UPDATE sales_order SET customer_id = ${own.id}
    WHERE shop_id = ${shopId} AND id = ANY(${orderIds}::uuid[])`.execute(trx);
  const before = guests.map(({ id }) => id);
  await recountCustomers(trx, shopId, [own.id, ...before]);
  await takeOver(trx, shopId, own.id, before);
  await removeUnused(trx, shopId, before);
}

/** Moves notes, tags and consents of guest customers whose orders now all belong to the account. */
async function takeOver(
  trx: Transaction<Database>,
  shopId: number,
  ownId: string,
  guestIds: readonly string[],
): Promise<void> {
  const left = sql`SELECT c.id FROM customer c
    WHERE c.shop_id = ${shopId} AND c.id = ANY(${guestIds}::uuid[])
      AND NOT EXISTS (SELECT 1 FROM sales_order o
        WHERE o.shop_id = ${shopId} AND o.customer_id = c.id)`;
  await sql`UPDATE customer_note SET customer_id = ${ownId}
    WHERE shop_id = ${shopId} AND customer_id IN (${left})`.execute(trx);
  await sql`UPDATE customer_consent SET customer_id = ${ownId}
    WHERE shop_id = ${shopId} AND customer_id IN (${left})`.execute(trx);
  await sql`UPDATE customer c SET
      tags = ARRAY(SELECT DISTINCT tag FROM customer g, unnest(g.tags) AS tag
        WHERE g.shop_id = ${shopId} AND (g.id = ${ownId} OR g.id IN (${left})) ORDER BY tag),
      marketing = coalesce(newest.is_given, c.marketing),
      marketing_at = coalesce(newest.created_at, c.marketing_at)
    FROM (SELECT 1) one LEFT JOIN LATERAL (SELECT k.is_given, k.created_at FROM customer_consent k
      WHERE k.shop_id = ${shopId} AND k.customer_id = ${ownId}
      ORDER BY k.created_at DESC LIMIT 1) newest ON true
    WHERE c.shop_id = ${shopId} AND c.id = ${ownId}`.execute(trx);
  await sql`UPDATE customer SET tags = '{}'
    WHERE shop_id = ${shopId} AND id IN (${left})`.execute(trx);
}

/** A returning member keeps the first date. */
export async function upsertMember(
  db: Kysely<Database>,
  shopId: number,
  accountId: string,
  at: Date,
): Promise<void> {
  await sql`
    INSERT INTO customer AS c (shop_id, account_id, name, phone, email, lang, last_at, joined_at)
    SELECT ${shopId}, a.id, a.name, a.phone, a.email, a.locale, ${at}, ${at}
    FROM account a WHERE a.id = ${accountId}
    ON CONFLICT (account_id, shop_id) WHERE account_id IS NOT NULL
      DO UPDATE SET joined_at = coalesce(c.joined_at, excluded.joined_at)`.execute(db);
}

/** A former member stays a customer after an order, or if staff wrote a note or tag. */
export async function deleteMember(
  db: Kysely<Database>,
  shopId: number,
  accountId: string,
): Promise<void> {
  const left = await db
    .updateTable('customer')
    .set({ joined_at: null })
    .where('shop_id', '=', shopId)
    .where('account_id', '=', accountId)
    .returning('id')
    .execute();
  await removeUnused(
    db,
    shopId,
    left.map(({ id }) => id),
  );
}

async function removeUnused(
  db: Kysely<Database>,
  shopId: number,
  ids: readonly string[],
): Promise<void> {
  await sql`DELETE FROM customer c
    WHERE c.shop_id = ${shopId} AND c.id = ANY(${ids}::uuid[]) AND c.tags = '{}'
      AND NOT EXISTS (SELECT 1 FROM customer_note n
        WHERE n.shop_id = ${shopId} AND n.customer_id = c.id)
      AND NOT EXISTS (SELECT 1 FROM sales_order o
        WHERE o.shop_id = ${shopId} AND o.customer_id = c.id)`.execute(db);
}
