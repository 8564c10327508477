import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestHost } from '../test/support/test-host.ts';
import { createTestDatabase } from '../test/support/test-database.ts';
import { makeSecrets } from './secrets/secrets.ts';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { createHost } from './startup/create-host.ts';

it('a machine that takes a minute to start a module starts the server all the same', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'talad-app-'));
  const database = await createTestDatabase();
  const { host, close } = await createHost(
    readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }),
    database,
    { secrets: makeSecrets(), onTrouble: () => undefined },
  );
  onTestFinished(async () => {
    vi.useRealTimers();
    await close();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const app = await buildApp(host, undefined, [
    async (scope) => {
      await vi.advanceTimersByTimeAsync(60_000);
      scope.get('/slow', { config: { access: 'public' } }, () => ({ ready: true }));
    },
  ]);
  vi.useRealTimers();
  const reply = await app.inject('/slow');
  expect(reply.json()).toEqual({ ready: true });
  await app.close();
});

/** A POST whose body comes in parts, as over a slow network. */
async function slowPost(port: number, body: string, sent: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket
    .setEncoding('utf8')
    .write(
      `POST /api/v1/cart/status HTTP/1.1\r\nHost: localhost:4000\r\nOrigin: http://localhost:4000\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, sent)}`,
    );
  return socket;
}

it('ends a request whose body never comes, and waits for one that is only slow', async () => {
  const host = await createTestHost();
  onTestFinished(host.close);
  const { server } = host.app;
  const { port } = new URL(await host.app.listen({ port: 0, host: '127.0.0.1' }));
  const body = JSON.stringify({ contents: [] });
  expect(server.requestTimeout).toBe(300_000);

  const slow = await slowPost(Number(port), body, 0);
  for (const letter of body) {
    // Each part arrives by itself: the server answers another request that was sent after it.
    slow.write(letter);
    await fetch(`http://127.0.0.1:${port}/healthz`);
  }
  const [answer] = await once(slow, 'data');
  // The body was read to its end: it is refused for its content, not for its speed.
  expect(answer).toMatch(/^HTTP\/1\.1 400 .*"path":"products"/s);
  slow.destroy();

  // Node takes the shorter one for the headers, whichever is which.
  server.headersTimeout = 100;
  server.requestTimeout = 100;
  const endless = await slowPost(Number(port), body, 5);
  const [refusal] = await once(endless, 'data');
  expect(refusal).toMatch(/^HTTP\/1\.1 408 /);
  await once(endless, 'close');
}, 60_000);
