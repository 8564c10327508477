import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, categories, shops } from '../../../../test/support/fixture-market.ts';
import { insertPlates } from '../../../../test/support/records/insert-plates.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { workOnBulkRun } from './work-on-bulk-run.ts';

const alpha = `/api/v1/manage/${shops.alpha.id}`;
const PLATES = 1_700;
const dearer = { price: { unit: 'baht', by: 1, round_to: 1, strike: false } } as const;

let host: TestHost;
let headers: Record<string, string>;
let now = new Date();
/** Selects the plates. */
let filter: { readonly category_id: number };
beforeAll(async () => {
  host = await createTestHost({
    seed: 'small',
    env: { RATE_LIMIT_FACTOR: '100' },
    now: () => now,
  });
  const cookie = await signIn(host, accounts.ownerAlpha.email);
  headers = { cookie: `lang=en; ${cookie}`, origin: 'http://localhost:4000' };
  const shelf = { shop_id: shops.alpha.id, title: 'จาน', slug: 'plates', rank: 9 };
  const { id } = await host.db
    .insertInto('category')
    .values(shelf)
    .returning('id')
    .executeTakeFirstOrThrow();
  filter = { category_id: id };
  await insertPlates(host.db, { shopId: shops.alpha.id, count: PLATES, ...filter });
  await insertPlates(host.db, {
    shopId: shops.beta.id,
    count: 30,
    category_id: categories.betaFood.id,
  });
});
afterAll(() => host.close());

function tick(ms: number): void {
  now = new Date(now.getTime() + ms);
}

async function call(method: 'GET' | 'POST', path: string, payload?: object) {
  const url = `${alpha}/${path}`;
  tick(10);
  const reply = await host.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.json() };
}
const begin = (change: object, expected_count = PLATES) =>
  call('POST', 'bulk-runs', { filter, expected_count, change });
const read = async (id: string) => (await call('GET', `bulk-runs/${id}`)).body;
const work = (id: string) => workOnBulkRun(host.host, { shop_id: shops.alpha.id, run_id: id });

/** Returns the prices of a shop's plates in satang, each with the number of plates that have it. */
async function prices(shopId: number): Promise<Record<string, number>> {
  const { rows } = await sql<{ price: number; plates: number }>`
    SELECT price, count(*)::int AS plates FROM product
    WHERE shop_id = ${shopId} AND title ~ '^จาน [0-9]+$' GROUP BY price ORDER BY price`.execute(
    host.db,
  );
  return Object.fromEntries(rows.map(({ price, plates }) => [price, plates]));
}
const others = () =>
  sql`SELECT * FROM product WHERE shop_id <> ${shops.alpha.id} OR title !~ '^จาน [0-9]+$' ORDER BY id`
    .execute(host.db)
    .then(({ rows }) => rows);

