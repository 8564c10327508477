import type { Connection } from '../../../storefront-host/db/open.ts';

export type Seed = 'empty' | 'small';

/** The one PostgreSQL server of a run: embedded, or the one of TEST_DATABASE_URL. */
export interface TestServer {
  readonly url: string | null;
  readonly host: string;
  readonly user: string;
  /** Database on which to run CREATE and DROP DATABASE. */
  readonly admin: string;
  /** Prefix of the templates' names, because several runs may share one server. */
  readonly prefix: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
    /** Columns of each table and view of the newest schema. */
    tableColumns: Readonly<Record<string, readonly string[]>>;
  }
}

export function connectionTo(server: TestServer, database: string): Connection {
  if (server.url === null) return { host: server.host, port: 5432, user: server.user, database };
  const url = new URL(server.url);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}

export function templateOf(server: TestServer, seed: Seed): string {
  return `${server.prefix}_${seed}`;
}
