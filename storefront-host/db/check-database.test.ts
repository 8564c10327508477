import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts';
import { connectionTo } from '../../test/support/processes/test-server.ts';
import { checkDatabase } from './check-database.ts';
import { openDatabase, type OpenedDatabase } from './open.ts';

const THAI = "ENCODING 'UTF8' LC_COLLATE 'C' LC_CTYPE 'C.UTF-8'";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** `prepare` gets the new database before it is checked. */
async function problemOf(
  options: string,
  prepare: (opened: OpenedDatabase) => Promise<unknown> = async () => undefined,
): Promise<string> {
  const name = `t_${randomBytes(6).toString('hex')}`;
  await database.pool.query(`CREATE DATABASE ${name} TEMPLATE template0 ${options}`);
  const opened = openDatabase(connectionTo(inject('testServer'), name));
  await prepare(opened);
  const problem = await checkDatabase(opened.db).then(
    () => 'none',
    (error: Error) => error.message,
  );
  await opened.close();
  await database.pool.query(`DROP DATABASE ${name}`);
  return problem;
}

test('a database that knows Thai letters is taken, and gets the extension it needs', async () => {
  expect(await problemOf(THAI)).toBe('none');
});

test('a database that would not find any Thai word is refused with what to do', async () => {
  expect(await problemOf("ENCODING 'UTF8' LC_COLLATE 'C' LC_CTYPE 'C'")).toMatch(
    /does not know Thai letters .*LC_CTYPE 'C.UTF-8'/,
  );
});

test('an account that may not create the extension of the index by shop is told what to run', async () => {
  const account = `r_${randomBytes(6).toString('hex')}`;
  await database.pool.query(`CREATE ROLE ${account}`);
  const problem = await problemOf(THAI, async ({ pool }) => {
    await pool.query('CREATE EXTENSION pg_trgm');
    // The pool's only connection so far, which the check uses too.
    await pool.query(`SET ROLE ${account}`);
  });
  await database.pool.query(`DROP ROLE ${account}`);
  expect(problem).toMatch(
    /^The database needs the extension btree_gin .* CREATE EXTENSION btree_gin: permission denied/,
  );
});

test('one that cannot hold Thai is refused', async () => {
  expect(await problemOf("ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C'")).toBe(
    "The database's encoding must be UTF8, it is LATIN1.",
  );
});
