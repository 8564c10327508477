import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';

/** A number that differs from the sum of its records. */
export interface Difference {
  readonly shop_id: number;
  /** Id of the order, product, coupon or customer. */
  readonly id: string;
  /** The name that people know it by. */
  readonly name: string;
  readonly order_id: string | null;
  /** Names the number: an account, a column or a payment's state. */
  readonly part: string;
  /** The value by the records, and the stored one; money in satang. */
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
 * 'paid', 'sent back' and 'owed' concern a provider's payment; 'reported' means that the shop's
 * staff have to check; 'left' means that only a person can decide.
 */
export type Mended = 'mended' | 'paid' | 'sent back' | 'owed' | 'reported' | 'left';
