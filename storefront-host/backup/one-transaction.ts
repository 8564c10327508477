import { Kysely, PostgresDialect, type PostgresPoolClient, type Transaction } from 'kysely';
import type { ClientBase } from 'pg';

/**
 * Runs `use` in one transaction of this connection, for kysely (migrations) and COPY alike.
 * @throws the first error of the connection: those that follow only say that all is aborted.
 */
export async function inOneTransaction(
  client: ClientBase,
  use: (trx: Transaction<unknown>) => Promise<void>,
): Promise<void> {
  let first: unknown;
  const query = async (sql: string, values: readonly unknown[]): Promise<unknown> => {
    try {
      return await client.query(sql, [...values]);
    } catch (error) {
      first ??= error;
      throw error;
    }
  };
  const only = { query, release: () => undefined } as PostgresPoolClient;
  const pool = { options: {}, connect: async () => only, end: async () => undefined };
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await db.transaction().execute(async (trx) => {
      try {
        await use(trx);
      } catch (error) {
        first ??= error;
        throw error;
      }
    });
  } catch (error) {
    throw first ?? error;
  }
}
