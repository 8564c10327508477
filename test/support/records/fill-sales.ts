import { sql } from 'kysely';
import type { Db } from '../../../storefront-host/db/open.ts';
import { categories, shops } from '../fixture-market.ts';

const SHOP = shops.alpha.id;
/** Id of the product with 2,000 combinations. */
export const PARENT = 100_001;
/** Id of the order with three papers. */
export const PAPERS_ORDER = '01930000-0000-7000-8000-000000000013';
/** Id of the customer with many orders. */
export const CUSTOMER = '01930000-0000-7000-8000-000000000012';

/** Inserts 100,000 products, customers, orders, slips and papers of one shop, next to another shop's. */
export async function fillSales(db: Db): Promise<void> {
  await fillProducts(db);
  await fillCustomers(db);
  await fillOrders(db);
  await fillSlips(db);
  await fillPapers(db);
  await fillPastOrders(db);
}

async function fillProducts(db: Db): Promise<void> {
  await sql`INSERT INTO product (shop_id, id, uuid, title, code, price, category_id, search_text, updated_at)
    SELECT CASE WHEN n % 6 = 0 THEN ${shops.beta.id}::bigint ELSE ${SHOP}::bigint END, 100000 + n,
      gen_random_uuid(), one.title, 'P' || n, 100 * (n % 900),
      CASE WHEN n % 40 = 0 THEN ${categories.alphaHome.id}::bigint END, one.title || ' p' || n,
      now() - n * interval '1 minute'
    FROM generate_series(1, 120000) n
    CROSS JOIN LATERAL (SELECT (ARRAY['กระเป๋าสะพาย', 'เสื้อยืด', 'ถ้วยกาแฟ', 'จานเซรามิก', 'หมวกแก๊ป',
      'รองเท้าวิ่ง', 'ผ้าเช็ดตัว', 'หมอน', 'นาฬิกา'])[1 + n % 9] || ' ' || md5(n::text) AS title) one`.execute(
    db,
  );
  await sql`INSERT INTO product (shop_id, uuid, title, parent_id, price, rank)
    SELECT ${SHOP}, gen_random_uuid(), 'ผ้าทอ', ${PARENT}, 100, n FROM generate_series(1, 2000) n`.execute(
    db,
  );
  await sql`INSERT INTO stock (shop_id, product_id, remain)
    SELECT shop_id, id, (id / 40) % 50 FROM product WHERE id > 100000`.execute(db);
}

/** One customer in forty has a tag, one in ten has consented, none has joined. The other shop has as many. */
async function fillCustomers(db: Db): Promise<void> {
  await sql`INSERT INTO customer (shop_id, account_id, name, phone, email, lang, tags, orders, spend, last_at,
      joined_at, marketing, marketing_at)
    SELECT CASE WHEN n % 6 = 0 THEN ${shops.beta.id}::bigint ELSE ${SHOP}::bigint END,
      CASE WHEN n % 4 = 1 THEN gen_random_uuid() END, 'สมหญิง ' || n, '0810' || lpad(n::text, 6, '0'),
      'c' || n || '@example.test', 'th', CASE WHEN n % 40 = 0 THEN ARRAY['ขายส่ง'] ELSE '{}' END, n % 9,
      100 * (n % 1000), now() - n * interval '1 minute', CASE WHEN n % 12 = 0 THEN now() END, n % 10 = 0,
      CASE WHEN n % 10 = 0 THEN now() END
    FROM generate_series(1, 120000) n`.execute(db);
}

