import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Host } from '../host.ts';
import { writeOutbox } from '../jobs/outbox.ts';
import { insertMedia } from '../media/media.repository.ts';
import { demoMarket } from './content/index.ts';
import { demoOrders } from './content/orders.ts';
import { drawPictures, type DrawnPicture } from './draw-pictures.ts';
import { shelve } from './picture-shelf.ts';
import { planPictures } from './plan-pictures.ts';
import { insertOrders } from './seed-orders.ts';
import { insertPages } from './seed-pages.ts';
import { insertPeople, insertStaff, preparePeople, type SeededPerson } from './seed-people.ts';
import { insertProducts } from './seed-products.ts';
import { insertCategories, insertShops } from './seed-shops.ts';

/** Progress of the seed: `report('pictures', 12, 180)`. */
export type SeedReport = (step: SeedStep, done: number, total: number) => void;
export type SeedStep = 'pictures' | 'accounts' | 'shops' | 'products' | 'orders';

type SeedHost = Pick<Host, 'config' | 'db' | 'media' | 'now'>;

/**
 * Fills an empty market with the demo shops; true when it did. A market that has any shop, or whose
 * PUBLIC_URL is not local, is left alone (design: Running it). Killed at any moment it leaves no
 * rows: pictures are drawn first, into files that the next try finds again, then one transaction.
 */
export async function seedDemo(host: SeedHost, report: SeedReport): Promise<boolean> {
  if (!host.config.isLocal || (await hasShops(host.db))) return false;
  const plan = planPictures();
  report('pictures', 0, plan.length);
  const drawn = await drawPictures(host.media, plan, (done) => {
    report('pictures', done, plan.length);
  });
  const now = host.now();
  const people = await preparePeople(now);
  return host.db.transaction().execute(async (trx) => {
    // Two processes may start on one empty database: the second one finds the first one's shops.
    await sql`SELECT pg_advisory_xact_lock(hashtext('talad.demo'))`.execute(trx);
    if (await hasShops(trx)) return false;
    await fill(trx, drawn, people, now, report);
    return true;
  });
}

async function fill(
  trx: Transaction<Database>,
  drawn: readonly DrawnPicture[],
  people: readonly SeededPerson[],
  now: Date,
  report: SeedReport,
): Promise<void> {
  const shelf = shelve(drawn);
  const ids = await insertPeople(trx, people, now);
  report('accounts', people.length, people.length);
  await insertShops(trx, shelf, now);
  await insertStaff(trx, people, ids);
  const categories = await insertCategories(trx);
  for (const { media } of drawn) {
    await insertMedia(trx, media);
    await writeOutbox(trx, 'image.variants', { shop_id: media.shop_id, media_id: media.id });
  }
  const sites = 1 + demoMarket.shops.length;
  report('shops', sites, sites);
  const total = demoMarket.shops.reduce((sum, shop) => sum + shop.products.length, 0);
  const uuids = await insertProducts(trx, {
    shelf,
    categories,
    now,
    inserted: (done) => {
      report('products', done, total);
    },
  });
  await insertPages(trx, shelf, { categories, products: await productIds(trx) }, now);
  const orderPeople = {
    ownerId: idOf(ids, 'owner@talad.test'),
    shopperId: idOf(ids, 'shopper@talad.test'),
  };
  await insertOrders(trx, uuids, orderPeople, now, (done) => {
    report('orders', done, demoOrders.length);
  });
  await sql`SELECT setval('shop_id_seq', (SELECT max(id) FROM shop))`.execute(trx);
}

function idOf(ids: ReadonlyMap<string, string>, email: string): string {
  const id = ids.get(email);
  if (!id) throw new Error(`no account ${email}`);
  return id;
}

async function productIds(trx: Transaction<Database>): Promise<ReadonlyMap<string, number>> {
  const rows = await trx
    .selectFrom('product')
    .select(['id', 'slug'])
    .where('parent_id', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.slug, row.id]));
}

async function hasShops(db: Pick<Host['db'], 'selectFrom'>): Promise<boolean> {
  const shop = await db.selectFrom('shop').select('id').limit(1).executeTakeFirst();
  return shop !== undefined;
}
