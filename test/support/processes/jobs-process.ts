import { readConfig } from '../../../storefront-host/config.ts';
import { makeSecrets } from '../../../storefront-host/secrets/secrets.ts';
import { buildApp } from '../../../storefront-host/app.ts';
import { createHost } from '../../../storefront-host/startup/create-host.ts';
import { openDatabase, type Connection } from '../../../storefront-host/db/open.ts';

/**
 * Processes the queue of a database (JOBS_CONNECTION) until it is killed. It prints 'working' once
 * it has begun.
 */
const connection = JSON.parse(process.env['JOBS_CONNECTION'] ?? '') as Connection;
const config = readConfig({ LOG_LEVEL: 'silent', ...process.env });
const { host } = await createHost(config, openDatabase(connection), {
  secrets: makeSecrets(),
  onTrouble: ({ error }) => process.stderr.write(`${String(error)}\n`),
});
await buildApp(host);
await host.jobs.start();
process.stdout.write('working\n');
