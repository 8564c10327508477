import { sql, type Kysely } from 'kysely';

/**
 * Tenant rules (ARCHITECTURE.md "Tenants"): every tenant table has shop_id first in its primary key,
 * ids are unique anywhere (uuid v7 made in the app, or one sequence), and no foreign key crosses shops.
 * Money is bigint satang. Times are timestamptz. Runs on PostgreSQL 15 and later.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- ── people ────────────────────────────────────────────────────────────────
CREATE TABLE account (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  email_verified boolean NOT NULL DEFAULT false,
  password_hash text,
  name text NOT NULL,
  locale text NOT NULL DEFAULT 'th' CHECK (locale IN ('th', 'en')),
  level smallint NOT NULL DEFAULT 2 CHECK (level IN (2, 10, 100)),
  demo boolean NOT NULL DEFAULT false,
  disabled_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX account_email ON account (lower(email));

CREATE TABLE oidc_payload (
  model text NOT NULL,
  id text NOT NULL,
  payload jsonb NOT NULL,
  grant_id text,
  user_code text,
  uid text,
  consumed_at timestamptz,
  expires_at timestamptz,
  PRIMARY KEY (model, id)
);
CREATE INDEX oidc_payload_grant ON oidc_payload (grant_id) WHERE grant_id IS NOT NULL;
CREATE INDEX oidc_payload_uid ON oidc_payload (model, uid) WHERE uid IS NOT NULL;
CREATE INDEX oidc_payload_expiry ON oidc_payload (expires_at);

-- audience 'shop': a low-privilege session of that shop's own host, ended with its parent.
CREATE TABLE session (
  token_hash bytea PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  audience text NOT NULL CHECK (audience IN ('platform', 'shop', 'operator')),
  shop_id bigint,
  parent_hash bytea,
  id_token text,
  created_at timestamptz NOT NULL DEFAULT now(),
  seen_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  CHECK ((audience = 'shop') = (shop_id IS NOT NULL))
);
CREATE INDEX session_account ON session (account_id);
CREATE INDEX session_parent ON session (parent_hash) WHERE parent_hash IS NOT NULL;
CREATE INDEX session_expiry ON session (expires_at);

CREATE TABLE used_token (
  id text PRIMARY KEY,
  uses smallint NOT NULL DEFAULT 1,
  expires_at timestamptz NOT NULL
);

CREATE TABLE account_link (
  issuer text NOT NULL,
  subject text NOT NULL,
  account_id uuid NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (issuer, subject)
);
CREATE INDEX account_link_account ON account_link (account_id);

CREATE TABLE login_attempt (
  key bytea PRIMARY KEY,
  failures integer NOT NULL,
  last_at timestamptz NOT NULL,
  blocked_until timestamptz
);

-- ── sites and their staff ─────────────────────────────────────────────────
CREATE SEQUENCE shop_id_seq AS bigint START 1;
CREATE TABLE shop (
  id bigint PRIMARY KEY DEFAULT nextval('shop_id_seq'),
  kind text NOT NULL CHECK (kind IN ('mall', 'shop', 'bookfair', 'contest')),
  shopname text NOT NULL UNIQUE CHECK (shopname ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'),
  title text NOT NULL,
  description text NOT NULL DEFAULT '',
  slogan text NOT NULL DEFAULT '',
  base_language text NOT NULL DEFAULT 'th' CHECK (base_language IN ('th', 'en')),
  default_language text NOT NULL DEFAULT 'en' CHECK (default_language IN ('th', 'en')),
  email text,
  tel text,
  domain text UNIQUE,
  avatar jsonb,
  socials jsonb NOT NULL DEFAULT '{}',
  design jsonb NOT NULL DEFAULT '{}',
  settings jsonb NOT NULL DEFAULT '{}',
  demo boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE staff (
  shop_id bigint NOT NULL REFERENCES shop (id) ON DELETE CASCADE,
  account_id uuid NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  flags text[] NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (shop_id, account_id)
);
CREATE INDEX staff_account ON staff (account_id);

-- ── catalogue ─────────────────────────────────────────────────────────────
CREATE SEQUENCE category_id_seq AS bigint START 1;
CREATE TABLE category (
  shop_id bigint NOT NULL,
  id bigint NOT NULL DEFAULT nextval('category_id_seq'),
  parent_id bigint,
  slug text NOT NULL,
  title text NOT NULL,
  description text NOT NULL DEFAULT '',
  image uuid,
  rank integer NOT NULL DEFAULT 0,
  count_sum integer NOT NULL DEFAULT 0,
  PRIMARY KEY (shop_id, id)
);
CREATE INDEX category_id ON category (id);

-- A product with options is a parent row (parent_id NULL) and one row per combination (parent_id set).
CREATE SEQUENCE product_id_seq AS bigint START 1;
CREATE TABLE product (
  shop_id bigint NOT NULL,
  id bigint NOT NULL DEFAULT nextval('product_id_seq'),
  uuid uuid NOT NULL,
  parent_id bigint,
  slug text NOT NULL DEFAULT '',
  title text NOT NULL,
  description text NOT NULL DEFAULT '',
  code text,
  barcode text,
  status text NOT NULL DEFAULT 'availability' CHECK (status IN
    ('availability', 'preorder', 'soldout', 'product_sync_disable', 'comingsoon', 'discontinued', 'removed')),
  price bigint NOT NULL CHECK (price >= 0),
  full_price bigint CHECK (full_price >= 0),
  options jsonb NOT NULL DEFAULT '[]',
  option_values jsonb NOT NULL DEFAULT '{}',
  images jsonb NOT NULL DEFAULT '[]',
  category_id bigint,
  mall_category_id bigint,
  tags text[] NOT NULL DEFAULT '{}',
  showrooms text[] NOT NULL DEFAULT '{}',
  unit_name text,
  weight_grams integer,
  popularity integer NOT NULL DEFAULT 0,
  rank integer NOT NULL DEFAULT 0,
  search_text text NOT NULL DEFAULT '',
  revision integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (shop_id, id),
  UNIQUE (shop_id, uuid)
);
CREATE INDEX product_id ON product (id);
CREATE INDEX product_uuid ON product (uuid);
CREATE INDEX product_parent ON product (shop_id, parent_id, rank) WHERE parent_id IS NOT NULL;
CREATE INDEX product_shop_popular ON product (shop_id, popularity DESC, id DESC) WHERE parent_id IS NULL;
CREATE INDEX product_popular ON product (popularity DESC, id DESC) WHERE parent_id IS NULL;
CREATE INDEX product_category ON product (shop_id, category_id, popularity DESC, id DESC) WHERE parent_id IS NULL;
CREATE INDEX product_mall_category ON product (mall_category_id, popularity DESC, id DESC) WHERE parent_id IS NULL;
CREATE INDEX product_search ON product USING gin (search_text gin_trgm_ops) WHERE parent_id IS NULL;

-- Narrow on purpose: HOT updates, no index maintenance. Changed only by a delta with a ledger row.
CREATE TABLE stock (
  shop_id bigint NOT NULL,
  product_id bigint NOT NULL,
  remain integer NOT NULL CHECK (remain >= 0),
  unlimited boolean NOT NULL DEFAULT false,
  PRIMARY KEY (shop_id, product_id)
) WITH (fillfactor = 70);

CREATE TABLE stock_ledger (
  shop_id bigint NOT NULL,
  id uuid NOT NULL,
  product_id bigint NOT NULL,
  delta integer NOT NULL,
  remain_after integer NOT NULL,
  reason text NOT NULL CHECK (reason IN ('opening', 'order', 'cancel', 'received', 'damaged', 'count', 'returned', 'import')),
  order_id uuid,
  account_id uuid,
  note text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (shop_id, id)
);
CREATE INDEX stock_ledger_product ON stock_ledger (shop_id, product_id, created_at DESC);

-- Content in another language than the shop's base: one row per record and language.
CREATE TABLE translation (
  shop_id bigint NOT NULL,
  entity text NOT NULL CHECK (entity IN ('shop', 'product', 'category')),
  entity_id bigint NOT NULL,
  lang text NOT NULL CHECK (lang IN ('th', 'en')),
  fields jsonb NOT NULL,
  PRIMARY KEY (shop_id, entity, entity_id, lang)
);

-- ── selling ───────────────────────────────────────────────────────────────
-- The server cart: of a shopper without JavaScript, or of a site in server-cart mode.
CREATE TABLE cart (
  id uuid PRIMARY KEY,
  contents jsonb NOT NULL DEFAULT '[]',
  updated_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX cart_expiry ON cart (expires_at);

CREATE TABLE checkout (
  shop_id bigint NOT NULL,
  id uuid NOT NULL,
  contents jsonb NOT NULL,
  lang text NOT NULL,
  cart_id uuid,
  order_id uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (shop_id, id)
);
CREATE INDEX checkout_expiry ON checkout (expires_at);

CREATE SEQUENCE order_number_seq AS bigint START 10001;
CREATE TABLE sales_order (
  shop_id bigint NOT NULL,
  id uuid NOT NULL,
  number bigint NOT NULL DEFAULT nextval('order_number_seq'),
  idempotency_key text NOT NULL,
  account_id uuid,
  status text NOT NULL CHECK (status IN ('placed', 'shipped', 'delivered', 'cancelled')),
  payment_method text NOT NULL CHECK (payment_method IN ('cod')),
  payment_status text NOT NULL DEFAULT 'pending' CHECK (payment_status IN ('pending', 'paid', 'refunded')),
  lang text NOT NULL,
  contact jsonb NOT NULL,
  address jsonb NOT NULL,
  product_total bigint NOT NULL,
  discount bigint NOT NULL DEFAULT 0,
  lnwcash bigint NOT NULL DEFAULT 0,
  shipping bigint NOT NULL DEFAULT 0,
  net bigint NOT NULL,
  vat bigint NOT NULL,
  tracking jsonb,
  placed_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  revision integer NOT NULL DEFAULT 1,
  PRIMARY KEY (shop_id, id),
  UNIQUE (shop_id, idempotency_key),
  CHECK (net = product_total - discount - lnwcash + shipping)
);
CREATE INDEX sales_order_number ON sales_order (shop_id, number DESC);
CREATE INDEX sales_order_status ON sales_order (shop_id, status, number DESC);
CREATE INDEX sales_order_account ON sales_order (account_id, placed_at DESC) WHERE account_id IS NOT NULL;

CREATE TABLE order_line (
  shop_id bigint NOT NULL,
  order_id uuid NOT NULL,
  rank smallint NOT NULL,
  product_id bigint NOT NULL,
  product_uuid uuid NOT NULL,
  title text NOT NULL,
  options text NOT NULL DEFAULT '',
  image jsonb,
  unit_price bigint NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  line_total bigint NOT NULL,
  PRIMARY KEY (shop_id, order_id, rank),
  FOREIGN KEY (shop_id, order_id) REFERENCES sales_order (shop_id, id) ON DELETE CASCADE
);

-- Who did what, with before and after. entity 'order' | 'product' | 'stock' | 'shop' | 'page' | ...
CREATE TABLE audit_log (
  shop_id bigint NOT NULL,
  id uuid NOT NULL,
  entity text NOT NULL,
  entity_id text NOT NULL,
  action text NOT NULL,
  account_id uuid,
  before jsonb,
  after jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (shop_id, id)
);
CREATE INDEX audit_log_entity ON audit_log (shop_id, entity, entity_id, created_at DESC);

-- Double entry: the lines of one entry sum to zero (debit positive, credit negative), in satang.
CREATE TABLE journal_entry (
  shop_id bigint NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  order_id uuid,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (shop_id, id)
);
CREATE INDEX journal_entry_order ON journal_entry (shop_id, order_id);
CREATE TABLE journal_line (
  shop_id bigint NOT NULL,
  entry_id uuid NOT NULL,
  rank smallint NOT NULL,
  account text NOT NULL,
  amount bigint NOT NULL,
  PRIMARY KEY (shop_id, entry_id, rank),
  FOREIGN KEY (shop_id, entry_id) REFERENCES journal_entry (shop_id, id) ON DELETE CASCADE
);

-- ── storefront pages ──────────────────────────────────────────────────────
CREATE TABLE page (
  shop_id bigint NOT NULL,
  name text NOT NULL,
  title text NOT NULL DEFAULT '',
  draft jsonb NOT NULL,
  published jsonb,
  revision integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  published_at timestamptz,
  PRIMARY KEY (shop_id, name)
);
CREATE TABLE page_version (
  shop_id bigint NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  document jsonb NOT NULL,
  account_id uuid,
  published_at timestamptz NOT NULL,
  PRIMARY KEY (shop_id, id)
);
CREATE INDEX page_version_page ON page_version (shop_id, name, published_at DESC);

-- ── media, mail, outbox ───────────────────────────────────────────────────
-- variants: [{format, width, height, bytes, key}], written by the image job; empty until it has run.
CREATE TABLE media (
  shop_id bigint NOT NULL,
  id uuid NOT NULL,
  key text NOT NULL,
  mime text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  bytes integer NOT NULL,
  color text,
  variants jsonb NOT NULL DEFAULT '[]',
  account_id uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (shop_id, id)
);

CREATE TABLE mail (
  id uuid PRIMARY KEY,
  shop_id bigint,
  kind text NOT NULL,
  recipient text NOT NULL,
  subject text NOT NULL,
  html text NOT NULL,
  body text NOT NULL,
  status text NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'sent', 'failed', 'kept')),
  error text,
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz
);
CREATE INDEX mail_newest ON mail (created_at DESC);

-- Written in the transaction of what happened; a relay hands each row to the job queue exactly once.
CREATE TABLE outbox (
  id uuid PRIMARY KEY,
  topic text NOT NULL,
  payload jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  relayed_at timestamptz
);
CREATE INDEX outbox_waiting ON outbox (id) WHERE relayed_at IS NULL;
`;
