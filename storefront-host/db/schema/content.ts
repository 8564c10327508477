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
  event: JsonOrNull<BlogEvent>;
  /** Null for a draft, which no page shows. */
  published_at: Date | null;
  /** Time of a scheduled post; it stays when the post is removed later (decision 170). */
  publish_at: Date | null;
  /** The writer; null means an import. */
  account_id: string | null;
  removed_at: Date | null;
  revision: Generated<number>;
  created_at: Time;
  updated_at: Time;
}
/** Visitors can register for the event that the post announces. */
export interface BlogEvent {
  /** ISO 8601. */
  readonly starts_at: string;
  readonly ends_at?: string;
  readonly place: string;
  readonly seats?: number;
}
/** Contestants of a contest. */
export interface ContestantTable {
  shop_id: number;
  id: Generated<number>;
  number: number;
  name: string;
  summary: Generated<string>;
  image: JsonOrNull<StoredImage>;
  link: Generated<string>;
  rank: Generated<number>;
  created_at: Time;
  revision: Generated<number>;
}
/**
 * Pictures of other hosts that an import named: fetched by a job; a failure is stored with its reason.
 */
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
  /** True for a picture in the description that is not one of the product's own pictures. */
  in_text: Generated<boolean>;
  created_at: Time;
  updated_at: Time;
}