/** Sums do not correlate with time. A few orders have one tag, and the oldest orders the other. Only beta's are sent. */
async function fillOrders(db: Db): Promise<void> {
  await sql`INSERT INTO sales_order (shop_id, id, idempotency_key, status, payment_method, lang, contact,
      address, product_total, net, vat, vat_rate, placed_at, updated_at, customer_id, tracking)
    SELECT CASE WHEN n % 6 = 0 THEN ${shops.beta.id}::bigint ELSE ${SHOP}::bigint END, gen_random_uuid(),
      n::text, (ARRAY['placed', 'shipped', 'delivered'])[1 + n % 3],
      CASE WHEN n % 500 = 0 THEN 'transfer' ELSE 'cod' END, 'th',
      '{"name": "วิชัย", "phone": "0812345678"}', '{"province": "เชียงใหม่"}', one.net, one.net, 0, 700,
      now() - n * interval '1 minute', now(), CASE WHEN n % 9000 = 1 THEN ${CUSTOMER}::uuid ELSE gen_random_uuid() END,
      CASE WHEN n % 6 = 0 THEN jsonb_build_object('courier', 'ems', 'code', 'EMS' || n) END
    FROM generate_series(1, 120000) n CROSS JOIN LATERAL (SELECT 100 * (n * 7919 % 120011) AS net) one`.execute(
    db,
  );
  await sql`INSERT INTO order_tag (shop_id, order_id, tag, sequence, placed_at, net)
    SELECT shop_id, id, CASE WHEN sequence % 500 = 0 THEN 'VIP'
      WHEN placed_at < now() - interval '82 days' THEN 'ปีใหม่' ELSE 'ส่งแล้ว' END, sequence, placed_at, net FROM sales_order`.execute(
    db,
  );
}

/** One slip in a hundred waits to be checked. */
async function fillSlips(db: Db): Promise<void> {
  await sql`INSERT INTO order_slip (shop_id, id, order_id, code, state, sent_at)
    SELECT shop_id, gen_random_uuid(), id, 'none', CASE WHEN sequence % 100 = 0 THEN 'waiting' WHEN sequence % 7 = 0 THEN 'refused' ELSE 'accepted' END, placed_at
    FROM sales_order`.execute(db);
}

/** One paper in a hundred is a credit note; one order has three papers. */
async function fillPapers(db: Db): Promise<void> {
  await sql`INSERT INTO sales_order (shop_id, id, idempotency_key, status, payment_method, lang, contact,
      address, product_total, net, vat, vat_rate, placed_at, updated_at)
    VALUES (${SHOP}, ${PAPERS_ORDER}, 'papers', 'delivered', 'cod', 'th', '{}', '{}', 107, 107, 7, 700, now(), now())`.execute(
    db,
  );
  await sql`INSERT INTO paper (shop_id, id, order_id, kind, branch, month, serial, number, dated_at, issued_at,
      content, taxable, exempt, vat, voided_at, void_reason)
    SELECT o.shop_id, gen_random_uuid(), CASE WHEN n < 4 AND o.shop_id = ${SHOP} THEN ${PAPERS_ORDER}::uuid ELSE o.id END,
      CASE WHEN n % 100 = 0 THEN 'credit' ELSE 'abbreviated' END, '00000',
      to_char(o.placed_at, 'YYYY-MM'), n, n::text, o.placed_at, o.placed_at, '{}', 100, 0, 7, now(), 'x'
    FROM (SELECT *, row_number() OVER (ORDER BY sequence) AS n FROM sales_order) o`.execute(db);
}

/** Each shop has one import. */
async function fillPastOrders(db: Db): Promise<void> {
  const importId = '01930000-0000-7000-8000-000000000014';
  await sql`INSERT INTO import_run (shop_id, id, kind, file_name, encoding, header, sample, state, total,
      created_at, updated_at)
    SELECT id, ${importId}::uuid, 'orders', 'orders.csv', 'utf-8', '[]', '[]', 'done', 1, now(), now()
    FROM shop WHERE id IN (${SHOP}, ${shops.beta.id})`.execute(db);
  await sql`INSERT INTO past_order (shop_id, id, import_id, number, placed_at, name, phone, email, net, person,
      details, lines)
    SELECT CASE WHEN n % 6 = 0 THEN ${shops.beta.id}::bigint ELSE ${SHOP}::bigint END, gen_random_uuid(),
      ${importId}::uuid, 'A-' || n, now() - n * interval '1 minute', 'สมหญิง ' || n,
      '0810' || lpad(n::text, 6, '0'), 'c' || n || '@example.test', 100 * n, '{}', '{}', '[]'
    FROM generate_series(1, 120000) n`.execute(db);
}
