import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { AccountListeners } from './account.ts';
import type { ProductPlan } from './plan-products.ts';

/** Ids of a written batch. */
export interface Written {
  /** Ids of products and variants, by their keys in the file. */
  readonly ids: ReadonlyMap<string, number>;
  /** Pictures to fetch, by the id of their product. */
  readonly pictures: ReadonlyMap<number, readonly string[]>;
  readonly newCategories: readonly number[];
}

/** Stores the outcome of rows, so that an import can continue after a kill and report each row. */
export interface OutcomeJournal extends Required<AccountListeners> {
  /** Keys of records that an earlier attempt has settled. */
  readonly settled: ReadonlySet<string>;
  /** Stores refused and noted rows; idempotent. */
  flush(): Promise<void>;
}

/** Stores the changes of products too, so that an import can be undone. */
export interface ImportJournal extends OutcomeJournal {
  /** Called in the transaction of the batch; `written` is null in a dry run. */
  settle(
    trx: Kysely<Database> | Transaction<Database>,
    plans: readonly ProductPlan[],
    written: Written | null,
  ): Promise<void>;
}
