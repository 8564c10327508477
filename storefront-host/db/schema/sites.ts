import type { Generated } from 'kysely';
import type { StoredImage } from './catalogue.ts';
import type { JsonDefault, JsonOrNull, Lang, Time } from './columns.ts';

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
