import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { nameStatements } from './name-statements.ts';

export interface QueryWatch {
  readonly slowQueryMs: number;
  readonly onSlow: (query: { readonly sql: string; readonly ms: number }) => void;
  /** Every statement that is sent: tests count them. */
  readonly onQuery: (sql: string) => void;
}

/** Returns the pool as kysely sees it: counts and times statements, and prepares those that have a name. */
export function watchQueries(pool: Pool, watch: QueryWatch): PostgresPool {
  const watched = new WeakMap<PoolClient, PostgresPoolClient>();
  const nameOf = nameStatements();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const known = watched.get(client);
      if (known) return known;
      const fresh = watchClient(client, watch, nameOf);
      watched.set(client, fresh);
      return fresh;
    },
  };
}

function watchClient(
  client: PoolClient,
  watch: QueryWatch,
  nameOf: (text: string) => string | undefined,
): PostgresPoolClient {
  let isLost = false;
  async function send(text: string, values: readonly unknown[] = []): Promise<unknown> {
    watch.onQuery(text);
    const name = nameOf(text);
    const began = performance.now();
    try {
      return await client.query({ text, values: [...values], ...(name && { name }) });
    } catch (error) {
      isLost ||= !isRefusal(error);
      throw error;
    } finally {
      const ms = performance.now() - began;
      if (ms >= watch.slowQueryMs) watch.onSlow({ sql: text, ms: Math.round(ms) });
    }
  }
  function query<R>(sql: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query(cursor: unknown): never;
  function query(sql: unknown, values?: readonly unknown[]): unknown {
    if (typeof sql !== 'string') throw new TypeError('cursors are not used');
    return send(sql, values);
  }
  // The pool learns of a lost connection a moment later: until then the next request would be given it.
  return { query, release: (destroy?: boolean) => client.release(destroy === true || isLost) };
}

/** A statement was refused; the connection survives. FATAL, and errors of the socket, end it. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'severity' in error && error.severity === 'ERROR';
}
