import type { DeliverySettings } from '@talad/elements/commerce/delivery/delivery-settings';
import type { Generated } from 'kysely';
import type { StoredImage } from './catalogue.ts';
import type { Json, JsonDefault, JsonOrNull, Lang, Time } from './columns.ts';

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
  mobile: string | null;
  address: Generated<string>;
  map_url: string | null;
  domain: string | null;
  avatar: JsonOrNull<StoredImage>;
  cover: JsonOrNull<StoredImage>;
  favicon: JsonOrNull<StoredImage>;
  allow_direct_url: Generated<boolean>;
  be_brand: Generated<boolean>;
  paymall_state: 'lnwpay' | 'lnwpay_lite' | null;
  x_ads_level: Generated<number>;
  mall_category_id: number | null;
  /** Null if the shop is not open to drop-shippers. */
  dropship_config: JsonOrNull<DropshipConfig>;
  /** Recent sales, counted by a job: orders the list of sellers. */
  sold_score: Generated<number>;
  socials: JsonDefault<Record<string, string>>;
  design: JsonDefault<Record<string, unknown>>;
  settings: JsonDefault<ShopSettings>;
  demo: Generated<boolean>;
  /** Null while the owner sets up the shop (modules/shops/shop-opening.ts). */
  opened_at: Generated<Date | null>;
  /** Set while it waits for an operator's approval. */
  opening_asked_at: Date | null;
  /** Closed by its owner: hidden at once, removed after 30 days. */
  closed_at: Date | null;
  created_at: Time;
  updated_at: Time;
}
export interface DropshipConfig {
  readonly enabled: boolean;
  readonly discount: number;
  readonly unit: 'percent' | 'baht';
  readonly note?: string;
  readonly note_en?: string;
  readonly note_th?: string;
}
export interface ShopSettings {
  readonly shipping?: { readonly flat: number; readonly freeFrom?: number };
  /** Methods, calendar and couriers; absent means one fee for each order. */
  readonly delivery?: DeliverySettings;
  readonly features?: {
    readonly buy_now?: boolean;
    readonly one_per_cart?: readonly number[];
    readonly add_disabled?: readonly number[];
  };
  /** Measurement ids of the shop's own accounts. */
  readonly analytics?: { readonly ga4?: string; readonly meta?: string };
  readonly notify_email?: string;
  /** Registered for VAT: prices include it. The number has 13 digits, a branch 5; '00000': head office. */
  readonly tax?: {
    readonly registered: boolean;
    readonly number?: string;
    readonly branch?: string;
    /** Legal name and registered address, for papers. */
    readonly name?: string;
    readonly address?: string;
  };
  /** From Monday on, Thai time; null if closed that day. */
  readonly search?: SearchLook;
  /** Shown where a page without a picture of its own is shared. */
  readonly share_picture?: StoredImage;
  /** The area of its address, below the street that the owner wrote. */
  readonly place?: ShopPlace;
  readonly hours?: readonly (OpenHours | null)[];
  readonly holiday?: ShopHoliday;
  readonly checkout?: CheckoutOptions;
  /** Numbers of new orders; absent means the marketplace's. */
  readonly order_numbers?: OrderNumbers;
  readonly payments?: PaymentOptions;
  readonly domain?: RequestedDomain;
  /** The last check of the connected domain; absent if not checked since it was connected. */
  readonly domain_check?: DomainCheck;
  /** On the marketplace: new shops open after an operator has approved them. */
  readonly approve_shops?: boolean;
  /** If true, owners and staff need a second factor to enter the back office. */
  readonly require_second_factor?: boolean;
}
/** A domain that the shop wants; `shop.domain` once its DNS is right. */
export interface RequestedDomain {
  readonly name: string;
  readonly token: string;
  readonly checked_at?: string;
  readonly problem?: 'not_found' | 'other_target' | 'no_proof' | 'no_answer' | 'taken';
}
/** A connected domain is checked each day. */
export interface DomainCheck {
  readonly checked_at: string;
  /** Time since which the domain points here, or has its problem. */
  readonly since: string;
  readonly problem?: 'not_found' | 'other_target';
}
/** Title, description and visibility of the shop in search engines. */
export interface SearchLook {
  /** False if search engines are asked to leave the shop out. */
  readonly listed: boolean;
  /** The front page's; an empty one is the shop's name, or the text about it. */
  readonly title: Both;
  readonly description: Both;
}
export interface ShopPlace {
  readonly postcode: string;
  readonly th: AreaNames;
  readonly en: AreaNames;
}
export interface AreaNames {
  readonly sub_district: string;
  readonly district: string;
  readonly province: string;
}
/** 'HH:MM', Thai time. */
export interface OpenHours {
  readonly open: string;
  readonly close: string;
}
export interface ShopHoliday {
  /** ISO 8601. */
  readonly from: string;
  readonly until: string;
  /** If false, orders are accepted and sent after the holiday. */
  readonly stops_orders: boolean;
  readonly message: { readonly th: string; readonly en: string };
}
export interface CheckoutOptions {
  /** False if people without an account may not order. */
  readonly guests?: boolean;
  readonly email?: FieldRequirement;
  readonly note?: FieldRequirement;
  /** Hours after which shoppers who agreed are reminded of a checkout; absent or null means never. */
  readonly remind_hours?: number | null;
}
/** A series of the shop's own (order-number.ts). */
export interface OrderNumbers {
  readonly prefix: string;
  /** Shorter numbers are filled with zeros. */
  readonly digits: number;
}
/** Ways to pay; cash on delivery only if absent. */
export interface PaymentOptions {
  readonly cod: boolean;
  readonly transfer: boolean;
  /** Digits of a telephone number, a tax or citizen number or an e-wallet; '' if there is none. */
  readonly promptpay: string;
  /** The name that the buyer's bank shows. */
  readonly promptpay_name: string;
  readonly accounts: readonly BankAccount[];
  /** Cards and wallets by the shop's payment provider; absent if not offered. */
  readonly online?: boolean;
  /** Hours for which an order waits for its transfer; absent: 24. */
  readonly pay_hours?: number;
  /** Hours for an unpaid card or wallet payment; if absent, as for a transfer. */
  readonly online_hours?: number;
  /** Orders for which cash on delivery is not offered; absent if none. */
  readonly cod_limits?: CodLimits;
}
export interface CodLimits {
  /** Greatest order in satang; null means any. */
  readonly max: number | null;
  /** TIS 1099 numbers of provinces where it is not offered. */
  readonly provinces: readonly number[];
  /** A buyer who has refused as many parcels of the shop is not offered it; 0 means that refusals do not count. */
  readonly refusals: number;
}
export interface BankAccount {
  /** Bank of Thailand's code. */
  readonly bank: string;
  readonly number: string;
  readonly name: string;
}
export type FieldRequirement = 'hidden' | 'optional' | 'required';
export type StaffFlag =
  'owner' | 'web' | 'product' | 'design' | 'blog_edit' | 'blog_add' | 'dropship';
