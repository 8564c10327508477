import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { openOperatorListener, databaseAway } from '../http/index.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { buildApp } from '../app.ts';
import type { Config } from '../config.ts';
import { createHost } from './create-host.ts';
import { startDailyBackups } from '../backup/daily-backups.ts';
import type { OpenedDatabase } from '../db/open.ts';
import { cacheFinishedMedia } from '../media/finished-media.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { countSearchWords } from './count-search-words.ts';
import { fillEmptyMarket } from './fill-empty-market.ts';
import { say } from './progress.ts';
import { settleRestore } from './settle-restore.ts';
import type { StopSteps } from './stop-steps.ts';

const RETRY_MS = 1_000;

interface Served {
  readonly config: Config;
  readonly secrets: Secrets;
  readonly opened: OpenedDatabase;
}

/**
 * Prepares an opened database and starts the server. Returns a function that begins the background
 * work.
 */
export async function serve(
  { config, secrets, opened }: Served,
  steps: StopSteps,
  onLogger: (log: FastifyBaseLogger) => void,
): Promise<() => Promise<void>> {
  const settled = await settleRestore(config, opened);
  if (settled) say(settled);
  await bringUpToDate(config, opened);
  cacheFinishedMedia(opened.db);
  let log: FastifyBaseLogger | undefined;
  let stopping = false;
  const created = await createHost(config, opened, {
    secrets,
    cacheRows: true,
    onTrouble({ error }) {
      // Do not report work that a stop interrupts, because the next start resumes it.
      if (!stopping) log?.error({ err: error }, 'background work failed');
    },
  });
  steps.add(created.close);
  const app = await buildApp(created.host);
  log = app.log;
  onLogger(app.log);
  steps.add(
    () => app.close(),
    () => {
      app.server.closeAllConnections();
    },
  );
  await fillEmptyMarket(created.host);

  const operators = await openOperatorListener(app, config);
  if (operators) {
    steps.add(async () => {
      operators.closeAllConnections();
      await new Promise((resolve) => operators.close(resolve));
    });
  }
  await app.listen({ port: config.port, host: config.host });
  steps.add(() => {
    stopping = true;
  });
  return async () => {
    await whileDatabaseIsAway(() => created.host.jobs.start());
    await whileDatabaseIsAway(() => countSearchWords(opened.db));
    steps.add(startDailyBackups(config, opened, app.log));
  };

  /** The server already answers visitors, so a lost connection must not end it. */
  async function whileDatabaseIsAway(begin: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await begin();
      } catch (error) {
        if (stopping || !(error instanceof Error) || !databaseAway(error)) throw error;
        app.log.error({ err: error }, 'background work did not begin');
        await wait(RETRY_MS);
      }
    }
  }
}
