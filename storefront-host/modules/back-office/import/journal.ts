import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { AccountListeners } from './account.ts';
import type { ProductPlan } from './plan-products.ts';

/** Ids of a batch as it was written. */
export interface Written {
  /** Ids of products and variants, by their keys in the file. */
  readonly ids: ReadonlyMap<string, number>;
  /** Pictures that were ordered, by the id of their product. */
  readonly pictures: ReadonlyMap<number, readonly string[]>;
  readonly newCategories: readonly number[];
}

/** Keeps what an import did, so that it can go on after a kill, give account of each row, and be undone. */
export interface ImportJournal extends Required<AccountListeners> {
  /** Keys of products that an earlier attempt settled. */
  readonly settled: ReadonlySet<string>;
  /** Stores refused and noted rows; idempotent. */
  flush(): Promise<void>;
  /** In the transaction that writes the batch; `written` is null in a dry run. */
  settle(
    trx: Kysely<Database> | Transaction<Database>,
    plans: readonly ProductPlan[],
    written: Written | null,
  ): Promise<void>;
}
