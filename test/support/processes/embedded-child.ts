import { readFileSync, writeSync } from 'node:fs';
import { Client } from 'pg';
import { startEmbedded } from '../../../storefront-host/db/embedded/start-embedded.ts';

/**
 * Runs a Talad's database in a separate process, for tests that kill it. Arguments: `hold` or
 * `write`, DATA_DIR, the folder of the binaries, and for root the user to switch to.
 */
const [mode, dataDir = '', native = '', user] = process.argv.slice(2);
// Load everything before switching the user, who may not be able to read this folder.
if (user) becomeUser(user);

try {
  const server = await startEmbedded({ dataDir, native });
  report(`ready ${server.pid}`);
  if (mode === 'write') await write(server.connection);
  else setInterval(() => undefined, 60_000);
} catch (error) {
  report(`failed ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

/** Commits one row after another and reports each: a reported row must never be lost. */
async function write(connection: object): Promise<void> {
  const client = new Client(connection);
  // A killed server also breaks an open query, which reports it.
  client.on('error', () => undefined);
  await client.connect();
  await client.query('CREATE TABLE IF NOT EXISTS kept (id bigserial PRIMARY KEY)');
  for (;;) {
    const { rows } = await client.query<{ id: string }>(
      'INSERT INTO kept DEFAULT VALUES RETURNING id',
    );
    report(`kept ${rows[0]?.id}`);
  }
}

function report(line: string): void {
  writeSync(1, `${line}\n`);
}

function becomeUser(name: string): void {
  const entry = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([found]) => found === name);
  process.setgroups?.([]);
  process.setgid?.(Number(entry?.[3]));
  process.setuid?.(Number(entry?.[2]));
}
