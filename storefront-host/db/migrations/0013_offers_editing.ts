import { sql, type Kysely } from 'kysely';

/** Coupons that owners create: secret ones, single-use codes, uses per buyer, and counters of their use. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
ALTER TABLE coupon
  -- False: shoppers have to know the code, no page offers it.
  ADD COLUMN is_public boolean NOT NULL DEFAULT true,
  -- True: it is used by the codes of coupon_code, each of them once; its own code is only their prefix.
  ADD COLUMN has_codes boolean NOT NULL DEFAULT false,
  ADD COLUMN per_buyer integer NOT NULL DEFAULT 1 CHECK (per_buyer > 0),
  ADD COLUMN collected integer NOT NULL DEFAULT 0 CHECK (collected >= 0),
  -- Orders that were not cancelled, and what they paid less in satang.
  ADD COLUMN used integer NOT NULL DEFAULT 0 CHECK (used >= 0),
  ADD COLUMN cost bigint NOT NULL DEFAULT 0 CHECK (cost >= 0),
  ADD COLUMN revision integer NOT NULL DEFAULT 1,
  ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();

WITH uses AS (
  SELECT u.shop_id, u.coupon_id, count(*)::int AS used, sum(o.discount)::bigint AS cost,
    count(*) FILTER (WHERE c.account_id IS NULL)::int AS taken
  FROM (SELECT DISTINCT shop_id, coupon_id, order_id FROM coupon_use) u
  JOIN sales_order o ON o.shop_id = u.shop_id AND o.id = u.order_id
  LEFT JOIN coupon_claim c ON c.shop_id = u.shop_id AND c.coupon_id = u.coupon_id
    AND c.account_id = o.account_id
  GROUP BY 1, 2
), claims AS (
  SELECT shop_id, coupon_id, count(*)::int AS collected FROM coupon_claim GROUP BY 1, 2
)
UPDATE coupon SET collected = coalesce(claims.collected, 0), used = coalesce(uses.used, 0),
  cost = coalesce(uses.cost, 0),
  -- Until now it counted limited coupons only.
  claimed = CASE WHEN coupon.quota IS NULL THEN coalesce(claims.collected, 0) + coalesce(uses.taken, 0)
    ELSE coupon.claimed END
FROM coupon c
  LEFT JOIN uses ON uses.shop_id = c.shop_id AND uses.coupon_id = c.id
  LEFT JOIN claims ON claims.shop_id = c.shop_id AND claims.coupon_id = c.id
WHERE coupon.shop_id = c.shop_id AND coupon.id = c.id;

CREATE INDEX coupon_by_title ON coupon (shop_id, title, id);
CREATE INDEX coupon_by_end ON coupon (shop_id, ends_at, id);
DROP INDEX coupon_open;
CREATE INDEX coupon_by_code ON coupon (shop_id, upper(code));

-- A buyer may use a coupon more than once.
ALTER TABLE coupon_use DROP CONSTRAINT coupon_use_pkey;
ALTER TABLE coupon_use ADD PRIMARY KEY (shop_id, coupon_id, buyer, order_id);

CREATE TABLE coupon_code (
  shop_id bigint NOT NULL,
  code text NOT NULL,
  coupon_id bigint NOT NULL,
  -- The order that used it.
  order_id uuid,
  used_at timestamptz,
  PRIMARY KEY (shop_id, code),
  FOREIGN KEY (shop_id, coupon_id) REFERENCES coupon (shop_id, id) ON DELETE CASCADE
);
CREATE INDEX coupon_code_coupon ON coupon_code (shop_id, coupon_id, code);
CREATE INDEX coupon_code_order ON coupon_code (shop_id, order_id) WHERE order_id IS NOT NULL;
`;
