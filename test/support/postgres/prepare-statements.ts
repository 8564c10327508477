import { Client } from 'pg';
import { connectionTo, templateOf, type TestServer } from '../processes/test-server.ts';

export interface RefusedStatement {
  readonly sql: string;
  readonly reason: string;
}

/**
 * PostgreSQL parses these and looks up their tables, functions and types; the others are commands.
 */
const PREPARABLE = /^(\/\*.*?\*\/)?[\s(]*(select|insert|update|delete|with|merge|values)\b/is;

/** Prepares each statement on the newest schema, and returns those that the server refuses. */
export async function prepareStatements(
  server: TestServer,
  statements: readonly string[],
): Promise<readonly RefusedStatement[]> {
  const client = new Client(connectionTo(server, templateOf(server, 'empty')));
  await client.connect();
  const refused: RefusedStatement[] = [];
  for (const sql of statements.filter((one) => PREPARABLE.test(one))) {
    try {
      await client.query(`PREPARE one AS ${sql}`);
      await client.query('DEALLOCATE one');
    } catch (error) {
      refused.push({ sql, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  await client.end();
  return refused;
}
