import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../db/open.ts';
import type { Lang } from '../../../db/schema.ts';
import type {
  ActivityEntry,
  ActivityKind,
  ActivityPage,
  ActivityQuery,
} from '../../shops/audit-log/activity.contract.ts';
import { activityKinds, activityTitle, changesOf } from './activity-texts.ts';

const PAGE = 30;

interface Row {
  readonly id: string;
  readonly entity: ActivityKind;
  readonly entity_id: string;
  readonly action: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
  readonly created_at: Date;
  readonly account_id: string | null;
  readonly who: string | null;
  readonly subject: string | null;
}

/**
 * Reads the audit log of a shop, newest first, by keyset: a page far down costs as much as the first. Two queries.
 */
export async function readActivity(
  db: Db,
  shopId: number,
  query: ActivityQuery,
  lang: Lang,
): Promise<ActivityPage> {
  const [page, people] = await Promise.all([
    readEntries(db, shopId, query, lang),
    readPeople(db, shopId),
  ]);
  return { ...page, people, kinds: activityKinds(lang) };
}

/** Reads one page of entries. One query. */
export async function readEntries(
  db: Db,
  shopId: number,
  query: ActivityQuery,
  lang: Lang,
): Promise<Pick<ActivityPage, 'entries' | 'next'>> {
  const { rows } = await activityQuery(shopId, query).execute(db);
  const shown = rows.slice(0, PAGE);
  return {
    entries: shown.map((row) => toEntry(row, lang)),
    next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** Selects one entry more than a page shows. */
export function activityQuery(shopId: number, query: ActivityQuery): RawBuilder<Row> {
  return sql<Row>`
    SELECT l.id, l.entity, l.entity_id, l.action, l.before, l.after, l.created_at,
      l.account_id, a.name AS who,
      CASE l.entity
        WHEN 'order' THEN (SELECT '#' || o.number FROM sales_order o
          WHERE o.shop_id = l.shop_id AND o.id = l.entity_id::uuid)
        WHEN 'product' THEN ${productTitle}
        WHEN 'stock' THEN ${productTitle}
        WHEN 'tag' THEN (SELECT g.name FROM tag g
          WHERE g.shop_id = l.shop_id AND g.id = l.entity_id::bigint)
        WHEN 'brand' THEN (SELECT b.name FROM brand b
          WHERE b.shop_id = l.shop_id AND b.id = l.entity_id::bigint)
        WHEN 'collection' THEN (SELECT c.title FROM collection c
          WHERE c.shop_id = l.shop_id AND c.id = l.entity_id::bigint)
        WHEN 'category' THEN (SELECT c.title FROM category c
          WHERE c.shop_id = l.shop_id AND c.id = l.entity_id::bigint)
        WHEN 'staff' THEN (SELECT m.name FROM account m WHERE m.id = l.entity_id::uuid)
        WHEN 'page' THEN CASE WHEN starts_with(l.action, 'section_')
          THEN coalesce(l.after, l.before)->>'name' ELSE l.entity_id END
        WHEN 'promotion' THEN (SELECT o.title FROM promotion o
          WHERE o.shop_id = l.shop_id AND o.id = l.entity_id::bigint)
        WHEN 'coupon' THEN (SELECT c.code FROM coupon c
          WHERE c.shop_id = l.shop_id AND c.id = l.entity_id::bigint)
        WHEN 'review' THEN (SELECT r.reviewer_name FROM review r
          WHERE r.shop_id = l.shop_id AND r.id = l.entity_id::uuid)
        WHEN 'media' THEN (SELECT coalesce(nullif(m.name, ''), m.id::text) FROM media m
          WHERE m.shop_id = l.shop_id AND m.id = l.entity_id::uuid)
        WHEN 'import' THEN l.after->>'file'
        WHEN 'customer' THEN (SELECT nullif(c.name, '') FROM customer c
          WHERE c.shop_id = l.shop_id AND c.id = l.entity_id::uuid)
        WHEN 'redirect' THEN (SELECT r.from_path FROM redirect r
          WHERE r.shop_id = l.shop_id AND r.id = l.entity_id::uuid)
        WHEN 'synonym' THEN (SELECT array_to_string(y.terms, ', ') FROM search_synonym y
          WHERE y.shop_id = l.shop_id AND y.id = l.entity_id::uuid)
        WHEN 'contestant' THEN (SELECT c.name FROM contestant c
          WHERE c.shop_id = l.shop_id AND c.id = l.entity_id::bigint)
        WHEN 'blog' THEN (SELECT b.title FROM blog b
          WHERE b.shop_id = l.shop_id AND b.id = l.entity_id::bigint AND b.removed_at IS NULL)
      END AS subject
    FROM audit_log l LEFT JOIN account a ON a.id = l.account_id
    WHERE ${matching(shopId, query)}
    ORDER BY l.id DESC LIMIT ${PAGE + 1}`;
}

const productTitle = sql`(SELECT p.title FROM product p
  WHERE p.shop_id = l.shop_id AND p.id = l.entity_id::bigint)`;

function matching(
  shopId: number,
  { after, person, kind, product }: ActivityQuery,
): RawBuilder<unknown> {
  const parts = [
    sql`l.shop_id = ${shopId}`,
    // The same condition as in the index. Placed orders are left out, because the list of orders shows them.
    sql`l.action <> 'placed'`,
    ...(after === undefined ? [] : [sql`l.id < ${after}`]),
    ...(person === undefined ? [] : [sql`l.account_id = ${person}`]),
    ...(kind === undefined ? [] : [sql`l.entity = ${kind}`]),
    ...(product === undefined
      ? []
      : [sql`l.entity IN ('product', 'stock') AND l.entity_id = ${String(product)}`]),
  ];
  return sql.join(parts, sql` AND `);
}

/** Includes former staff, because the log shows when they joined and left. */
async function readPeople(db: Db, shopId: number): Promise<ActivityPage['people']> {
  const { rows } = await sql<{ id: string; name: string }>`
    SELECT a.id, a.name FROM account a WHERE a.id IN (
      SELECT account_id FROM staff WHERE shop_id = ${shopId}
      UNION
      SELECT entity_id::uuid FROM audit_log WHERE shop_id = ${shopId} AND entity = 'staff')
    ORDER BY a.name, a.id`.execute(db);
  return [...rows];
}

function toEntry(row: Row, lang: Lang): ActivityEntry {
  const { id, entity: kind } = row;
  return {
    id,
    at: row.created_at.toISOString(),
    who: row.account_id !== null && row.who !== null ? { id: row.account_id, name: row.who } : null,
    kind,
    title: activityTitle(lang, kind, row.action),
    subject: row.subject,
    path: pathOf(row),
    changes: changesOf(lang, row.before, row.after),
  };
}

function importsOf(action: string): string {
  if (action.startsWith('customers_')) return 'customer-imports';
  return action.startsWith('orders_') ? 'order-imports' : 'imports';
}

/** Returns the path of the changed record in the back office. */
function pathOf({ entity, entity_id: id, action, subject }: Row): string | null {
  switch (entity) {
    case 'order':
      return subject === null ? null : `/orders/${id}/show`;
    case 'product':
    case 'stock':
      return subject === null ? null : `/products/${id}`;
    case 'tag':
      return subject === null ? null : `/tags/${id}`;
    case 'brand':
      return subject === null ? null : `/brands/${id}`;
    case 'collection':
      return subject === null ? null : `/collections/${id}`;
    case 'category':
      return subject === null ? null : `/categories/${id}`;
    case 'message':
      return `/messages/${id}/show`;
    case 'page':
      // The saved sections have no page of their own; the editor shows them on any page.
      return action.startsWith('section_') ? '/pages' : `/pages/${encodeURIComponent(id)}`;
    case 'coupon':
      return subject === null ? null : `/coupons/${id}`;
    case 'promotion':
      return subject === null ? null : `/promotions/${id}`;
    case 'review':
      return subject === null ? null : `/reviews/${id}/show`;
    case 'customer':
      return subject === null ? null : `/customers/${id}/show`;
    case 'import':
      return `/${importsOf(action)}/${id}/show`;
    case 'bulk_run':
      return `/bulk-runs/${id}/show`;
    case 'redirect':
      return subject === null ? null : `/redirects/${id}`;
    case 'synonym':
      return subject === null ? null : `/synonyms/${id}`;
    case 'contestant':
      return subject === null ? null : `/contestants/${id}/show`;
    case 'blog':
      return subject === null ? null : `/blogs/${id}`;
    case 'staff':
      return '/staff';
    case 'media':
      return subject === null ? null : `/media/${id}`;
    case 'settings':
      return null;
  }
}
