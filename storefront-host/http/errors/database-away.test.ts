import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerAfterPost } from '../../../test/support/pages/follow-posted.ts';
import { createTestHost, type TestHost } from '../../../test/support/test-host.ts';
import { text } from '../../locales/text.ts';
import { databaseAway } from './database-away.ts';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
});
afterAll(() => host.close());

/** Sends a query and, while it waits for a lock on `shop`, terminates its connections. */
async function loseDuringRequest(
  request: InjectOptions = {
    url: '/api/v1/shops/2/detail',
    headers: { 'accept-language': 'th' },
  },
) {
  const client = await host.database.pool.connect();
  await client.query('BEGIN; LOCK TABLE shop');
  const pending = host.inject(request);
  // Uses this connection, because a request with parallel reads may hold all others.
  const lose = `SELECT pg_terminate_backend(pid) FROM pg_locks
    WHERE relation = 'shop'::regclass AND NOT granted`;
  await expect.poll(async () => (await client.query(lose)).rowCount).toBeGreaterThan(0);
  await client.query('ROLLBACK');
  client.release();
  return pending;
}

test('a connection that is lost under a request says: try again, and the next one works', async () => {
  const answer = await loseDuringRequest();
  expect([answer.statusCode, answer.json()]).toEqual([
    503,
    { error: true, code: 'UNAVAILABLE', message: 'ระบบขัดข้องชั่วคราว กรุณาลองใหม่อีกครั้งในอีกสักครู่' },
  ]);
  expect(answer.headers['retry-after']).toBe('1');
  const next = await host.inject('/api/v1/shops/2/detail');
  expect(next.statusCode).toBe(200);
});

test.each([
  ['th', '/web/alpha', 'กรุณาลองใหม่อีกครั้ง'],
  ['en', '/web/alpha', 'again'],
] as const)('a browser gets a page in %s from %s', async (lang, url, words) => {
  const answer = await loseDuringRequest({
    url,
    headers: { 'accept-language': lang, accept: 'text/html' },
  });
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1']);
  expect(answer.headers['content-type']).toContain('text/html');
  expect(answer.body).toContain(`<html lang="${lang}"`);
  expect(answer.body).toContain(words);
  expect(answer.body).not.toMatch(/terminat|Error/);
});

test('a form that was posted meanwhile leads to a page that says so, and posts nothing again', async () => {
  const headers = { accept: 'text/html', 'accept-language': 'en', origin: 'http://localhost:4000' };
  const posted = await loseDuringRequest({
    method: 'POST',
    url: '/web/alpha/contactus',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'name=Nida',
  });
  expect([posted.statusCode, posted.headers['retry-after']]).toEqual([303, '1']);
  const page = await answerAfterPost(host, posted, { headers });
  expect(page.statusCode).toBe(503);
  expect(page.body).toContain(text('en', 'error.UNAVAILABLE'));
});

test.each([
  ['a full disk', { code: '53100' }, '30'],
  ['a full disk of the media store', { code: 'ENOSPC' }, '30'],
  ['a missing socket', { code: 'ENOENT', syscall: 'connect' }, '1'],
  ['a lost client', { message: 'Client was closed and is not queryable' }, '1'],
  ['too many connections', { code: '53300' }, '1'],
])('%s is unavailable, not a bug', (_name, facts, seconds) => {
  const { message = '', ...codes } = facts as { message?: string };
  const failure = databaseAway(Object.assign(new Error(message), codes));
  expect([failure?.status, String(failure?.vars['seconds'] ?? 1)]).toEqual([503, seconds]);
});

test('a missing file and a broken rule of the database are bugs', () => {
  expect(databaseAway(Object.assign(new Error('no'), { code: 'ENOENT' }))).toBeNull();
  expect(databaseAway(Object.assign(new Error('no'), { code: '23505' }))).toBeNull();
});
