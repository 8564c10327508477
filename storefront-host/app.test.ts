import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestDatabase } from '../test/support/test-database.ts';
import { makeSecrets } from './account/secrets.ts';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { createHost } from './create-host.ts';

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
