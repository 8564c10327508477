import type { Generated } from 'kysely';
import type { JsonDefault, JsonOrNull, Time } from './columns.ts';

export interface MediaVariant {
  readonly format: 'webp' | 'avif';
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly key: string;
}
/** Percent from the left and from the top of the point that a crop keeps. */
export interface MediaFocus {
  readonly x: number;
  readonly y: number;
}
/** Parts of the width and height, from 0 to 1. */
export interface MediaCrop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
/** The uncropped file, and the part of it that is shown. */
export interface MediaSource {
  readonly key: string;
  readonly mime: string;
  readonly width: number;
  readonly height: number;
  readonly crop: MediaCrop;
}
export interface MediaTable {
  shop_id: number;
  id: string;
  key: string;
  mime: string;
  width: number;
  height: number;
  bytes: number;
  /** The mean, shown until the picture is there. */
  color: string | null;
  /** The dominant colour (spec §3); null when not computed. */
  dominant: string | null;
  variants: JsonDefault<readonly MediaVariant[]>;
  account_id: string | null;
  /** True for pictures of reviews and profiles, which are not in the shop's library. */
  from_shopper: Generated<boolean>;
  name: Generated<string>;
  /** For places that have no text of their own. */
  alt: JsonDefault<{ readonly th?: string; readonly en?: string }>;
  tags: Generated<string[]>;
  search_text: Generated<string>;
  /** Null for the middle. */
  focus: JsonOrNull<MediaFocus>;
  /** Null if the picture was not cropped. */
  source: JsonOrNull<MediaSource>;
  /** Part of each file's address: a changed picture has new addresses. */
  file_version: Generated<number>;
  revision: Generated<number>;
  created_at: Time;
}
