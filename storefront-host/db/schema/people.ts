import type { Generated } from 'kysely';
import type { StoredImage } from './catalogue.ts';
import type { Json, JsonDefault, JsonOrNull, Lang, Time } from './columns.ts';
import type { StaffFlag } from './sites.ts';

export interface AccountTable {
  id: string;
  email: string;
  email_verified: Generated<boolean>;
  password_hash: string | null;
  name: string;
  locale: Generated<Lang>;
  level: Generated<2 | 10 | 100>;
  demo: Generated<boolean>;
  disabled_at: Date | null;
  phone: string | null;
  avatar: JsonOrNull<StoredImage>;
  /** Encrypted with the key of DATA_DIR, so that a copy of the database is no second factor. */
  totp_secret: Buffer | null;
  totp_confirmed_at: Date | null;
  /** The time step of the last accepted code, because a code is valid once. */
  totp_last_step: number | null;
  /** Null for accounts that are not drop-shippers. */
  dropship_level: number | null;
  deleted_at: Date | null;
  created_at: Time;
  updated_at: Time;
}
export interface PasskeyTable {
  credential_id: Buffer;
  account_id: string;
  public_key: Buffer;
  /** The authenticator's own usage counter. */
  counter: Generated<number>;
  transports: Generated<string[]>;
  backed_up: Generated<boolean>;
  name: string;
  created_at: Time;
  used_at: Date | null;
}
export interface RecoveryCodeTable {
  account_id: string;
  code_hash: Buffer;
  used_at: Date | null;
}
export interface OidcPayloadTable {
  model: string;
  id: string;
  payload: Json<Record<string, unknown>>;
  grant_id: string | null;
  user_code: string | null;
  uid: string | null;
  consumed_at: Date | null;
  expires_at: Date | null;
}
/** Scope of a session: the platform's origin, one shop's own host, or the operators' listener. */
export type SessionAudience = 'platform' | 'shop' | 'operator';
export interface SessionTable {
  token_hash: Buffer;
  account_id: string;
  audience: SessionAudience;
  shop_id: number | null;
  parent_hash: Buffer | null;
  /** Id token of another provider (ACCOUNT_ISSUER), which is sent back at logout. */
  id_token: string | null;
  /** Name of the device in the list of devices. */
  id: Generated<string>;
  user_agent: string | null;
  address: string | null;
  /** Time of the last sign-in with credentials; null in sessions from before this column. */
  authenticated_at: Date | null;
  /** Null if no second factor was used in this session. */
  second_factor_at: Date | null;
  created_at: Time;
  seen_at: Time;
  expires_at: Date;
}
/** Security events of an account: signed in, password changed, device ended. */
export interface AccountEventTable {
  account_id: string;
  id: string;
  kind: string;
  user_agent: string | null;
  address: string | null;
  data: JsonDefault<Record<string, unknown>>;
  created_at: Time;
}
export interface UsedTokenTable {
  id: string;
  uses: Generated<number>;
  expires_at: Date;
}
/** An account as another provider (ACCOUNT_ISSUER) names it. */
export interface AccountLinkTable {
  issuer: string;
  subject: string;
  account_id: string;
  created_at: Time;
}
/** Wrong passwords per account and address: each further one increases the delay. */
export interface LoginAttemptTable {
  key: Buffer;
  failures: number;
  last_at: Date;
  blocked_until: Date | null;
}
export interface AccountAddressTable {
  account_id: string;
  id: string;
  name: string;
  phone: string;
  line: string;
  subdistrict: string;
  district: string;
  province: string;
  postcode: string;
  is_default: Generated<boolean>;
  created_at: Time;
  updated_at: Time;
}
export type FavouriteKind = 'product' | 'shop' | 'blog';
export interface FavouriteTable {
  account_id: string;
  kind: FavouriteKind;
  item_id: string;
  created_at: Time;
}
export interface ShopMemberTable {
  shop_id: number;
  account_id: string;
  joined_at: Time;
}
/** Points of the platform, given and taken; the balance is their sum. */
export interface PointEntryTable {
  account_id: string;
  id: string;
  shop_id: number | null;
  order_id: string | null;
  reason:
    | 'order'
    | 'order_cancelled'
    | 'order_refunded'
    | 'review'
    | 'redeemed'
    | 'returned'
    | 'adjusted'
    | 'demo';
  points: number;
  /** The message to the buyer about a change by hand. */
  note: Generated<string>;
  created_at: Time;
}

/** Rate at which points are earned and worth of one point; at most one row (migration 0163). */
export interface PointRuleTable {
  one_row: Generated<boolean>;
  is_on: boolean;
  /** Satang. */
  point_value: number;
  /** Satang of products that give one point. */
  per_point: number;
  updated_at: Date;
}
export interface NotificationTable {
  account_id: string;
  id: string;
  shop_id: number | null;
  kind: string;
  /** Values for its text, which is written in the reader's language. */
  data: JsonDefault<Record<string, unknown>>;
  /** On the platform's origin. */
  path: string;
  created_at: Time;
  read_at: Date | null;
}
/** Consents given: purpose, time and version of the text: proof of consent (PDPA §19). */
export interface ConsentEntryTable {
  id: string;
  account_id: string | null;
  /** Random id of the browser, for a visitor without an account. */
  visitor_id: string | null;
  /** Shop whose host it was; null means the platform's. */
  shop_id: number | null;
  flags: Json<Record<string, boolean>>;
  version: string;
  lang: Lang;
  created_at: Time;
}
export interface StaffInviteTable {
  shop_id: number;
  id: string;
  email: string;
  flags: StaffFlag[];
  /** Accepting transfers the shop: the owner who invited stops being its owner. */
  hand_over: Generated<boolean>;
  token_hash: Buffer;
  invited_by: string | null;
  lang: Lang;
  created_at: Time;
  expires_at: Date;
  accepted_at: Date | null;
}
/** Saved views and columns of a list in the back office, for one person. */
export interface ListSettingTable {
  shop_id: number;
  account_id: string;
  list: string;
  views: JsonDefault<StoredView[]>;
  /** Null if the person has never chosen columns. */
  hidden_columns: string[] | null;
}
export interface StoredView {
  readonly name: string;
  readonly filter: Record<string, unknown>;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
}
