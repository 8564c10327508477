import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { Config } from './config.ts';
import type { Db } from './db/open.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { MediaStore } from './media/media-store.ts';
import type { PictureWorker } from './media/picture-worker.ts';
import type { Secrets } from './secrets/secrets.ts';
import type { LiveNotices } from './live/live-notices.ts';
import type { PageCache } from './cache/page-cache.ts';
import type { Visits } from './visits/open-visits.ts';

/** Context of a module. All that lives longer than a request is here and nowhere else. */
export interface Host {
  readonly config: Config;
  readonly secrets: Secrets;
  readonly db: Db;
  readonly jobs: Jobs;
  readonly media: MediaStore;
  readonly pictureWorker: PictureWorker;
  readonly pageCache: PageCache;
  readonly liveNotices: LiveNotices;
  readonly visits: Visits;
  /** The time, as an argument: tests set it. */
  readonly now: () => Date;
}

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** One module of the host: registers routes and job handlers, in the order of modules/index.ts. */
export type Module = (app: App, host: Host) => void | Promise<void>;
