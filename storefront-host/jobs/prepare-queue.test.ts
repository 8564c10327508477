import { Pool } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestHost, type TestHost } from '../../test/support/test-host.ts';
import { closeBoss, openBoss, sendJob, workOn } from './boss-jobs.ts';
import { prepareQueue } from './prepare-queue.ts';

let host: TestHost;
let pool: Pool;

beforeAll(async () => {
  host = await createTestHost();
  // One connection, so that the test can read its prepared statements.
  pool = new Pool({ ...host.database.connection, max: 1 });
});
afterAll(async () => {
  await pool.end();
  await host.close();
});

test('jobs of all kinds are taken by one prepared statement and settled by one', async () => {
  const errors: unknown[] = [];
  const boss = await openBoss(pool, (error) => errors.push(error));
  const done: string[] = [];
  const kinds = ['mail.sweep', 'cart.sweep', 'media.sweep'] as const;
  for (const kind of kinds) await sendJob(boss, kind, {});
  for (const kind of kinds) await workOn(boss, kind, async () => void done.push(kind));
  await expect.poll(() => done.toSorted()).toEqual(kinds.toSorted());
  await closeBoss(boss, kinds);
  const { rows } = await pool.query<{ statement: string }>(
    `SELECT regexp_replace(statement, '\\s+', ' ', 'g') AS statement FROM pg_prepared_statements`,
  );
  const statements = rows.map(({ statement }) => statement);
  expect(statements.filter((one) => one.includes('LIMIT 1 FOR UPDATE'))).toHaveLength(1);
  expect(statements.filter((one) => one.includes("state = 'completed'"))).toHaveLength(1);
  expect(errors).toEqual([]);
});

test('workers that look for work at the same moment share two connections', async () => {
  const wide = new Pool({ ...host.database.connection, max: 10 });
  const boss = await openBoss(wide, () => undefined);
  const kinds = ['mail.sweep', 'cart.sweep', 'media.sweep', 'order.expire', 'slip.sweep'] as const;
  const done: string[] = [];
  for (const kind of kinds) await sendJob(boss, kind, {});
  await Promise.all(kinds.map((kind) => workOn(boss, kind, async () => void done.push(kind))));
  await expect.poll(() => done.toSorted()).toEqual(kinds.toSorted());
  expect(wide.totalCount).toBeLessThanOrEqual(2);
  await closeBoss(boss, kinds);
  await wide.end();
});

test('short jobs are taken together, and a failed one is tried again alone', async () => {
  const boss = await openBoss(pool, () => undefined);
  const orders = Array.from({ length: 12 }, (_, index) => `order-${index}`);
  for (const id of orders) await sendJob(boss, 'order.counted', { shop_id: 2, order_id: id });
  const queries = vi.spyOn(pool, 'query');
  const runs: string[] = [];
  await workOn(boss, 'order.counted', async (payload) => {
    const { order_id: id } = payload as { order_id: string };
    runs.push(id);
    if (id === 'order-3') throw new Error('the database was away');
  });
  const states = async () => {
    const { rows } = await pool.query<{ state: string; jobs: string }>(
      `SELECT state, count(*)::text AS jobs FROM pgboss.job WHERE name = 'order.counted'
       GROUP BY state ORDER BY state`,
    );
    return rows.map(({ state, jobs }) => `${state} ${jobs}`);
  };
  await expect.poll(states).toEqual(['retry 1', 'completed 11']);
  expect(runs.toSorted()).toEqual(orders.toSorted());
  const sent = queries.mock.calls.map(([query]) => JSON.stringify(query));
  expect(sent.filter((text) => text.includes("state = 'completed'")).length).toBeLessThanOrEqual(2);
  queries.mockRestore();
  await closeBoss(boss, ['order.counted']);
});

test('other statements of the queue stay as pg-boss writes them', () => {
  const once = 'SELECT name FROM pgboss.queue WHERE name = ANY($1)';
  expect(prepareQueue(once, [['mail.sweep']])).toEqual({ text: once, values: [['mail.sweep']] });
});
