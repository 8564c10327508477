import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';

/** A number that is not as the records it is made from say. */
export interface Difference {
  readonly shop_id: number;
  /** Id of the order, product, coupon or customer. */
  readonly id: string;
  /** The name that people know it by. */
  readonly name: string;
  readonly order_id: string | null;
  /** The number: an account, a column or a payment's state. */
  readonly part: string;
  /** By the records, and as it is; money in satang. */
  readonly wanted: number;
  readonly found: number;
}

export interface Check {
  readonly name: string;
  /** One line of the report. */
  readonly title: string;
  readonly unit: 'baht' | 'pieces' | 'times';
  /** One statement for all shops. */
  readonly find: (db: Kysely<Database>) => Promise<readonly Difference[]>;
}

/**
 * 'paid', 'sent back', 'owed': of a provider's payment; 'reported': the shop's people have to look; 'left': only a
 * person can know.
 */
export type Mended = 'mended' | 'paid' | 'sent back' | 'owed' | 'reported' | 'left';
