import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig, type Config } from '../../../storefront-host/config.ts';
import { migrateToLatest } from '../../../storefront-host/db/migrate.ts';
import { openConfigured } from '../../../storefront-host/db/open-configured.ts';
import type { Db } from '../../../storefront-host/db/open.ts';
import { openMediaStore } from '../../../storefront-host/media/open-media-store.ts';
import { followNames } from '../../../storefront-host/modules/catalog/search/text/follow-names.ts';
import { platformPlace } from '../../../storefront-host/rendering/links.ts';
import { seedDemo } from '../../../storefront-host/startup/demo/seed-demo.ts';
import { openShelf, type Shelf } from './judged-shelf.ts';
import { insertSharedCatalogue } from './shared-catalogue.ts';

/** Runs with the demo market in a database of its own. */
export function withDemoMarket<T>(run: (shelf: Shelf) => Promise<T>): Promise<T> {
  return withShelf(async (db, config) => {
    const media = await openMediaStore(config);
    await seedDemo({ config, db, media, now: () => new Date() }, () => undefined);
  }, run);
}

/** Runs with the real catalogues in a database of their own. */
export function withSharedCatalogue<T>(run: (shelf: Shelf) => Promise<T>): Promise<T> {
  return withShelf(insertSharedCatalogue, run);
}

async function withShelf<T>(
  fill: (db: Db, config: Config) => Promise<void>,
  run: (shelf: Shelf) => Promise<T>,
): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'talad-quality-'));
  await chmod(dataDir, 0o755);
  const config = readConfig({ DATA_DIR: dataDir });
  const { opened, stop } = await openConfigured(config);
  try {
    await migrateToLatest(opened.db);
    await fill(opened.db, config);
    // As the job does a minute after names of categories and tags were written.
    while (await followNames(opened.db));
    const ctx = { config, place: platformPlace(config), lang: 'th', now: new Date() } as const;
    return await run(await openShelf(opened.db, ctx));
  } finally {
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
