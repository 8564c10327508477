import type { ColumnType, Generated } from 'kysely';

/** Rows as PostgreSQL holds them: snake_case, money in satang, ids of sequences as safe integers. */
export interface Database {
  account: AccountTable;
  oidc_payload: OidcPayloadTable;
  session: SessionTable;
  used_token: UsedTokenTable;
  account_link: AccountLinkTable;
  login_attempt: LoginAttemptTable;
  shop: ShopTable;
  staff: StaffTable;
  category: CategoryTable;
  product: ProductTable;
  stock: StockTable;
  stock_ledger: StockLedgerTable;
  translation: TranslationTable;
  cart: CartTable;
  checkout: CheckoutTable;
  sales_order: SalesOrderTable;
  order_line: OrderLineTable;
  audit_log: AuditLogTable;
  journal_entry: JournalEntryTable;
  journal_line: JournalLineTable;
  page: PageTable;
  page_version: PageVersionTable;
  media: MediaTable;
  mail: MailTable;
  outbox: OutboxTable;
}

export type Lang = 'th' | 'en';
/** jsonb: read as T, written as its JSON text so that arrays are not taken for PostgreSQL arrays. */
export type Json<T> = ColumnType<T, string, string>;
export type JsonDefault<T> = ColumnType<T, string | undefined, string>;
export type JsonOrNull<T> = ColumnType<T | null, string | null | undefined, string | null>;
type Time = ColumnType<Date, Date | undefined, Date>;

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
  created_at: Time;
  updated_at: Time;
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
/** Where a session is good: the platform's origin, one shop's own host, or the operators' listener. */
export type SessionAudience = 'platform' | 'shop' | 'operator';
export interface SessionTable {
  token_hash: Buffer;
  account_id: string;
  audience: SessionAudience;
  shop_id: number | null;
  parent_hash: Buffer | null;
  /** Of another provider (ACCOUNT_ISSUER), which wants it back at logout. */
  id_token: string | null;
  created_at: Time;
  seen_at: Time;
  expires_at: Date;
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
/** Wrong passwords per account and address: each further one waits longer. */
export interface LoginAttemptTable {
  key: Buffer;
  failures: number;
  last_at: Date;
  blocked_until: Date | null;
}

export type ShopKind = 'mall' | 'shop' | 'bookfair' | 'contest';
export interface ShopTable {
  id: Generated<number>;
  kind: ShopKind;
  shopname: string;
  title: string;
  description: Generated<string>;
  slogan: Generated<string>;
  base_language: Generated<Lang>;
  default_language: Generated<Lang>;
  email: string | null;
  tel: string | null;
  domain: string | null;
  avatar: JsonOrNull<StoredImage>;
  socials: JsonDefault<Record<string, string>>;
  design: JsonDefault<Record<string, unknown>>;
  settings: JsonDefault<ShopSettings>;
  demo: Generated<boolean>;
  created_at: Time;
  updated_at: Time;
}
export interface ShopSettings {
  readonly shipping?: { readonly flat: number; readonly freeFrom?: number };
}
export type StaffFlag =
  'owner' | 'web' | 'product' | 'design' | 'blog_edit' | 'blog_add' | 'dropship';
export interface StaffTable {
  shop_id: number;
  account_id: string;
  flags: StaffFlag[];
  created_at: Time;
}

export interface CategoryTable {
  shop_id: number;
  id: Generated<number>;
  parent_id: number | null;
  slug: string;
  title: string;
  description: Generated<string>;
  image: string | null;
  rank: Generated<number>;
  count_sum: Generated<number>;
}
export interface StoredImage {
  readonly media_id: string;
  readonly alt: { readonly th?: string; readonly en?: string };
  /** The option value this picture shows, as {option key: item key}. */
  readonly option?: Readonly<Record<string, string>>;
}
export interface StoredOption {
  readonly key: string;
  readonly title: { readonly th: string; readonly en?: string };
  readonly items: readonly {
    readonly key: string;
    readonly title: { readonly th: string; readonly en?: string };
    /** A CSS colour where the value is one: drawn as a swatch. */
    readonly color?: string;
  }[];
}
export type ProductStatus =
  | 'availability'
  | 'preorder'
  | 'soldout'
  | 'product_sync_disable'
  | 'comingsoon'
  | 'discontinued'
  | 'removed';
export interface ProductTable {
  shop_id: number;
  id: Generated<number>;
  uuid: string;
  parent_id: number | null;
  slug: Generated<string>;
  title: string;
  description: Generated<string>;
  code: string | null;
  barcode: string | null;
  status: Generated<ProductStatus>;
  price: number;
  full_price: number | null;
  options: JsonDefault<readonly StoredOption[]>;
  option_values: JsonDefault<Readonly<Record<string, string>>>;
  images: JsonDefault<readonly StoredImage[]>;
  category_id: number | null;
  mall_category_id: number | null;
  tags: Generated<string[]>;
  showrooms: Generated<string[]>;
  unit_name: string | null;
  weight_grams: number | null;
  popularity: Generated<number>;
  rank: Generated<number>;
  search_text: Generated<string>;
  revision: Generated<number>;
  created_at: Time;
  updated_at: Time;
}
export interface StockTable {
  shop_id: number;
  product_id: number;
  remain: number;
  unlimited: Generated<boolean>;
}
export type StockReason =
  'opening' | 'order' | 'cancel' | 'received' | 'damaged' | 'count' | 'returned' | 'import';
export interface StockLedgerTable {
  shop_id: number;
  id: string;
  product_id: number;
  delta: number;
  remain_after: number;
  reason: StockReason;
  order_id: string | null;
  account_id: string | null;
  note: Generated<string>;
  created_at: Time;
}
export interface TranslationTable {
  shop_id: number;
  entity: 'shop' | 'product' | 'category';
  entity_id: number;
  lang: Lang;
  fields: Json<Readonly<Record<string, string>>>;
}

export interface StoredLine {
  readonly product_uuid: string;
  readonly quantity: number;
}
export interface CartTable {
  id: string;
  contents: JsonDefault<readonly StoredLine[]>;
  updated_at: Time;
  expires_at: Date;
}
export interface CheckoutTable {
  shop_id: number;
  id: string;
  contents: Json<readonly StoredLine[]>;
  lang: Lang;
  /** The server cart it came from: what was ordered leaves it. */
  cart_id: string | null;
  order_id: string | null;
  created_at: Time;
  expires_at: Date;
}
export type OrderStatus = 'placed' | 'shipped' | 'delivered' | 'cancelled';
export interface OrderContact {
  readonly name: string;
  readonly phone: string;
  readonly email?: string;
}
export interface OrderAddress {
  readonly address: string;
  readonly sub_district: string;
  readonly district: string;
  readonly province: string;
  readonly postcode: string;
  readonly note?: string;
}
export interface OrderTracking {
  readonly courier: string;
  readonly code: string;
}
export interface SalesOrderTable {
  shop_id: number;
  id: string;
  number: Generated<number>;
  idempotency_key: string;
  account_id: string | null;
  status: OrderStatus;
  payment_method: 'cod';
  payment_status: Generated<'pending' | 'paid' | 'refunded'>;
  lang: Lang;
  contact: Json<OrderContact>;
  address: Json<OrderAddress>;
  product_total: number;
  discount: Generated<number>;
  lnwcash: Generated<number>;
  shipping: Generated<number>;
  net: number;
  vat: number;
  tracking: JsonOrNull<OrderTracking>;
  placed_at: Date;
  updated_at: Date;
  revision: Generated<number>;
}
export interface OrderLineTable {
  shop_id: number;
  order_id: string;
  rank: number;
  product_id: number;
  product_uuid: string;
  title: string;
  options: Generated<string>;
  image: JsonOrNull<StoredImage>;
  unit_price: number;
  quantity: number;
  line_total: number;
}
export interface AuditLogTable {
  shop_id: number;
  id: string;
  entity: string;
  entity_id: string;
  action: string;
  account_id: string | null;
  before: JsonOrNull<unknown>;
  after: JsonOrNull<unknown>;
  created_at: Time;
}
export interface JournalEntryTable {
  shop_id: number;
  id: string;
  kind: string;
  order_id: string | null;
  created_at: Date;
}
export interface JournalLineTable {
  shop_id: number;
  entry_id: string;
  rank: number;
  account: string;
  amount: number;
}

export interface PageTable {
  shop_id: number;
  name: string;
  title: Generated<string>;
  draft: Json<unknown>;
  published: JsonOrNull<unknown>;
  revision: Generated<number>;
  updated_at: Time;
  published_at: Date | null;
}
export interface PageVersionTable {
  shop_id: number;
  id: string;
  name: string;
  document: Json<unknown>;
  account_id: string | null;
  published_at: Date;
}
export interface MediaVariant {
  readonly format: 'webp' | 'avif';
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly key: string;
}
export interface MediaTable {
  shop_id: number;
  id: string;
  key: string;
  mime: string;
  width: number;
  height: number;
  bytes: number;
  color: string | null;
  variants: JsonDefault<readonly MediaVariant[]>;
  account_id: string | null;
  created_at: Time;
}
export interface MailTable {
  id: string;
  shop_id: number | null;
  kind: string;
  recipient: string;
  subject: string;
  html: string;
  body: string;
  status: Generated<'queued' | 'sent' | 'failed' | 'kept'>;
  error: string | null;
  created_at: Time;
  sent_at: Date | null;
}
export interface OutboxTable {
  id: string;
  topic: string;
  payload: Json<Record<string, unknown>>;
  created_at: Time;
  relayed_at: Date | null;
}
