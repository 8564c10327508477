import { mkdirSync } from 'node:fs';
import { openOperatorListener } from '../account/operator-listener.ts';
import { buildApp } from '../app.ts';
import type { Config } from '../config.ts';
import { createHost } from '../create-host.ts';
import { startDailyBackups } from '../db/backup/daily-backups.ts';
import { openConfigured } from '../db/open-configured.ts';
import type { App } from '../host.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { checkPort } from './check-port.ts';
import { fillEmptyMarket } from './fill-empty-market.ts';
import { say } from './progress.ts';
import type { StopSteps } from './stop-steps.ts';

/** Everything from the settings to a listening server; `steps` gets what a stop has to close. */
export async function startTalad(config: Config, steps: StopSteps): Promise<App> {
  await checkPort(config.port, config.host);
  mkdirSync(config.dataDir, { recursive: true });
  // Slow queries are logged as soon as there is a server that logs.
  let app: App | undefined;
  const storage = await openConfigured(config, {
    slowQueryMs: config.slowQueryMs,
    onSlow: (query) => app?.log.warn(query, 'slow query'),
    report: say,
  });
  steps.add(storage.stop, storage.force);
  await bringUpToDate(config, storage.opened);

  const created = await createHost(config, storage.opened, {
    onTrouble: ({ error }) => app?.log.error({ err: error }, 'background work failed'),
  });
  steps.add(created.close);
  const server = await buildApp(created.host);
  app = server;
  steps.add(
    () => server.close(),
    () => {
      server.server.closeAllConnections();
    },
  );
  await fillEmptyMarket(created.host);

  const operators = await openOperatorListener(server, config);
  if (operators) {
    steps.add(async () => {
      operators.closeAllConnections();
      await new Promise((resolve) => operators.close(resolve));
    });
  }
  await server.listen({ port: config.port, host: config.host });
  await created.host.jobs.start();
  steps.add(startDailyBackups(config, storage.opened, server.log));
  return server;
}
