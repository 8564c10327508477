import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

describe('probes', () => {
  let host: TestHost;
  beforeAll(async () => {
    host = await createTestHost();
  });
  afterAll(() => host.close());

  test('the process answers under any name', async () => {
    const answer = await host.inject({ url: '/healthz', headers: { host: '10.1.2.3:4000' } });
    expect(answer.json()).toEqual({ ok: true });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('is ready for visitors once the jobs run, and not without its database', async () => {
    const state = { database: true, disk: true, migrations: true, stopping: false };
    const before = await host.inject('/readyz');
    expect([before.statusCode, before.json()]).toEqual([
      503,
      { ...state, ready: false, jobs: false },
    ]);
    await host.host.jobs.start();
    const after = await host.inject('/readyz');
    expect([after.statusCode, after.json()]).toEqual([200, { ...state, ready: true, jobs: true }]);

    await host.database.drop();
    const lost = await host.inject('/readyz');
    expect([lost.statusCode, lost.json().database]).toEqual([503, false]);
    expect((await host.inject('/healthz')).statusCode).toBe(200);
  });
});

test('stopping finishes the request that runs and takes no new one', async () => {
  const host = await createTestHost();
  const hasBegun = new Promise((resolve) => host.app.server.once('request', resolve));
  // Makes a request slow: its query waits for this lock.
  const locker = await host.database.pool.connect();
  await locker.query('BEGIN; LOCK TABLE shop');
  const url = new URL(await host.app.listen({ port: 0, host: '127.0.0.1' }));
  const port = Number(url.port);
  const slow = fetch(new URL('/readyz', url));
  await hasBegun;

  const closing = host.app.close();
  while (await accepts(port)) continue;
  await locker.query('ROLLBACK');
  locker.release();

  const answer = await slow;
  expect(answer.headers.get('connection')).toBe('close');
  expect(await answer.json()).toMatchObject({ database: true, stopping: true, ready: false });
  await closing;
  await host.close();
});

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
