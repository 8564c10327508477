import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Host } from '../../host.ts';
import { demoMarket } from '../../../presets/demo-market/index.ts';
import { demoOrders } from '../../../presets/demo-market/orders.ts';
import { copyPictures, type CopiedPicture } from './copy-pictures.ts';
import { shippedPictures } from './picture-files.ts';
import { shelve } from './picture-shelf.ts';
import { insertCoupons, insertPosts, insertReviews } from './seed-contents.ts';
import { insertLists } from './seed-lists.ts';
import { insertOffers } from './seed-offers.ts';
import { insertOrders } from './seed-orders.ts';
import { insertLooks } from './seed-looks.ts';
import { insertPages } from './seed-pages.ts';
import { insertPeople, insertStaff, preparePeople, type SeededPerson } from './seed-people.ts';
import { insertProducts } from './seed-products.ts';
import { insertSellers } from './seed-sellers.ts';
import { insertService } from './seed-service.ts';
import { insertShopper } from './seed-shopper.ts';
import { insertCategories, insertShops } from './seed-shops.ts';

/** Progress of the seed: `report('pictures', 12, 180)`. */
export type SeedReport = (step: SeedStep, done: number, total: number) => void;
export type SeedStep = 'pictures' | 'accounts' | 'shops' | 'products' | 'orders';

type SeedHost = Pick<Host, 'config' | 'db' | 'media' | 'now'>;

/**
 * Fills an empty market with the demo shops; true when it did. A market that has any shop, or whose
 * PUBLIC_URL is not local, is left alone (design: Running it). If it is killed, no rows remain: it
 * first copies the pictures, to files that the next attempt overwrites, and then writes all rows in
 * one transaction.
 */
export async function seedDemo(host: SeedHost, report: SeedReport): Promise<boolean> {
  if (!host.config.isLocal || (await hasShops(host.db))) return false;
  const shipped = shippedPictures();
  report('pictures', 0, shipped.length);
  const copied = await copyPictures(host.media, shipped, (done) => {
    report('pictures', done, shipped.length);
  });
  const now = host.now();
  const people = await preparePeople(now);
  return host.db.transaction().execute(async (trx) => {
    // Two processes may start on one empty database: the second one finds the first one's shops.
    await sql`SELECT pg_advisory_xact_lock(hashtext('talad.demo'))`.execute(trx);
    if (await hasShops(trx)) return false;
    await fill(trx, copied, people, now, report);
    return true;
  });
}

async function fill(
  trx: Transaction<Database>,
  copied: readonly CopiedPicture[],
  people: readonly SeededPerson[],
  now: Date,
  report: SeedReport,
): Promise<void> {
  const shelf = shelve(copied);
  const ids = await insertPeople(trx, people, now);
  report('accounts', people.length, people.length);
  await insertShops(trx, shelf, now);
  await insertStaff(trx, people, ids);
  const categories = await insertCategories(trx);
  await trx
    .insertInto('media')
    .values(copied.map(({ media, variants }) => ({ ...media, variants: JSON.stringify(variants) })))
    .execute();
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
  const products = await productIds(trx);
  await insertPages(trx, shelf, { categories, products }, now);
  await insertLooks(trx, shelf, categories, now);
  await insertLists(trx, shelf, categories);
  await insertReviews(trx, products, now);
  await insertPosts(trx, shelf, now);
  await insertCoupons(trx, now);
  await insertOffers(trx, shelf, now);
  const orderPeople = {
    ownerId: idOf(ids, 'owner@talad.test'),
    shopperId: idOf(ids, 'shopper@talad.test'),
  };
  await insertOrders(trx, uuids, orderPeople, now, (done) => {
    report('orders', done, demoOrders.length);
  });
  await insertShopper(trx, orderPeople.shopperId, uuids, now);
  await insertSellers(trx, shelf, now);
  await insertService(trx, products, now);
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
