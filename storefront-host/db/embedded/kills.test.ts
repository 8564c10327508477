import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { native, startChild } from '../../../test/support/processes/embedded-process.ts';
import { startEmbedded } from './start-embedded.ts';

/** Skip other lines of the writer, which are the driver's messages about its lost connection. */
const ROW_ID = /^\d+$/;

test('after ten kills of server and database every acknowledged row is there', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'talad-kills-'));
  chmodSync(dataDir, 0o755);
  const acknowledged = new Set<string>();
  for (let round = 0; round < 10; round += 1) {
    const running = await startChild(dataDir, { mode: 'write' });
    const wanted = acknowledged.size + 20 + round * 7;
    for (let line = await running.lines.next(); !line.done; line = await running.lines.next()) {
      acknowledged.add(line.value.replace('kept ', ''));
      if (acknowledged.size === wanted) await running.killBoth();
    }
  }
  const server = await startEmbedded({ dataDir, native });
  const client = new Client(server.connection);
  await client.connect();
  const { rows } = await client.query<{ id: string }>('SELECT id FROM kept');
  await client.end();
  await server.stop();
  rmSync(dataDir, { recursive: true });
  const there = new Set(rows.map((row) => row.id));
  expect(acknowledged.size).toBeGreaterThan(500);
  expect([...acknowledged].filter((id) => ROW_ID.test(id) && !there.has(id))).toEqual([]);
}, 120_000);
