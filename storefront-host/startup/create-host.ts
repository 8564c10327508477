import type { Config } from '../config.ts';
import type { Host } from '../host.ts';
import { openSecrets, type Secrets } from '../secrets/secrets.ts';
import type { OpenedDatabase } from '../db/open.ts';
import { createJobs } from '../jobs/create-jobs.ts';
import { createLiveNotices } from '../live/live-notices.ts';
import { invalidateMedia } from '../media/finished-media.ts';
import { openMediaStore } from '../media/open-media-store.ts';
import { openPictureWorker, type WorkerOptions } from '../media/picture-worker.ts';
import { openPageCache } from '../cache/page-cache.ts';
import { cacheReads } from '../cache/read-cache.ts';
import { cacheProductRows } from '../modules/catalog/index.ts';
import { openVisits } from '../visits/open-visits.ts';
import { countBySession, NOTICES_CHANNEL } from '../identity/index.ts';

export interface HostOptions {
  readonly secrets?: Secrets;
  readonly now?: () => Date;
  readonly pictures?: WorkerOptions;
  /** Caches rows of products and other reads between answers; for servers only. */
  readonly cacheRows?: boolean;
  /** Called for failures of background work: jobs, the page cache's connection. */
  readonly onTrouble: (trouble: { readonly error: unknown }) => void;
}

/**
 * The host and a function that closes its resources. The caller closes the database that it opened.
 */
export interface CreatedHost {
  readonly host: Host;
  readonly close: () => Promise<void>;
}

export async function createHost(
  config: Config,
  opened: OpenedDatabase,
  options: HostOptions,
): Promise<CreatedHost> {
  const { onTrouble, now = () => new Date() } = options;
  const { connection, db } = opened;
  const onError = (error: unknown) => {
    onTrouble({ error });
  };
  const caches = options.cacheRows ? [cacheProductRows(db), cacheReads(db)] : [];
  const [secrets, media, pageCache] = await Promise.all([
    options.secrets ?? openSecrets(config.dataDir),
    openMediaStore(config),
    openPageCache({
      connection,
      now,
      onError,
      onDrop(keys) {
        invalidateMedia(db, keys);
        for (const cache of caches) cache.drop(keys);
      },
      onListening(listening) {
        for (const cache of caches) cache.setListening(listening);
      },
    }),
  ]);
  const pictureWorker = openPictureWorker(options.pictures);
  const jobs = createJobs(opened, onTrouble);
  const liveNotices = createLiveNotices({
    connection,
    channel: NOTICES_CHANNEL,
    countUnread: (sessions, at) => countBySession(db, sessions, at),
    now,
    onError,
  });
  const visits = openVisits({
    db,
    secret: secrets.tokenKeys[0],
    platformOrigin: config.publicUrl,
    now,
    onError,
  });
  return {
    host: { config, secrets, db, jobs, media, pictureWorker, pageCache, liveNotices, visits, now },
    async close() {
      await jobs.stop();
      await visits.close();
      pictureWorker.close();
      await liveNotices.close();
      await pageCache.close();
    },
  };
}