export interface StaffTable {
  shop_id: number;
  account_id: string;
  flags: StaffFlag[];
  notices: JsonDefault<StaffNotices>;
  created_at: Time;
}
/** Ways that a member chose for an event (identity/notices/staff-events.ts); an absent one has its default. */
export type StaffNotices = Readonly<
  Partial<Record<string, { readonly bell: boolean; readonly mail: boolean }>>
>;

/** Policies in the owner's own text; without a row, the built-in text is used. */
export interface ShopPolicyTable {
  shop_id: number;
  document: 'terms' | 'shipping' | 'returns' | 'data-protection' | 'privacy';
  body_th: string;
  body_en: string;
  revision: Generated<number>;
  updated_at: Date;
}

/** A text in both languages; an empty one falls back to the other. */
export interface Both {
  readonly th: string;
  readonly en: string;
}
export interface HelpQuestion {
  readonly groups: Both;
  readonly questions: Both;
  readonly answers: Both;
}
/** Topics of the help page in the owner's own text; without a row, the built-in text is used. */
export interface HelpTopicTable {
  shop_id: number;
  topic: 'how2buy' | 'how2pay' | 'how2track' | 'how2refund' | 'faqs' | 'policy' | 'custom';
  titles: Json<Both>;
  /** HTML as the editor has it. */
  bodies: Json<Both>;
  items: Json<readonly HelpQuestion[]>;
  revision: Generated<number>;
  updated_at: Date;
}
/** The owner's links of link-in-bio; without a row, its look's or the built-in ones. */
export interface BioPageTable {
  shop_id: number;
  links: Json<readonly BioLink[]>;
  /** A picture of the library; null means the shop's logo. */
  avatar: string | null;
  revision: Generated<number>;
  updated_at: Date;
}
export interface BioLink {
  readonly titles: Both;
  readonly link: string;
  /** An icon before the title, such as an emoji; empty if there is none. */
  readonly icon: string;
  /** A picture of the library; absent in links that are older than pictures. */
  readonly image?: string | null;
  readonly on: boolean;
  /** ISO 8601; null means from now on, and for good. */
  readonly from: string | null;
  readonly until: string | null;
}
/** Old addresses that lead to pages of today. */
export interface RedirectTable {
  shop_id: number;
  id: string;
  /** Decoded path within the site. */
  from_path: string;
  /** Path as it is in an address. */
  to_path: string;
  revision: Generated<number>;
  created_at: Date;
  hits: Generated<number>;
  last_hit_at: Date | null;
  /** Deleted; can be restored for a while. */
  removed_at: Date | null;
}
