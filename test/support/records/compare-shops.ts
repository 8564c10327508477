import { sql } from 'kysely';
import type { Db } from '../../../storefront-host/db/open.ts';

/**
 * Tables of a shop that its copy does not get, or has of its own. The list is written by hand and
 * not derived from the export.
 */
const otherTables =
  `account_cart_line audit_log bulk_item bulk_run checkout coupon_claim coupon_use customer customer_consent
  customer_note draft_link form_answer form_entry import_change import_customer import_outcome import_run journal_entry journal_line
  list_setting mail notification online_payment online_refund order_line order_note order_picture order_refund
  order_return order_slip order_tag page_editor page_schedule page_version paper paper_series parcel past_order payment_account point_entry promotion_price remote_picture
  sales_order session shop_member slip_verifier staff staff_invite stock_ledger search_due search_miss stock_sum stock_sum_due
  consent_entry`.split(/\s+/);

/** Columns that may differ between a shop and its copy. */
const otherColumns =
  `uuid revision shopname domain demo sold_score opened_at key bytes variants source
  account_id order_id photos avatar_of report_reason reported_at used cost collected mime
  be_brand paymall_state x_ads_level`.split(/\s+/);
const otherIn: Readonly<Record<string, readonly string[]>> = {
  shop: ['created_at', 'updated_at'],
  page: ['updated_at'],
  // The marketplace's collections have products of the original shop only.
  product: ['search_text'],
  site_design: ['updated_at'],
  media: ['color', 'dominant', 'search_text'],
  // New ids to which nothing refers.
  review: ['id', 'avatar'],
  redirect: ['id'],
  saved_section: ['id'],
  search_synonym: ['id'],
  product_question: ['id'],
  customer_segment: ['id'],
};

/** Start these sequences at high numbers, so that a new id equals no other number in any text. */
const far = {
  shop: 710_000_000,
  category: 720_000_000,
  product: 730_000_000,
  brand: 740_000_000,
  tag: 750_000_000,
  collection: 760_000_000,
  promotion: 770_000_000,
  coupon: 780_000_000,
  blog: 790_000_000,
  contestant: 810_000_000,
} as const;
type Kind = keyof typeof far;
const kinds = Object.keys(far) as readonly Kind[];

export async function farSequences(db: Db): Promise<void> {
  for (const kind of kinds) {
    await sql`SELECT setval(${`${kind}_id_seq`}::regclass, ${far[kind]})`.execute(db);
  }
}

/** Returns rows by table. Those of a copy get the ids and addresses of the original shop. */
export async function rowsOfShop(
  db: Db,
  shop: { readonly id: number; readonly shopname: string },
  copyOf?: { readonly id: number; readonly shopname: string },
): Promise<Readonly<Record<string, readonly string[]>>> {
  const back = copyOf ? await renaming(db, shop, copyOf) : (text: string) => text;
  const { rows: tables } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'shop_id' AND table_name <> ALL(${otherTables})
    ORDER BY 1`.execute(db);
  const dump: Record<string, readonly string[]> = {};
  for (const { name } of [...tables, { name: 'shop' }]) {
    const id = sql.ref(name === 'shop' ? 't.id' : 't.shop_id');
    const left = [...otherColumns, ...(otherIn[name] ?? [])];
    const { rows } = await sql<{ row: string }>`
      SELECT (to_jsonb(t) - ${left}::text[])::text AS row FROM ${sql.table(name)} t
      WHERE ${id} = ${shop.id} ${
        name === 'product_question' ? sql`AND t.answer IS NOT NULL` : sql``
      }`.execute(db);
    dump[name] = rows.map(({ row }) => sorted(back(row))).toSorted();
  }
  return dump;
}

/** Sorts the fields, because those of jsonb are ordered by length. */
function sorted(row: string): string {
  return JSON.stringify(JSON.parse(row), null, 1);
}

/** Replaces the ids, names and pictures of the copy by those of the original shop. */
export async function renaming(
  db: Db,
  shop: { readonly id: number; readonly shopname: string },
  from: { readonly id: number; readonly shopname: string },
): Promise<(text: string) => string> {
  const names = new Map<string, string>([[String(shop.id), String(from.id)]]);
  for (const kind of kinds.filter((one) => one !== 'shop')) {
    const hidden = kind === 'product' ? sql`status <> 'removed'` : sql`true`;
    const of = async (id: number) => {
      const { rows } = await sql<{ id: number }>`SELECT id FROM ${sql.table(kind)}
        WHERE shop_id = ${id} AND ${hidden} ORDER BY id`.execute(db);
      return rows;
    };
    const [old, now] = [await of(from.id), await of(shop.id)];
    for (const [index, { id }] of now.entries()) names.set(String(id), String(old[index]?.id));
  }
  for (const column of ['uuid', 'media']) {
    const { rows } = await sql<{ now: string; old: string }>`${
      column === 'uuid'
        ? sql`SELECT p.uuid::text AS now, q.uuid::text AS old FROM product p JOIN product q
            ON q.shop_id = ${from.id} AND q.id::text = (${JSON.stringify(Object.fromEntries(names))}::jsonb ->> p.id::text)
            WHERE p.shop_id = ${shop.id}`
        : sql`SELECT p.id::text AS now, q.id::text AS old FROM media p JOIN media q
            ON q.shop_id = ${from.id} AND q.name = p.name WHERE p.shop_id = ${shop.id}`
    }`.execute(db);
    for (const { now, old } of rows) names.set(now, old);
  }
  return (text) =>
    text
      .replace(/\b[78][1-9]\d{7}\b/g, (id) => names.get(id) ?? id)
      .replace(
        /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g,
        (id) => names.get(id) ?? id,
      )
      .replaceAll(shop.shopname, from.shopname);
}
