import type { Generated } from 'kysely';
import type { StoredImage } from './catalogue.ts';
import type { JsonOrNull, Time } from './columns.ts';

export interface BlogTable {
  shop_id: number;
  id: Generated<number>;
  slug: string;
  title: string;
  summary: Generated<string>;
  /** Sanitised when it was written. */
  html: Generated<string>;
  image: JsonOrNull<StoredImage>;
  tags: Generated<string[]>;
  author: Generated<string>;
  hilight: Generated<boolean>;
  /** Null: a draft. */
  published_at: Date | null;
  created_at: Time;
  updated_at: Time;
}
export type CouponKind = 'amount' | 'percent' | 'free_shipping';
export interface CouponTable {
  shop_id: number;
  id: Generated<number>;
  code: string;
  title: string;
  description: Generated<string>;
  kind: CouponKind;
  /** Satang for 'amount', whole percent for 'percent', 0 for 'free_shipping'. */
  value: number;
  /** Satang that the products must cost at least. */
  minimum: Generated<number>;
  /** Satang that a percent coupon takes off at most. */
  max_discount: number | null;
  image: JsonOrNull<StoredImage>;
  begins_at: Date;
  ends_at: Date;
  rank: Generated<number>;
  created_at: Time;
}
/** Pictures of other hosts that an import named: fetched by a job, kept with the reason if not. */
export interface RemotePictureTable {
  shop_id: number;
  id: string;
  product_id: number;
  url: string;
  alt: Generated<string>;
  rank: number;
  /** The option value it shows, as {option key: item key}. */
  option: JsonOrNull<Readonly<Record<string, string>>>;
  status: Generated<'waiting' | 'fetched' | 'failed'>;
  attempts: Generated<number>;
  error: string | null;
  media_id: string | null;
  created_at: Time;
  updated_at: Time;
}
