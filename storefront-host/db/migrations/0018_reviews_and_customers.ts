import { sql, type Kysely } from 'kysely';

/**
 * Answers to reviews and hidden reviews; customers of a shop, counted with each order (decision
 * 177).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(reviews).execute(db);
  await sql.raw(customers).execute(db);
}

const reviews = `
ALTER TABLE review
  ADD COLUMN answer text,
  ADD COLUMN answered_at timestamptz,
  ADD COLUMN hidden_reason text,
  -- To the operators, until they or the shop have settled it.
  ADD COLUMN report_reason text,
  ADD COLUMN reported_at timestamptz,
  ADD COLUMN revision integer NOT NULL DEFAULT 1;
DROP INDEX review_shop;
CREATE INDEX review_shop ON review (shop_id, created_at, id);
CREATE INDEX review_stars ON review (shop_id, stars, id);
CREATE INDEX review_stars_time ON review (shop_id, stars, created_at, id);
CREATE INDEX review_unanswered ON review (shop_id, created_at, id) WHERE answer IS NULL AND hidden_at IS NULL;
CREATE INDEX review_unanswered_stars ON review (shop_id, stars, id) WHERE answer IS NULL AND hidden_at IS NULL;
CREATE INDEX review_hidden ON review (shop_id, created_at, id) WHERE hidden_at IS NOT NULL;
CREATE INDEX review_reported ON review (reported_at) WHERE reported_at IS NOT NULL;
`;

const customers = `
CREATE TABLE customer (
  shop_id bigint NOT NULL REFERENCES shop (id) ON DELETE CASCADE,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  account_id uuid,
  -- Of a guest: digits of the telephone number, else the e-mail address.
  guest_key text,
  name text NOT NULL DEFAULT '',
  phone text,
  email text,
  lang text NOT NULL CHECK (lang IN ('th', 'en')),
  -- By the shop's staff.
  tags text[] NOT NULL DEFAULT '{}',
  note text NOT NULL DEFAULT '',
  -- Without cancelled orders.
  orders integer NOT NULL DEFAULT 0,
  spend bigint NOT NULL DEFAULT 0,
  -- The last order, else when they joined.
  last_at timestamptz NOT NULL,
  joined_at timestamptz,
  -- The newest choice of their account: 'ads'.
  marketing boolean NOT NULL DEFAULT false,
  erased_at timestamptz,
  revision integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (shop_id, id)
);
CREATE UNIQUE INDEX customer_account ON customer (account_id, shop_id) WHERE account_id IS NOT NULL;
CREATE UNIQUE INDEX customer_guest ON customer (shop_id, guest_key) WHERE guest_key IS NOT NULL;
CREATE INDEX customer_last ON customer (shop_id, last_at, id);
CREATE INDEX customer_spend ON customer (shop_id, spend, id);
CREATE INDEX customer_orders ON customer (shop_id, orders, id);
CREATE INDEX customer_tags ON customer USING gin (tags);
ALTER TABLE sales_order ADD COLUMN customer_id uuid;

INSERT INTO customer (shop_id, account_id, name, phone, email, lang, last_at)
SELECT DISTINCT ON (shop_id, account_id) shop_id, account_id, contact->>'name', contact->>'phone',
  contact->>'email', lang, placed_at
FROM sales_order WHERE account_id IS NOT NULL
ORDER BY shop_id, account_id, placed_at DESC;
INSERT INTO customer (shop_id, account_id, name, phone, email, lang, last_at, joined_at)
SELECT m.shop_id, m.account_id, a.name, a.phone, a.email, a.locale, m.joined_at, m.joined_at
FROM shop_member m JOIN account a ON a.id = m.account_id
ON CONFLICT (account_id, shop_id) WHERE account_id IS NOT NULL DO UPDATE SET joined_at = excluded.joined_at;
INSERT INTO customer (shop_id, guest_key, name, phone, email, lang, last_at)
SELECT DISTINCT ON (shop_id, key) shop_id, key, contact->>'name', contact->>'phone', contact->>'email',
  lang, placed_at
FROM (SELECT o.*, coalesce(nullif(regexp_replace(contact->>'phone', '\\D', '', 'g'), ''),
    nullif(lower(contact->>'email'), '')) AS key
  FROM sales_order o WHERE account_id IS NULL) o
WHERE key IS NOT NULL
ORDER BY shop_id, key, placed_at DESC;
UPDATE sales_order o SET customer_id = c.id FROM customer c
WHERE c.shop_id = o.shop_id AND (c.account_id = o.account_id OR o.account_id IS NULL AND c.guest_key =
  coalesce(nullif(regexp_replace(o.contact->>'phone', '\\D', '', 'g'), ''), nullif(lower(o.contact->>'email'), '')));
UPDATE customer c SET orders = s.orders, spend = s.spend
FROM (SELECT shop_id, customer_id, count(*)::int AS orders, sum(net)::bigint AS spend
  FROM sales_order WHERE status <> 'cancelled' AND customer_id IS NOT NULL GROUP BY 1, 2) s
WHERE s.shop_id = c.shop_id AND s.customer_id = c.id;
UPDATE customer c SET marketing = true
WHERE c.account_id IS NOT NULL AND (SELECT (e.flags->>'ads')::boolean FROM consent_entry e
  WHERE e.account_id = c.account_id AND (e.shop_id IS NULL OR e.shop_id = c.shop_id)
  ORDER BY e.created_at DESC LIMIT 1);
CREATE INDEX sales_order_customer ON sales_order (shop_id, customer_id, number) WHERE customer_id IS NOT NULL;
`;
