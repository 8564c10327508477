import { Type } from 'typebox';
import type { Db } from '../../../db/open.ts';
import { migrationState } from '../../../db/migrate.ts';
import { existingHome } from '../../../db/embedded/home.ts';
import type { Module } from '../../../host.ts';
import { hasRoom } from './disk-space.ts';

/** A database that does not answer within this time counts as down. */
const PATIENCE_MS = 2_000;

const Ready = Type.Object({
  ready: Type.Boolean(),
  database: Type.Boolean(),
  disk: Type.Boolean(),
  migrations: Type.Boolean(),
  jobs: Type.Boolean(),
  stopping: Type.Boolean(),
});

/**
 * Two health probes. /healthz: the process runs; restart it otherwise. /readyz: the process can serve visitors.
 * Both answer under any host name.
 */
export const health: Module = (app, host) => {
  const config = { access: 'public', origin: 'any', anonymous: true, anyHost: true } as const;
  // Cached: migrations are never rolled back while this process runs.
  let migrated = false;
  const { dataDir, databaseUrl } = host.config;
  const clusterHome = databaseUrl === undefined ? existingHome(dataDir) : undefined;

  async function disksHaveRoom(): Promise<boolean> {
    // The database may be on another machine; its disk counts as full after a write failed with that error.
    if (app.fullDisk.isRecent()) return false;
    const folders = new Set([dataDir, clusterHome ?? dataDir]);
    return (await Promise.all([...folders].map(hasRoom))).every(Boolean);
  }

  app.get(
    '/healthz',
    { config, schema: { response: { 200: Type.Object({ ok: Type.Literal(true) }) } } },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { ok: true } as const;
    },
  );

  app.get(
    '/readyz',
    { config, schema: { response: { 200: Ready, 503: Ready } } },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      const [database, disk] = await Promise.all([answersInTime(host.db), disksHaveRoom()]);
      migrated ||= database && (await migrationState(host.db)).pending.length === 0;
      const jobs = host.jobs.running;
      const stopping = app.stopping.now;
      const ready = database && disk && migrated && jobs && !stopping;
      const state = { ready, database, disk, migrations: migrated, jobs, stopping };
      return reply.status(ready ? 200 : 503).send(state);
    },
  );
};

async function answersInTime(db: Db): Promise<boolean> {
  const query = db
    .selectFrom('shop')
    .select('id')
    .limit(1)
    .execute()
    .then(
      () => true,
      () => false,
    );
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  return Promise.race([query, late]).finally(() => clearTimeout(timer));
}
