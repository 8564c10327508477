import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Database } from './schema.ts';
import { watchQueries, type QueryWatch } from './watch-queries.ts';
import { wireTypes } from './wire-types.ts';

export type Db = Kysely<Database>;

/** Address of PostgreSQL, or the socket folder of the embedded one. */
export type Connection =
  | { readonly connectionString: string }
  | {
      readonly host: string;
      readonly port: number;
      readonly user: string;
      readonly database: string;
    };

export interface OpenedDatabase {
  readonly db: Db;
  /** For statements that kysely does not support: LISTEN, COPY. */
  readonly pool: Pool;
  readonly connection: Connection;
  readonly close: () => Promise<void>;
}

export interface OpenOptions extends Partial<QueryWatch> {
  readonly max?: number;
}

const ignore = (): void => undefined;

/** Opens no connection yet: the first query does. */
export function openDatabase(connection: Connection, options: OpenOptions = {}): OpenedDatabase {
  const pool = new Pool({
    ...connection,
    max: options.max ?? 10,
    connectionTimeoutMillis: 10_000,
    application_name: 'talad',
    types: wireTypes,
  });
  // A lost connection fails its next query. The pool listens for errors of idle connections, and nothing
  // listens between two statements of a transaction: without these listeners the process would end.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  const watched = watchQueries(pool, {
    slowQueryMs: options.slowQueryMs ?? Number.POSITIVE_INFINITY,
    onSlow: options.onSlow ?? ignore,
    onQuery: options.onQuery ?? ignore,
  });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: watched }) });
  return { db, pool, connection, close: () => db.destroy() };
}
