import type { Transaction } from 'kysely';
import type { Db } from '../../../../db/open.ts';
import type { Database } from '../../../../db/schema.ts';

/**
 * SQLSTATE of a serialization failure, of a deadlock, and of a record that another transaction has just added: the
 * transaction can be retried.
 */
const crossed = new Set(['40001', '40P01', '23505']);
const MAX_ATTEMPTS = 5;

/** Runs a transaction of an import, which meets the shop's customers at work. */
export async function inTransaction<T>(
  db: Db,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (!crossed.has(code) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}
