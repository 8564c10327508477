import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts';
import { databaseAway } from '../http/errors/database-away.ts';
import { openDatabase } from './open.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('bigint is a number, and one that does not fit is an error instead of a wrong price', async () => {
  const { rows } = await sql<{ value: number; list: number[] }>`
    SELECT 9007199254740991 AS value, ARRAY[1, 2]::bigint[] AS list`.execute(database.db);
  expect(rows).toEqual([{ value: 9_007_199_254_740_991, list: [1, 2] }]);
  await expect(sql`SELECT 9007199254740993 AS value`.execute(database.db)).rejects.toThrow(
    'does not fit a safe integer',
  );
});

test('a day stays that day in every time zone', async () => {
  const { rows } = await sql`SELECT '2026-01-01'::date AS day`.execute(database.db);
  expect(rows).toEqual([{ day: '2026-01-01' }]);
});

test('a slow query is reported with its text, a quick one is not', async () => {
  const slow: string[] = [];
  const opened = openDatabase(database.connection, {
    slowQueryMs: 100,
    onSlow: ({ sql: text }) => slow.push(text),
  });
  await sql`SELECT 1`.execute(opened.db);
  await sql`SELECT pg_sleep(0.12)`.execute(opened.db);
  await opened.close();
  expect(slow).toEqual(['SELECT pg_sleep(0.12)']);
});

test('marked statements, and look-ups of the query builder that recur, are prepared once', async () => {
  const opened = openDatabase(database.connection, { max: 1 });
  const shops = opened.db.selectFrom('shop');
  for (let run = 0; run < 10; run += 1) {
    await sql`/* hot:one_shop */ SELECT id FROM shop WHERE id = ${run}`.execute(opened.db);
    await sql`SELECT id FROM shop WHERE title = ${'x'}`.execute(opened.db);
    await shops.select('title').where('id', '=', run).execute();
    await shops.select('email').where('title', 'like', `${run}%`).execute();
  }
  const { rows } = await sql<{
    name: string;
  }>`SELECT name FROM pg_prepared_statements ORDER BY name`.execute(opened.db);
  await opened.close();
  expect(rows).toEqual([{ name: 'one_shop' }, { name: 'recurring_0' }]);
});

test('survives a connection that is lost between two statements of a transaction', async () => {
  const opened = openDatabase(database.connection, { max: 1 });
  const work = opened.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(trx);
    await sql`SELECT pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(database.db);
    await sql`SELECT 1`.execute(trx);
  });
  await expect(work).rejects.toSatisfy((error: Error) => databaseAway(error)?.status === 503);
  await expect(sql`SELECT 1`.execute(opened.db)).resolves.toBeDefined();
  await opened.close();
});
