import { Writable } from 'node:stream';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestHost, type TestHost } from '../../test/support/test-host.ts';
import { signIn } from '../../test/support/sign-in.ts';
import { buildApp } from '../app.ts';
import type { App } from '../host.ts';

let host: TestHost;
let app: App;
const lines: string[] = [];

beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { LOG_LEVEL: 'info' } });
  const to = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  app = await buildApp(logged(host), to);
});
afterAll(async () => {
  await app.close();
  await host.close();
});

/** The same host with a queue of its own: a kind has one handler. */
function logged({ host }: TestHost) {
  return { ...host, jobs: { ...host.jobs, running: false, handle: () => undefined } };
}

async function logOf(request: InjectOptions) {
  lines.length = 0;
  const answer = await app.inject(request);
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
