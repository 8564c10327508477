import type { Generated } from 'kysely';
import type { Json, JsonDefault, JsonOrNull, Lang, Time } from './columns.ts';

export interface PageTable {
  shop_id: number;
  name: string;
  title: Generated<string>;
  draft: Json<unknown>;
  published: JsonOrNull<unknown>;
  revision: Generated<number>;
  updated_at: Time;
  published_at: Date | null;
  seo: JsonDefault<PageSeo>;
  /** Shown at the site's root; at most one page of a shop (decision 492). */
  is_front: Generated<boolean>;
}

/** Texts of a page for search engines and shared links, by language, and a picture of the shop. */
export interface PageSeo {
  readonly title?: PageTexts;
  readonly description?: PageTexts;
  readonly image?: string;
}
type PageTexts = Readonly<Partial<Record<Lang, string>>>;

export interface PageVersionTable {
  shop_id: number;
  id: string;
  name: string;
  document: Json<unknown>;
  account_id: string | null;
  published_at: Date;
  /** Name that the owner gave it. */
  label: Generated<string>;
  /** The site's look as it was published with the page; null for publications before migration 0002. */
  design: JsonOrNull<unknown>;
  /** The whole row of a removed page; null for a publication. */
  removed: JsonOrNull<unknown>;
}

/** Sections kept under a name (decision 503). */
export interface SavedSectionTable {
  shop_id: number;
  id: string;
  name: string;
  /** A page document of these sections. */
  document: Json<unknown>;
  created_at: Time;
  removed_at: Date | null;
}

/** Tabs in which a page is being edited (decision 504). */
export interface PageEditorTable {
  shop_id: number;
  tab: string;
  page: string;
  account_id: string;
  block_id: string | null;
  seen_at: Date;
  asked_at: Date | null;
}

/** A link that shows the draft of a page without an account (decision 499). */
export interface DraftLinkTable {
  shop_id: number;
  id: string;
  page: string;
  token_hash: Buffer;
  account_id: string;
  created_at: Date;
  expires_at: Date;
}

/** A publication at a chosen time (decision 500). */
export interface PageScheduleTable {
  shop_id: number;
  id: string;
  page: string;
  document: Json<unknown>;
  /** Null: the look stays as it is. */
  design: JsonOrNull<Record<string, unknown>>;
  starts_at: Date;
  ends_at: Date | null;
  is_live: Generated<boolean>;
  /** The page that returns at the end, once it is live. */
  before_document: JsonOrNull<unknown>;
  before_design: JsonOrNull<Record<string, unknown>>;
  account_id: string | null;
  created_at: Date;
}

/** A site's look (spec §3 Design): the editor's draft, and what visitors see. */
export interface SiteDesignTable {
  shop_id: number;
  draft: Json<Record<string, unknown>>;
  published: JsonOrNull<Record<string, unknown>>;
  revision: Generated<number>;
  updated_at: Time;
  published_at: Date | null;
}
