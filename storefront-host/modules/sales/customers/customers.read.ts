import { sql, type Kysely } from 'kysely';
import { satangToBaht, toSatang } from '@talad/elements/commerce/money';
import type { ConsentSource, Database, Lang } from '../../../db/schema.ts';
import type { CustomerDetail, ManagedCustomer } from './customers.contract.ts';

interface Row {
  readonly id: string;
  readonly account_id: string | null;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly lang: Lang;
  readonly tags: string[];
  readonly orders: number;
  readonly spend: number;
  readonly last_at: Date;
  readonly joined_at: Date | null;
  readonly points: number;
  readonly marketing: boolean;
  readonly marketing_at: Date | null;
  readonly erased_at: Date | null;
  readonly created_at: Date;
  readonly revision: number;
}

/** Returns these customers in this order without those that no longer exist. */
export async function readCustomers(
  db: Kysely<Database>,
  shopId: number,
  ids: readonly string[],
): Promise<readonly ManagedCustomer[]> {
  return (await readRows(db, shopId, ids)).map(toCustomer);
}

/**
 * Returns a customer with notes and consents, or null when the shop has no customer with this id.
 * Three queries.
 */
export async function readCustomer(
  db: Kysely<Database>,
  shopId: number,
  id: string,
): Promise<CustomerDetail | null> {
  const [[row], notes, consents] = await Promise.all([
    readRows(db, shopId, [id]),
    readNotes(db, shopId, id),
    readConsents(db, shopId, id),
  ]);
  return row
    ? {
        ...toCustomer(row),
        created_at: row.created_at.toISOString(),
        has_account: row.account_id !== null,
        notes,
        consents,
      }
    : null;
}

async function readRows(
  db: Kysely<Database>,
  shopId: number,
  ids: readonly string[],
): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    SELECT c.id, c.account_id, c.name, c.phone, c.email, c.lang, c.tags, c.orders, c.spend, c.last_at,
      c.joined_at, c.marketing, c.marketing_at, c.erased_at, c.created_at, c.revision,
      (SELECT coalesce(sum(p.points), 0)::int FROM point_entry p
        WHERE p.account_id = c.account_id AND p.shop_id = c.shop_id) AS points
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS asked (id, place)
    JOIN customer c ON c.shop_id = ${shopId} AND c.id = asked.id
    ORDER BY asked.place`.execute(db);
  return rows;
}

function toCustomer(found: Row): ManagedCustomer {
  const { account_id, created_at: _created, ...row } = found;
  return {
    ...row,
    kind: row.joined_at ? 'member' : account_id === null ? 'guest' : 'account',
    spend: satangToBaht(toSatang(row.spend)),
    last_at: row.last_at.toISOString(),
    joined_at: row.joined_at?.toISOString() ?? null,
    marketing_at: row.marketing_at?.toISOString() ?? null,
    erased_at: row.erased_at?.toISOString() ?? null,
  };
}

async function readNotes(
  db: Kysely<Database>,
  shopId: number,
  id: string,
): Promise<CustomerDetail['notes']> {
  const rows = await db
    .selectFrom('customer_note as n')
    .leftJoin('account as a', 'a.id', 'n.writer_id')
    .select(['n.id', 'n.body', 'n.created_at', 'a.name as by'])
    .where('n.shop_id', '=', shopId)
    .where('n.customer_id', '=', id)
    .orderBy('n.created_at', 'desc')
    .orderBy('n.id')
    .execute();
  return rows.map(({ body, created_at: at, ...row }) => ({
    ...row,
    text: body,
    at: at.toISOString(),
  }));
}

async function readConsents(
  db: Kysely<Database>,
  shopId: number,
  id: string,
): Promise<CustomerDetail['consents']> {
  const { rows } = await sql<{
    given: boolean;
    source: ConsentSource;
    at: Date;
    by: string | null;
  }>`
    SELECT k.is_given AS given, k.source, k.created_at AS at, a.name AS by
    FROM customer_consent k LEFT JOIN account a ON a.id = k.staff_id
    WHERE k.shop_id = ${shopId} AND k.customer_id = ${id}
    ORDER BY k.created_at DESC`.execute(db);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
