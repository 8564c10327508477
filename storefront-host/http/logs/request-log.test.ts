import { Writable } from 'node:stream';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestHost, type TestHost } from '../../../test/support/test-host.ts';
import { signIn } from '../../../test/support/sign-in.ts';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import type { App } from '../../host.ts';

/** Levels of pino as numbers, as they are in the log lines. */
const levels = { debug: 20, info: 30, error: 50 };

let host: TestHost;
let app: App;
const lines: string[] = [];

beforeAll(async () => {
  host = await createTestHost({
    seed: 'small',
    // A high limit, so that no request counts as slow on a busy machine.
    env: { LOG_LEVEL: 'debug', SLOW_QUERY_MS: '60000' },
  });
  app = await buildApp(logged(host), lineReader());
});
afterAll(async () => {
  await app.close();
  await host.close();
});

/** The same host with a job queue of its own, because each job kind accepts one handler. */
function logged({ host }: TestHost) {
  return { ...host, jobs: { ...host.jobs, running: false, handle: () => undefined } };
}

function lineReader(): Writable {
  return new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
}

async function logOf(request: InjectOptions, target = app) {
  lines.length = 0;
  const answer = await target.inject(request);
  return { answer, lines: lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

test('one line per request says what was asked and how it ended, under the id of the reply', async () => {
  const { answer, lines } = await logOf({ url: '/healthz', headers: { host: 'localhost:4000' } });
  expect(lines).toEqual([
    expect.objectContaining({
      reqId: answer.headers['x-request-id'],
      method: 'GET',
      path: '/healthz',
      status: 200,
      msg: 'request',
      level: levels.debug,
    }),
  ]);
  expect(lines[0]?.['ms']).toEqual(expect.any(Number));
});

test('no secret and nothing about a person gets into the log', async () => {
  const cookie = await signIn(host, 'shopper@example.test');
  const token = 'eyJzaG9wX2lkIjoyfQ'.repeat(5);
  const { lines } = await logOf({
    method: 'POST',
    url: `/orders/${token}?code=s3cret-code&q=0812345678`,
    headers: {
      host: 'localhost:4000',
      cookie,
      authorization: 'Bearer s3cret-bearer',
      origin: 'http://localhost:4000',
    },
    payload: { email: 'shopper@example.test', password: 'correct horse', phone: '0812345678' },
  });
  const log = JSON.stringify(lines);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ path: '/orders/eyJzaG…', status: 404 });
  for (const secret of [
    token,
    's3cret',
    '0812345678',
    'shopper@',
    'correct horse',
    cookie,
    '127.0.0.1',
  ]) {
    expect(log).not.toContain(secret);
  }
});

test('an error is logged with its place in the code and without the row it is about', async () => {
  lines.length = 0;
  app.log.error(
    {
      err: Object.assign(new Error('duplicate key'), {
        code: '23505',
        detail: 'Key (email)=(shopper@example.test) already exists.',
      }),
      email: 'shopper@example.test',
      visitor: { phone: '0812345678' },
    },
    'request failed',
  );
  const [line = ''] = lines;
  expect(JSON.parse(line)).toMatchObject({
    err: { type: 'Error', message: 'duplicate key', code: '23505' },
    email: '[hidden]',
    visitor: { phone: '[hidden]' },
  });
  expect(line).not.toContain('shopper@example.test');
});

test('a request that went well is for debug, a slow one for info, a failed one an error', async () => {
  const request = { url: '/api/v1/shops/2/detail', headers: { host: 'localhost:4000' } };
  expect((await logOf(request)).lines).toMatchObject([{ level: levels.debug, status: 200 }]);

  const settings = readConfig({ LOG_LEVEL: 'info', SLOW_QUERY_MS: '0' });
  const slowApp = await buildApp({ ...logged(host), config: settings }, lineReader());
  expect((await logOf(request, slowApp)).lines).toMatchObject([
    { level: levels.info, status: 200 },
  ]);
  await slowApp.close();

  const locker = await host.database.pool.connect();
  await locker.query('BEGIN; LOCK TABLE shop');
  const failed = logOf(request);
  const end = `SELECT pg_terminate_backend(pid) FROM pg_locks
    WHERE relation = 'shop'::regclass AND NOT granted`;
  await expect.poll(async () => (await locker.query(end)).rowCount).toBeGreaterThan(0);
  await locker.query('ROLLBACK');
  locker.release();
  expect((await failed).lines).toMatchObject([
    { level: levels.error, msg: 'request failed' },
    { level: levels.error, status: 503, msg: 'request' },
  ]);
});
