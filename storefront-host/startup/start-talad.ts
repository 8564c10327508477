import type { FastifyBaseLogger } from 'fastify';
import { openSecrets } from '../secrets/secrets.ts';
import type { Config } from '../config.ts';
import { openConfigured } from '../db/open-configured.ts';
import { checkPort } from './check-port.ts';
import { makeFolder } from '../db/make-folder.ts';
import { say } from './progress.ts';
import type { StopSteps } from './stop-steps.ts';

/**
 * Starts everything, from the settings to a server that answers. A stop closes the resources in
 * `steps`. Returns a function that begins the background work, for which no visitor waits.
 */
export async function startTalad(config: Config, steps: StopSteps): Promise<() => Promise<void>> {
  // Reports configuration mistakes before the slow preparation of the database.
  await checkPort(config.port, config.host);
  if (config.operatorPort !== undefined) await checkPort(config.operatorPort, '127.0.0.1');
  makeFolder(config.dataDir);
  const secrets = await openSecrets(config.dataDir);
  // Set once there is a server that logs; slow queries before that are not logged.
  let log: FastifyBaseLogger | undefined;
  const opening = openConfigured(config, {
    slowQueryMs: config.slowQueryMs,
    onSlow: (query) => log?.warn(query, 'slow query'),
    report: say,
  });
  // The database starts in its own process while this one loads its modules.
  const loading = import('./serve.ts');
  const storage = await opening;
  steps.add(storage.stop, storage.force);
  const { serve } = await loading;
  return serve({ config, secrets, opened: storage.opened }, steps, (logger) => {
    log = logger;
  });
}
