import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts';
import { createJobs } from './create-jobs.ts';
import { jobNames, type JobKind, type JobPayloads } from './job-kinds.ts';
import type { Jobs } from './jobs.ts';
import { writeOutbox } from './outbox.ts';

let database: TestDatabase;
const open: Jobs[] = [];

beforeAll(async () => {
  database = await createTestDatabase('empty');
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((jobs) => jobs.stop()));
});
afterAll(() => database.drop());

type Handlers = { readonly [K in JobKind]?: (payload: JobPayloads[K]) => Promise<void> };

/** Returns a queue with a handler for every kind; kinds without one in `handlers` do nothing. */
function jobsWith(handlers: Handlers, troubles: unknown[] = []): Jobs {
  const jobs = createJobs(database, ({ error }) => troubles.push(error));
  for (const kind of jobNames) {
    if (kind === 'outbox.prune') continue;
    handleAs(jobs, kind, handlers);
  }
  open.push(jobs);
  return jobs;
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- ties the handler to its kind
function handleAs<K extends JobKind>(jobs: Jobs, kind: K, handlers: Handlers): void {
  const handler: Handlers[K] = handlers[kind];
  jobs.handle(kind, async (payload) => handler?.(payload));
}

const order = (order_id: string) => ({ shop_id: 1, order_id });

function write(order_id: string) {
  return database.db
    .transaction()
    .execute((trx) => writeOutbox(trx, 'order.placed', order(order_id)));
}

test('work written in a transaction is done once it commits, and never when it does not', async () => {
  const done: string[] = [];
  const jobs = jobsWith({ 'order.placed': async ({ order_id }) => void done.push(order_id) });
  await write('kept');
  await database.db
    .transaction()
    .execute(async (trx) => {
      await writeOutbox(trx, 'order.placed', order('rolled back'));
      throw new Error('no');
    })
    .catch(() => undefined);
  await jobs.drain();
  expect(done).toEqual(['kept']);
});

test('two processes hand over and run each row once', async () => {
  const done: string[] = [];
  const one = jobsWith({ 'order.placed': async ({ order_id }) => void done.push(order_id) });
  const two = jobsWith({ 'order.placed': async ({ order_id }) => void done.push(order_id) });
  const ids = Array.from({ length: 60 }, (_, index) => `o${index}`);
  await Promise.all(ids.map(write));
  await Promise.all([one.drain(), two.drain()]);
  expect(done.toSorted()).toEqual(ids.toSorted());
});

test('a failing job is tried again until it works, and its error is reported', async () => {
  const troubles: unknown[] = [];
  let tries = 0;
  const jobs = jobsWith(
    {
      'order.placed': async () => {
        tries += 1;
        if (tries < 3) throw new Error(`try ${tries}`);
      },
    },
    troubles,
  );
  await write('stubborn');
  await jobs.drain();
  expect(tries).toBe(3);
  expect(troubles.map(String)).toEqual(['Error: try 1', 'Error: try 2']);
});

test('a job that never works ends, keeps its error and leaves the others alone', async () => {
  const done: string[] = [];
  const jobs = jobsWith({
    'order.placed': async ({ order_id }) => {
      if (order_id === 'poison') throw new Error('will not do');
      done.push(order_id);
    },
  });
  await write('poison');
  await write('healthy');
  await jobs.drain();
  expect(done).toEqual(['healthy']);
  const { rows } = await database.pool.query(
    "SELECT data, output ->> 'message' AS message FROM pgboss.job WHERE state = 'failed'",
  );
  expect(rows).toEqual([{ data: order('poison'), message: 'Error: will not do' }]);
});

test('a started queue hears of new work by itself, from any process', async () => {
  let heard: (id: string) => void;
  const handled = new Promise<string>((resolve) => {
    heard = resolve;
  });
  const jobs = jobsWith({ 'order.placed': async ({ order_id }) => heard(order_id) });
  await jobs.start();
  expect(jobs.running).toBe(true);
  await write('from elsewhere');
  await expect(handled).resolves.toBe('from elsewhere');
});

test('a job for later starts at the time that its payload names', async () => {
  let heard: (id: string) => void;
  const handled = new Promise<string>((resolve) => {
    heard = resolve;
  });
  const published: unknown[] = [];
  const jobs = jobsWith({
    'publish.blogs': async (payload) => void published.push(payload),
    'order.placed': async ({ order_id }) => heard(order_id),
  });
  const due = new Date(Date.now() + 3_600_000).toISOString();
  await jobs.start();
  await database.db.transaction().execute((trx) => writeOutbox(trx, 'publish.blogs', { due }));
  await write('at once');
  await handled;
  const { rows } = await database.pool.query<{ start_after: Date }>(
    "SELECT start_after FROM pgboss.job WHERE name = 'publish.blogs' AND data ? 'due'",
  );
  expect(rows).toEqual([{ start_after: new Date(due) }]);
  expect(published).not.toContainEqual({ due });
});

test('stopping waits for the job that runs', async () => {
  let begun: () => void;
  let finish: () => void;
  let finished = false;
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const mayFinish = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const jobs = jobsWith({
    'order.placed': async () => {
      begun();
      await mayFinish;
      finished = true;
    },
  });
  await jobs.start();
  await write('slow');
  await hasBegun;
  const stopping = jobs.stop();
  expect(jobs.running).toBe(false);
  finish!();
  await stopping;
  expect(finished).toBe(true);
});

test('a key keeps the same work from waiting twice', async () => {
  let runs = 0;
  const jobs = jobsWith({ 'media.sweep': async () => void (runs += 1) });
  await jobs.send('media.sweep', {}, { key: 'nightly' });
  await jobs.send('media.sweep', {}, { key: 'nightly' });
  await jobs.drain();
  expect(runs).toBe(1);
});

test('a kind without a handler fails the start, and so does a kind with two', async () => {
  const jobs = createJobs(database, () => undefined);
  jobs.handle('mail.send', async () => undefined);
  await expect(jobs.start()).rejects.toThrow('nothing handles jobs of kind order.placed');
  expect(() => jobs.handle('mail.send', async () => undefined)).toThrow('two handlers');
});
