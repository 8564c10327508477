import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from 'node:http';
import { freePort } from '../../../test/support/processes/free-port.ts';
import { createTestHost, type TestHost } from '../../../test/support/test-host.ts';
import { openOperatorListener } from './operator-listener.ts';

let host: TestHost;
let listener: Server | null;
let port: number;

beforeAll(async () => {
  port = await freePort();
  host = await createTestHost({ env: { OPERATOR_PORT: String(port) } });
  listener = await openOperatorListener(host.app, host.host.config);
});
afterAll(async () => {
  listener?.close();
  await host.close();
});

const FORWARDED = [
  ['x-forwarded-for', '203.0.113.7'],
  ['forwarded', 'for=203.0.113.7'],
  ['via', '1.1 proxy'],
  ['x-real-ip', '203.0.113.7'],
] as const;

test('operators are answered on both listeners of a local market', async () => {
  expect((await host.inject('/devadmin/mail')).statusCode).not.toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/devadmin/mail`)).status).not.toBe(404);
});

test.each(FORWARDED)('a request with %s reaches no page of operators', async (name, value) => {
  for (const url of ['/admin', '/devadmin', '/devadmin/mail', '/admin/people']) {
    const answer = await host.inject({ url, headers: { [name]: value } });
    expect([url, answer.statusCode]).toEqual([url, 404]);
    const other = await fetch(`http://127.0.0.1:${port}${url}`, { headers: { [name]: value } });
    expect([url, other.status]).toEqual([url, 404]);
  }
  // Signing in on the operators' port through a proxy fails too.
  const signIn = await fetch(`http://127.0.0.1:${port}/login`, { headers: { [name]: value } });
  expect(signIn.status).toBe(404);
  // The public listener accepts proxied requests.
  const front = await host.inject({ url: '/healthz', headers: { [name]: value } });
  expect(front.statusCode).toBe(200);
});
