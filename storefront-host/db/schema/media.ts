import type { Generated } from 'kysely';
import type { JsonDefault, Time } from './columns.ts';

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
  /** The mean, shown until the picture is there. */
  color: string | null;
  /** The colour that is most of it (spec §3); null: not computed. */
  dominant: string | null;
  variants: JsonDefault<readonly MediaVariant[]>;
  account_id: string | null;
  /** Of a buyer's review, or a person's own: not in the shop's library. */
  from_shopper: Generated<boolean>;
  created_at: Time;
}
