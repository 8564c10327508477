import { sql, type Kysely } from 'kysely';

/**
 * Further tables of accounts: second factors, devices, addresses, favourites, points,
 * notifications, staff by invitation.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
-- ── the account ───────────────────────────────────────────────────────────
ALTER TABLE account
  ADD COLUMN phone text,
  ADD COLUMN avatar jsonb,
  -- Sealed with the key of DATA_DIR (account/secrets): a copy of the database gives no second factor.
  ADD COLUMN totp_secret bytea,
  ADD COLUMN totp_confirmed_at timestamptz,
  -- The time step of the last code that was taken: a code is good once.
  ADD COLUMN totp_last_step bigint,
  -- Null: no drop-shipper. A change makes open pages load again (spec §4).
  ADD COLUMN dropship_level smallint CHECK (dropship_level BETWEEN 1 AND 9),
  -- The owner of the account asked for it: what the law keeps stays, without a name.
  ADD COLUMN deleted_at timestamptz;

CREATE TABLE passkey (
  credential_id bytea PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  public_key bytea NOT NULL,
  -- As the authenticator counts its uses; one that goes back is a copy.
  counter bigint NOT NULL DEFAULT 0,
  transports text[] NOT NULL DEFAULT '{}',
  backed_up boolean NOT NULL DEFAULT false,
  name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  used_at timestamptz
);
CREATE INDEX passkey_account ON passkey (account_id);

CREATE TABLE recovery_code (
  account_id uuid NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (account_id, code_hash)
);

-- The list of devices: a session is named by its id there, its token is never shown.
ALTER TABLE session
  ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid(),
  ADD COLUMN user_agent text,
  ADD COLUMN address inet,
  -- When its person last proved who they are: sensitive acts ask for a recent one.
  ADD COLUMN authenticated_at timestamptz,
  -- When the second factor was given; null: not in this session.
  ADD COLUMN second_factor_at timestamptz;
CREATE UNIQUE INDEX session_id ON session (id);

-- What happened to an account: signed in, password changed, device ended. Kept 1 year.
CREATE TABLE account_event (
  account_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  user_agent text,
  address inet,
  data jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, id)
);
CREATE INDEX account_event_age ON account_event (created_at);

-- ── what is the shopper's own ─────────────────────────────────────────────
CREATE TABLE account_address (
  account_id uuid NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL,
  phone text NOT NULL,
  line text NOT NULL,
  subdistrict text NOT NULL,
  district text NOT NULL,
  province text NOT NULL,
  postcode text NOT NULL CHECK (postcode ~ '^[1-9][0-9]{4}$'),
  is_default boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, id)
);
CREATE UNIQUE INDEX account_address_default ON account_address (account_id) WHERE is_default;

CREATE TABLE favourite (
  account_id uuid NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('product', 'shop', 'blog')),
  item_id text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, kind, item_id)
);
CREATE INDEX favourite_newest ON favourite (account_id, kind, created_at DESC);

-- "My coupons": what an account used, also where it was not collected before.
CREATE INDEX coupon_use_buyer ON coupon_use (buyer);

-- Spec §3 is_join: who joined a shop as member.
CREATE TABLE shop_member (
  shop_id bigint NOT NULL,
  account_id uuid NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  joined_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (shop_id, account_id)
);
CREATE INDEX shop_member_account ON shop_member (account_id);

-- Points of the platform: what they are is the sum of what was given and taken.
CREATE TABLE point_entry (
  account_id uuid NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  shop_id bigint,
  order_id uuid,
  reason text NOT NULL CHECK (reason IN ('order', 'order_cancelled', 'review', 'redeemed', 'adjusted', 'demo')),
  points integer NOT NULL CHECK (points <> 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, id)
);
-- An order gives its points once, whatever runs twice.
CREATE UNIQUE INDEX point_entry_once ON point_entry (account_id, reason, order_id) WHERE order_id IS NOT NULL;

-- Whose share of 'wallet' a line is: what a person's wallet holds is the sum of theirs.
ALTER TABLE journal_line
  ADD COLUMN holder_id uuid,
  ADD CONSTRAINT journal_line_holder CHECK (account <> 'wallet' OR holder_id IS NOT NULL);
CREATE INDEX journal_line_wallet ON journal_line (holder_id, entry_id DESC) WHERE holder_id IS NOT NULL;

CREATE TABLE notification (
  account_id uuid NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  shop_id bigint,
  kind text NOT NULL,
  -- What its text is made of, in the reader's language; no text is stored.
  data jsonb NOT NULL DEFAULT '{}',
  path text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  read_at timestamptz,
  PRIMARY KEY (account_id, id)
);
CREATE INDEX notification_unread ON notification (account_id) WHERE read_at IS NULL;

-- What was agreed to, when and on which text: kept as proof (PDPA §19).
CREATE TABLE consent_entry (
  id uuid PRIMARY KEY,
  account_id uuid,
  -- Of a visitor without an account: a random id of the browser.
  visitor_id text,
  -- On whose host; null: on the platform's, for all that is shown there.
  shop_id bigint,
  flags jsonb NOT NULL,
  version text NOT NULL,
  lang text NOT NULL CHECK (lang IN ('th', 'en')),
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (account_id IS NOT NULL OR visitor_id IS NOT NULL)
);
CREATE INDEX consent_entry_account ON consent_entry (account_id, created_at DESC) WHERE account_id IS NOT NULL;
CREATE INDEX consent_entry_age ON consent_entry (created_at);

-- Pictures of buyers: on the page they are the review's, in the shop's own library they are not.
ALTER TABLE review
  ADD COLUMN photos jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN edited_at timestamptz;
CREATE INDEX review_account ON review (account_id, id DESC) WHERE account_id IS NOT NULL;
ALTER TABLE media ADD COLUMN from_shopper boolean NOT NULL DEFAULT false;
CREATE INDEX account_avatar ON account ((avatar->>'media_id')) WHERE avatar IS NOT NULL;
-- Orders of guests, found by the address that their buyer proves later.
CREATE INDEX sales_order_guest ON sales_order (lower(contact->>'email')) WHERE account_id IS NULL;
-- An account's orders are read along their number, which is one for all shops.
DROP INDEX sales_order_account;
CREATE INDEX sales_order_account ON sales_order (account_id, number DESC) WHERE account_id IS NOT NULL;

-- ── staff ─────────────────────────────────────────────────────────────────
CREATE TABLE staff_invite (
  shop_id bigint NOT NULL REFERENCES shop (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  email text NOT NULL,
  flags text[] NOT NULL,
  -- Who accepts takes the shop over: the one who invited stops being its owner.
  hand_over boolean NOT NULL DEFAULT false,
  token_hash bytea NOT NULL,
  invited_by uuid,
  lang text NOT NULL CHECK (lang IN ('th', 'en')),
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  accepted_at timestamptz,
  PRIMARY KEY (shop_id, id)
);
CREATE UNIQUE INDEX staff_invite_open ON staff_invite (shop_id, lower(email)) WHERE accepted_at IS NULL;
CREATE UNIQUE INDEX staff_invite_token ON staff_invite (token_hash);

-- The list of who did what, newest first (ids begin with the time); orders have a list of their own.
CREATE INDEX audit_log_newest ON audit_log (shop_id, id) WHERE action <> 'placed';
CREATE INDEX audit_log_account ON audit_log (account_id, created_at DESC) WHERE account_id IS NOT NULL;
`;