describe('a change of all that a filter finds', () => {
  it('runs in the background, gives account, and is taken back', async () => {
    const [untouched, before] = [await others(), await prices(shops.alpha.id)];
    const { status, body } = await begin(dearer);
    expect(status).toBe(201);
    expect(body).toMatchObject({ state: 'running', total: PLATES, tally: { waiting: PLATES } });
    expect(await prices(shops.alpha.id)).toEqual(before);
    await host.host.jobs.drain();
    expect(await read(body.id)).toMatchObject({
      state: 'done',
      tally: { waiting: 0, changed: PLATES, refused: 0 },
      problems: [],
    });
    expect(await prices(shops.alpha.id)).toEqual({ 10_100: PLATES });
    expect(await others()).toEqual(untouched);

    expect((await call('POST', `bulk-runs/${body.id}/undo`)).body.state).toBe('undoing');
    await host.host.jobs.drain();
    expect(await read(body.id)).toMatchObject({ state: 'undone', tally: { undone: PLATES } });
    expect(await prices(shops.alpha.id)).toEqual(before);
    expect((await call('POST', `bulk-runs/${body.id}/undo`)).status).toBe(409);
    const log = await host.db
      .selectFrom('audit_log')
      .select(['action', 'account_id', 'after'])
      .where('entity_id', '=', String(body.id))
      .orderBy('id')
      .execute();
    const account_id = accounts.ownerAlpha.id;
    expect(log).toEqual([
      { action: 'begun', account_id, after: { products: PLATES } },
      { action: 'undone', account_id, after: { products: PLATES } },
    ]);
  });

  it('begins only with the number that the list showed, and one at a time', async () => {
    expect(await begin(dearer, PLATES - 1)).toMatchObject({ status: 409 });
    const { body } = await begin({ hot: true });
    expect(await begin(dearer)).toMatchObject({ status: 409, body: { code: 'BULK_RUNNING' } });
    await host.host.jobs.drain();
    expect((await read(body.id)).tally).toMatchObject({ changed: PLATES });
    expect(await prices(shops.alpha.id)).toEqual({ 10_000: PLATES });
    const listed = (await call('GET', 'bulk-runs')).body.items;
    expect(listed[0]).toMatchObject({ id: body.id, state: 'done', change: { hot: true } });
  });

  it('names what was refused, and what its undo leaves as it is', async () => {
    const cheap = { price: { unit: 'baht', by: -100, round_to: 1, strike: false } };
    const [first = 0, second = 0] = await insertPlates(host.db, {
      shopId: shops.alpha.id,
      count: 2,
      category_id: categories.alphaHome.id,
    });
    await host.db.updateTable('product').set({ price: 50_000 }).where('id', '=', second).execute();
    const { body } = await call('POST', 'bulk-runs', {
      filter: { id: [first, second] },
      expected_count: 2,
      change: cheap,
    });
    await host.host.jobs.drain();
    const done = await read(body.id);
    expect(done.tally).toMatchObject({ changed: 1, refused: 1 });
    expect(done.problems).toEqual([{ id: first, title: 'จาน 0', message: expect.any(String) }]);
    expect(done.problems[0].message).not.toBe('');
    const csv = await host.inject({ url: `${alpha}/bulk-runs/${body.id}/products.csv`, headers });
    const lines = csv.body.replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(lines.map((line) => line.split(',').slice(0, 3))).toEqual([
      ['id', 'title', 'outcome'],
      [String(first), 'จาน 0', 'Refused'],
      [String(second), 'จาน 1', 'Changed'],
    ]);
    const stored = (await call('GET', `products/${second}`)).body;
    await host.inject({
      method: 'PUT',
      url: `${alpha}/products/${second}`,
      headers,
      payload: { revision: stored.revision, price: 7 },
    });
    await call('POST', `bulk-runs/${body.id}/undo`);
    await host.host.jobs.drain();
    expect(await read(body.id)).toMatchObject({
      state: 'undone',
      tally: { kept: 1, undone: 0 },
      problems: [{ id: first }, { id: second }],
    });
    expect((await call('GET', `products/${second}`)).body.price).toBe(7);
    await host.db
      .updateTable('product')
      .set({ title: 'ชาม' })
      .where('id', 'in', [first, second])
      .execute();
  });

  it('is made once by two workers at the same time', async () => {
    const { body } = await begin(dearer);
    await Promise.all([work(body.id), work(body.id)]);
    await host.host.jobs.drain();
    expect(await read(body.id)).toMatchObject({ state: 'done', tally: { changed: PLATES } });
    expect(await prices(shops.alpha.id)).toEqual({ 10_100: PLATES });
    await call('POST', `bulk-runs/${body.id}/undo`);
    await host.host.jobs.drain();
    expect(await prices(shops.alpha.id)).toEqual({ 10_000: PLATES });
  });

  it('stops at an undo, and leaves the rest as it is', async () => {
    const { body } = await begin(dearer);
    await call('POST', `bulk-runs/${body.id}/undo`);
    await host.host.jobs.drain();
    expect(await read(body.id)).toMatchObject({ state: 'undone', tally: { waiting: PLATES } });
    expect(await prices(shops.alpha.id)).toEqual({ 10_000: PLATES });
  });

  it('goes on after its process was killed, and changes nothing twice', async () => {
    const { body } = await begin(dearer);
    const child = spawn(
      process.execPath,
      [
        fileURLToPath(
          new URL('../../../../test/support/processes/jobs-process.ts', import.meta.url),
        ),
      ],
      {
        env: {
          ...process.env,
          JOBS_CONNECTION: JSON.stringify(host.database.connection),
          DATA_DIR: host.host.config.dataDir,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    while ((await read(body.id)).tally.changed === 0) await pause(5);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const left = await read(body.id);
    expect(left.state).toBe('running');
    expect(left.tally.waiting).toBeGreaterThan(0);
    // The queue has not noticed the dead process, so only the sweep can find the run.
    await host.database.pool.query(
      `UPDATE pgboss.job SET state = 'failed' WHERE state = 'active' AND name = 'bulk.work'`,
    );
    tick(120_000);
    await host.host.jobs.send('bulk.sweep', {});
    await host.host.jobs.drain();
    expect(await read(body.id)).toMatchObject({ state: 'done', tally: { changed: PLATES } });
    expect(await prices(shops.alpha.id)).toEqual({ 10_100: PLATES });
    expect(await prices(shops.beta.id)).toEqual({ 10_000: 30 });
  });
});
