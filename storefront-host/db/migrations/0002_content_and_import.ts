import { sql, type Kysely } from 'kysely';

/** Blog, coupons and reviews; a site's look; imports with their remote pictures; search words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
-- ── catalogue: what a book fair and an import bring, and what reviews sum up to ──
ALTER TABLE product
  ADD COLUMN brand text,
  ADD COLUMN author text,
  ADD COLUMN publisher text,
  ADD COLUMN isbn text,
  ADD COLUMN page_count integer CHECK (page_count > 0),
  ADD COLUMN language text,
  ADD COLUMN published_year integer,
  ADD COLUMN attributes jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN import_key text,
  ADD COLUMN total_review integer NOT NULL DEFAULT 0,
  ADD COLUMN total_up_review integer NOT NULL DEFAULT 0,
  ADD COLUMN last_review jsonb;
CREATE UNIQUE INDEX product_import_key ON product (shop_id, import_key) WHERE import_key IS NOT NULL;

-- Orders of lists that would else sort every hit of a broad search.
CREATE INDEX product_price ON product (price, id) WHERE parent_id IS NULL;
CREATE INDEX product_hot ON product (('hot' = ANY (showrooms)) DESC, popularity DESC, id DESC)
  WHERE parent_id IS NULL;

-- Words to complete and to correct a search by; counted over a shop's titles, authors and brands.
CREATE TABLE search_word (
  shop_id bigint NOT NULL,
  word text NOT NULL,
  uses integer NOT NULL,
  PRIMARY KEY (shop_id, word)
);
CREATE INDEX search_word_trgm ON search_word USING gin (word gin_trgm_ops);

CREATE TABLE review (
  shop_id bigint NOT NULL,
  id uuid NOT NULL,
  product_id bigint NOT NULL,
  order_id uuid,
  account_id uuid,
  reviewer_name text NOT NULL,
  avatar jsonb,
  stars smallint NOT NULL CHECK (stars BETWEEN 1 AND 5),
  body text NOT NULL DEFAULT '',
  lang text NOT NULL CHECK (lang IN ('th', 'en')),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (shop_id, id)
);
CREATE INDEX review_product ON review (shop_id, product_id, created_at DESC);

-- ── content ───────────────────────────────────────────────────────────────
CREATE SEQUENCE blog_id_seq AS bigint START 1;
CREATE TABLE blog (
  shop_id bigint NOT NULL,
  id bigint NOT NULL DEFAULT nextval('blog_id_seq'),
  slug text NOT NULL,
  title text NOT NULL,
  summary text NOT NULL DEFAULT '',
  html text NOT NULL DEFAULT '',
  image jsonb,
  tags text[] NOT NULL DEFAULT '{}',
  author text NOT NULL DEFAULT '',
  hilight boolean NOT NULL DEFAULT false,
  published_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (shop_id, id)
);
CREATE INDEX blog_newest ON blog (shop_id, updated_at DESC, id DESC) WHERE published_at IS NOT NULL;

-- value: satang for 'amount', whole percent for 'percent', 0 for 'free_shipping'.
CREATE SEQUENCE coupon_id_seq AS bigint START 1;
CREATE TABLE coupon (
  shop_id bigint NOT NULL,
  id bigint NOT NULL DEFAULT nextval('coupon_id_seq'),
  code text NOT NULL,
  title text NOT NULL,
  description text NOT NULL DEFAULT '',
  kind text NOT NULL CHECK (kind IN ('amount', 'percent', 'free_shipping')),
  value bigint NOT NULL CHECK (value >= 0),
  minimum bigint NOT NULL DEFAULT 0 CHECK (minimum >= 0),
  max_discount bigint CHECK (max_discount > 0),
  image jsonb,
  begins_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  rank integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (shop_id, id),
  UNIQUE (shop_id, code),
  CHECK (begins_at < ends_at),
  CHECK (kind <> 'percent' OR value <= 100)
);
CREATE INDEX coupon_open ON coupon (shop_id, ends_at);

ALTER TABLE translation DROP CONSTRAINT translation_entity_check;
ALTER TABLE translation ADD CONSTRAINT translation_entity_check
  CHECK (entity IN ('shop', 'product', 'category', 'blog', 'coupon'));

-- ── a site's look: draft in the editor, published for visitors (shop.design until then) ──
CREATE TABLE site_design (
  shop_id bigint PRIMARY KEY,
  draft jsonb NOT NULL,
  published jsonb,
  revision integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  published_at timestamptz
);
ALTER TABLE page_version ADD COLUMN design jsonb;

-- ── imports ───────────────────────────────────────────────────────────────
-- Pictures of other hosts that a job fetches; what cannot be reached stays here with its reason.
CREATE TABLE remote_picture (
  shop_id bigint NOT NULL,
  id uuid NOT NULL,
  product_id bigint NOT NULL,
  url text NOT NULL,
  alt text NOT NULL DEFAULT '',
  rank integer NOT NULL,
  option jsonb,
  status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'fetched', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  error text,
  media_id uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (shop_id, id),
  UNIQUE (shop_id, product_id, url)
);
CREATE INDEX remote_picture_status ON remote_picture (status, shop_id);
`;
