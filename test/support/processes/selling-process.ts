import { makeSecrets, type Secrets } from '../../../storefront-host/secrets/secrets.ts';
import { buildApp } from '../../../storefront-host/app.ts';
import { readConfig } from '../../../storefront-host/config.ts';
import { createHost } from '../../../storefront-host/startup/create-host.ts';
import { openDatabase, type Connection } from '../../../storefront-host/db/open.ts';

/**
 * Runs a whole server in a separate process, on the database in SELLING (with the secrets that
 * several servers share). It prints its port, and ends with its parent.
 */
const { connection, secrets } = JSON.parse(process.env['SELLING'] ?? '{}') as {
  readonly connection: Connection;
  readonly secrets?: Secrets;
};
const config = readConfig({ LOG_LEVEL: 'error', ...process.env });
const opened = openDatabase(connection, { max: 8 });
const { host } = await createHost(config, opened, {
  secrets: secrets ?? makeSecrets(),
  onTrouble: ({ error }) => process.stderr.write(`${String(error)}\n`),
});
const app = await buildApp(host);
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`selling on ${new URL(address).port}\n`);
process.stdin.once('end', () => process.exit(0)).resume();
