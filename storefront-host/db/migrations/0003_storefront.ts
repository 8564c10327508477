import { sql, type Kysely } from 'kysely';

/**
 * Promotions and flash prices, collections, contestants, forms; descriptive fields of shops and
 * products.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
-- ── catalogue: condition, dispatch, what reviews say by type ─────────────────
ALTER TABLE product
  ADD COLUMN second_hand boolean NOT NULL DEFAULT false,
  ADD COLUMN second_hand_option text CHECK (second_hand_option IN ('like_new', 'good', 'fair', 'for_parts')),
  ADD COLUMN province_id smallint CHECK (province_id BETWEEN 10 AND 97),     -- TIS 1099
  ADD COLUMN prepare_duration smallint CHECK (prepare_duration BETWEEN 0 AND 365),  -- days
  ADD COLUMN prepare_weekday smallint CHECK (prepare_weekday BETWEEN 1 AND 7),      -- ISO; null: any day
  ADD COLUMN free_shipping boolean NOT NULL DEFAULT false,
  ADD COLUMN has_vat boolean NOT NULL DEFAULT true,
  ADD CHECK (second_hand OR second_hand_option IS NULL);
-- Filter 'condition', the brands page.
CREATE INDEX product_second_hand ON product (shop_id, popularity DESC, id DESC)
  WHERE parent_id IS NULL AND second_hand;
-- What a shop, or a category of the marketplace, recommends below a product.
CREATE INDEX product_recommended ON product (shop_id, popularity DESC, id DESC)
  WHERE parent_id IS NULL AND 'recommend' = ANY (showrooms);
CREATE INDEX product_mall_recommended ON product (mall_category_id, popularity DESC, id DESC)
  WHERE parent_id IS NULL AND 'recommend' = ANY (showrooms);
CREATE INDEX product_brand ON product (shop_id, brand) WHERE parent_id IS NULL AND brand IS NOT NULL;

-- scores: hearts by type, {product, delivery, service, payment: 1..5}; of real buyers only.
ALTER TABLE review
  ADD COLUMN scores jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN hidden_at timestamptz;
CREATE UNIQUE INDEX review_once ON review (shop_id, order_id, product_id) WHERE order_id IS NOT NULL;
CREATE INDEX review_shop ON review (shop_id, created_at DESC, id DESC);

-- When its pieces were added to its products' popularity: once, whatever job runs twice.
ALTER TABLE sales_order ADD COLUMN counted_at timestamptz;

-- The colour that is most of a picture (spec §3: a seller's dominant_color); null: not computed.
ALTER TABLE media ADD COLUMN dominant text;

-- ── sites ─────────────────────────────────────────────────────────────────
ALTER TABLE shop
  ADD COLUMN mobile text,
  ADD COLUMN address text NOT NULL DEFAULT '',
  ADD COLUMN map_url text,
  ADD COLUMN cover jsonb,
  ADD COLUMN favicon jsonb,
  ADD COLUMN allow_direct_url boolean NOT NULL DEFAULT false,
  ADD COLUMN be_brand boolean NOT NULL DEFAULT false,
  ADD COLUMN paymall_state text CHECK (paymall_state IN ('lnwpay', 'lnwpay_lite')),
  ADD COLUMN x_ads_level smallint NOT NULL DEFAULT 0,
  ADD COLUMN mall_category_id bigint,
  -- {enabled, discount, unit: 'percent'|'baht', note}; null: not open to drop-shippers.
  ADD COLUMN dropship_config jsonb,
  -- What shopkeepers sold lately, counted by a job; orders the list of sellers.
  ADD COLUMN sold_score integer NOT NULL DEFAULT 0;
CREATE INDEX shop_sellers ON shop (sold_score DESC, id) WHERE kind = 'shop';
-- Orders come in the order of their time: what was sold lately lies together.
CREATE INDEX sales_order_time ON sales_order USING brin (placed_at);
CREATE INDEX shop_mall_category ON shop (mall_category_id) WHERE mall_category_id IS NOT NULL;
-- shop.settings (jsonb, typed ShopSettings) gains: features {buy_now?, one_per_cart?: number[],
-- add_disabled?: number[]}, analytics {ga4?, meta?}, notify_email?, member {text}.

-- ── promotions and flash sales: a shop's own products only ────────────────
CREATE SEQUENCE promotion_id_seq AS bigint START 1;
CREATE TABLE promotion (
  shop_id bigint NOT NULL,
  id bigint NOT NULL DEFAULT nextval('promotion_id_seq'),
  kind text NOT NULL CHECK (kind IN ('flash', 'discount', 'gift', 'news')),
  slug text NOT NULL,
  title text NOT NULL,
  summary text NOT NULL DEFAULT '',
  html text NOT NULL DEFAULT '',
  image jsonb,
  discount_kind text CHECK (discount_kind IN ('amount', 'percent')),
  -- Satang, or whole percent.
  discount_value bigint CHECK (discount_value > 0),
  begins_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  rank integer NOT NULL DEFAULT 0,
  published_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (shop_id, id),
  CHECK (begins_at < ends_at),
  CHECK ((kind IN ('flash', 'discount')) = (discount_kind IS NOT NULL)),
  CHECK ((discount_kind IS NULL) = (discount_value IS NULL)),
  CHECK (discount_kind IS DISTINCT FROM 'percent' OR discount_value <= 100)
);
CREATE INDEX promotion_open ON promotion (ends_at, shop_id) WHERE published_at IS NOT NULL;
CREATE INDEX promotion_id ON promotion (id);
CREATE TABLE promotion_product (
  shop_id bigint NOT NULL,
  promotion_id bigint NOT NULL,
  product_id bigint NOT NULL,
  rank integer NOT NULL DEFAULT 0,
  PRIMARY KEY (shop_id, promotion_id, product_id),
  FOREIGN KEY (shop_id, promotion_id) REFERENCES promotion (shop_id, id) ON DELETE CASCADE
);
CREATE INDEX promotion_product_product ON promotion_product (shop_id, product_id);
-- One row per sellable product (each combination by itself): what it costs while a flash sale or a
-- discount runs.
CREATE TABLE promotion_price (
  shop_id bigint NOT NULL,
  product_id bigint NOT NULL,
  promotion_id bigint NOT NULL,
  is_flash boolean NOT NULL,
  price bigint NOT NULL CHECK (price >= 0),
  begins_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  PRIMARY KEY (shop_id, product_id, promotion_id),
  CHECK (begins_at < ends_at),
  FOREIGN KEY (shop_id, promotion_id) REFERENCES promotion (shop_id, id) ON DELETE CASCADE
);

ALTER TABLE coupon
  ADD COLUMN quota integer CHECK (quota > 0),
  ADD COLUMN claimed integer NOT NULL DEFAULT 0,
  ADD CHECK (quota IS NULL OR claimed <= quota);
CREATE TABLE coupon_claim (
  shop_id bigint NOT NULL,
  coupon_id bigint NOT NULL,
  account_id uuid NOT NULL,
  claimed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (shop_id, coupon_id, account_id),
  FOREIGN KEY (shop_id, coupon_id) REFERENCES coupon (shop_id, id) ON DELETE CASCADE
);
CREATE INDEX coupon_claim_account ON coupon_claim (account_id, claimed_at DESC);

-- Who used a coupon, for which order; a buyer is known by the account and by the phone number.
CREATE TABLE coupon_use (
  shop_id bigint NOT NULL,
  coupon_id bigint NOT NULL,
  buyer text NOT NULL,
  order_id uuid NOT NULL,
  used_at timestamptz NOT NULL,
  PRIMARY KEY (shop_id, coupon_id, buyer),
  FOREIGN KEY (shop_id, coupon_id) REFERENCES coupon (shop_id, id) ON DELETE CASCADE
);
CREATE INDEX coupon_use_order ON coupon_use (shop_id, order_id);
ALTER TABLE checkout ADD COLUMN coupon_code text;
ALTER TABLE sales_order
  -- {id, code, title, took_one}: what its discount or free shipping is by.
  ADD COLUMN coupon jsonb;
-- A line's share of the order's discount.
ALTER TABLE order_line ADD COLUMN discount bigint NOT NULL DEFAULT 0 CHECK (discount >= 0);

-- ── collections: the mall's hold products of several shops, so the product's shop stands beside it ──
CREATE SEQUENCE collection_id_seq AS bigint START 1;
CREATE TABLE collection (
  shop_id bigint NOT NULL,
  id bigint NOT NULL DEFAULT nextval('collection_id_seq'),
  slug text NOT NULL,
  title text NOT NULL,
  summary text NOT NULL DEFAULT '',
  html text NOT NULL DEFAULT '',
  image jsonb,
  rank integer NOT NULL DEFAULT 0,
  published_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (shop_id, id)
);
CREATE TABLE collection_product (
  shop_id bigint NOT NULL,
  collection_id bigint NOT NULL,
  product_shop_id bigint NOT NULL,
  product_id bigint NOT NULL,
  rank integer NOT NULL DEFAULT 0,
  PRIMARY KEY (shop_id, collection_id, product_id),
  FOREIGN KEY (shop_id, collection_id) REFERENCES collection (shop_id, id) ON DELETE CASCADE
);

-- ── content ───────────────────────────────────────────────────────────────
-- {starts_at, ends_at?, place, seats?}: a post one can register for (modal SeminarRegister).
ALTER TABLE blog ADD COLUMN event jsonb;

CREATE SEQUENCE contestant_id_seq AS bigint START 1;
CREATE TABLE contestant (
  shop_id bigint NOT NULL,
  id bigint NOT NULL DEFAULT nextval('contestant_id_seq'),
  number integer NOT NULL CHECK (number > 0),
  name text NOT NULL,
  summary text NOT NULL DEFAULT '',
  image jsonb,
  link text NOT NULL DEFAULT '',
  rank integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (shop_id, id),
  UNIQUE (shop_id, number)
);

-- What visitors send: contact, seminar, question about a product, business form.
CREATE TABLE form_entry (
  shop_id bigint NOT NULL,
  id uuid NOT NULL,
  form text NOT NULL CHECK (form IN ('contactus', 'business', 'seminar', 'product', 'dealer', 'newsletter')),
  data jsonb NOT NULL,
  reply_to text,
  about_id bigint,
  lang text NOT NULL CHECK (lang IN ('th', 'en')),
  account_id uuid,
  -- Hash of day, sender's address and text: the same again on one day is the same entry.
  digest bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  read_at timestamptz,
  PRIMARY KEY (shop_id, id),
  UNIQUE (shop_id, digest)
);
CREATE INDEX form_entry_newest ON form_entry (shop_id, created_at DESC, id);
CREATE INDEX form_entry_unread ON form_entry (shop_id) WHERE read_at IS NULL;
-- Who is answered; null: the shop.
ALTER TABLE mail ADD COLUMN reply_to text;

ALTER TABLE translation DROP CONSTRAINT translation_entity_check;
ALTER TABLE translation ADD CONSTRAINT translation_entity_check
  CHECK (entity IN ('shop', 'product', 'category', 'blog', 'coupon', 'promotion', 'collection', 'contestant'));
`;
