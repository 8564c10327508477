import { sql, type Kysely } from 'kysely';

/** Couriers as data of the platform, and the parcels of orders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
CREATE TABLE courier (
  code text PRIMARY KEY CHECK (code ~ '^[a-z0-9-]{1,20}$'),
  name_th text NOT NULL,
  name_en text NOT NULL,
  -- '{code}' stands for the tracking number; '' where no address is known.
  track_url text NOT NULL DEFAULT '' CHECK (track_url = '' OR track_url ~ '^https://'),
  -- A regular expression of its tracking numbers; '' where none is known.
  pattern text NOT NULL DEFAULT '',
  -- 'unknown': not established whether it still takes parcels.
  state text NOT NULL CHECK (state IN ('running', 'unknown', 'ceased')),
  is_on boolean NOT NULL DEFAULT true,
  rank int NOT NULL,
  -- When somebody last looked; none of it was tried on a courier's site.
  checked_on date NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);
INSERT INTO courier (rank, code, name_th, name_en, track_url, pattern, state, is_on, checked_on) VALUES
  (1, 'thailand-post', 'ไปรษณีย์ไทย', 'Thailand Post',
    'https://track.thailandpost.co.th/?trackNumber={code}', '^[A-Z]{2}[0-9]{9}TH$', 'running', true, '2026-11-26'),
  (2, 'flash', 'แฟลช เอ็กซ์เพรส', 'Flash Express',
    'https://www.flashexpress.co.th/fle/tracking?se={code}', '^TH[A-Z0-9]{10,18}$', 'running', true, '2026-11-26'),
  (3, 'jt', 'เจแอนด์ที เอ็กซ์เพรส', 'J&T Express',
    'https://www.jtexpress.co.th/service/track?waybillNo={code}', '^(JTTH[A-Z0-9]+|[0-9]{10,15})$', 'running', true, '2026-11-26'),
  (4, 'kex', 'เคอีเอ็กซ์ เอ็กซ์เพรส', 'KEX Express',
    'https://th.kex-express.com/th/track/?track={code}', '^(KEX|KERDO|SHP)[A-Z0-9]+$', 'running', true, '2026-11-26'),
  (5, 'spx', 'เอสพีเอ็กซ์ เอ็กซ์เพรส', 'SPX Express',
    'https://spx.co.th/track?{code}', '^SPXTH[A-Z0-9]+$', 'running', true, '2026-11-26'),
  (6, 'lex', 'แอลอีเอ็กซ์', 'LEX', '', '', 'running', true, '2026-11-26'),
  (7, 'sf', 'เอสเอฟ เอ็กซ์เพรส', 'SF Express', '', '^SF[0-9]{10,15}$', 'running', true, '2026-11-26'),
  (8, 'ninja-van', 'นินจาแวน', 'Ninja Van',
    'https://www.ninjavan.co/th-th/tracking?id={code}', '^NV[A-Z0-9]+$', 'unknown', true, '2026-11-26'),
  (9, 'dhl', 'ดีเอชแอล อีคอมเมิร์ซ', 'DHL eCommerce',
    'https://www.dhl.com/th-th/home/tracking.html?tracking-id={code}', '', 'unknown', true, '2026-11-26'),
  (10, 'best', 'เบสท์ เอ็กซ์เพรส', 'BEST Express',
    'https://www.best-inc.co.th/track?bills={code}', '', 'unknown', true, '2026-11-26'),
  (11, 'lalamove', 'ลาลามูฟ', 'Lalamove', '', '', 'running', true, '2026-11-26'),
  (99, 'other', 'ขนส่งอื่น', 'Other courier', '', '', 'running', true, '2026-11-26');

CREATE TABLE parcel (
  shop_id bigint NOT NULL,
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  -- 1 is the order's first parcel.
  rank int NOT NULL,
  -- A code of the table above, or a name that the shop typed; '': the shop brings it itself.
  courier text NOT NULL,
  -- Tracking number; '': none yet.
  code text NOT NULL,
  -- [{rank, quantity}] of the order's lines.
  lines jsonb NOT NULL,
  grams int CHECK (grams > 0),
  -- What the courier takes, in satang; null: not known.
  cost bigint CHECK (cost >= 0),
  sent_at timestamptz NOT NULL,
  PRIMARY KEY (shop_id, id),
  FOREIGN KEY (shop_id, order_id) REFERENCES sales_order (shop_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX parcel_order ON parcel (shop_id, order_id, rank);
CREATE UNIQUE INDEX parcel_code ON parcel (shop_id, courier, code) WHERE code <> '';
-- Orders shipped before there were parcels have one with all of their lines.
INSERT INTO parcel (shop_id, id, order_id, rank, courier, code, lines, sent_at)
SELECT o.shop_id, gen_random_uuid(), o.id, 1, o.tracking->>'courier', '',
  coalesce((SELECT jsonb_agg(jsonb_build_object('rank', l.rank, 'quantity', l.quantity) ORDER BY l.rank)
    FROM order_line l WHERE l.shop_id = o.shop_id AND l.order_id = o.id), '[]'::jsonb), o.updated_at
FROM sales_order o WHERE o.tracking IS NOT NULL;
-- Two orders may carry the same number from then: the first keeps it in the index.
UPDATE parcel p SET code = t.code FROM (
  SELECT DISTINCT ON (o.shop_id, o.tracking->>'courier', o.tracking->>'code')
    o.shop_id, o.id, o.tracking->>'code' AS code
  FROM sales_order o WHERE o.tracking IS NOT NULL
  ORDER BY o.shop_id, o.tracking->>'courier', o.tracking->>'code', o.placed_at, o.id) t
WHERE p.shop_id = t.shop_id AND p.order_id = t.id;
`;
