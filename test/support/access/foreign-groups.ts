import type { Db } from '../../../storefront-host/db/open.ts';

interface Made {
  readonly id: number;
}

/** Texts that only these records contain. */
export const groupSecrets = ['หมวดลับ', 'คอลเลกชันลับ', 'แบรนด์ลับ', 'แท็กลับ', 'ผู้ประกวดลับ'];

/**
 * Adds a record of each way in which a shop groups its products, and a contestant; keys are the
 * last part of the list's path.
 */
export async function insertGroups(db: Db, shopId: number): Promise<ReadonlyMap<string, Made>> {
  const category = await db
    .insertInto('category')
    .values({ shop_id: shopId, slug: 'x', title: 'หมวดลับ', parent_id: null, image: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const collection = await db
    .insertInto('collection')
    .values({ shop_id: shopId, slug: 'x', title: 'คอลเลกชันลับ', published_at: null, image: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const brand = await db
    .insertInto('brand')
    .values({ shop_id: shopId, name: 'แบรนด์ลับ' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const tag = await db
    .insertInto('tag')
    .values({ shop_id: shopId, name: 'แท็กลับ' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const contestant = await db
    .insertInto('contestant')
    .values({ shop_id: shopId, number: 1, name: 'ผู้ประกวดลับ', image: null, created_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return new Map([
    ['categories', category],
    ['collections', collection],
    ['brands', brand],
    ['tags', tag],
    ['contestants', contestant],
  ]);
}

/** Queries of their routes, by path, valid if a route takes one. */
export const groupQueries: Readonly<Record<string, string>> = {
  '/report': '?from=2026-11-01&to=2026-11-30',
  // A word that only a secret page and a secret customer contain.
  '/find': '?q=%E0%B8%A5%E0%B8%B1%E0%B8%9A',
  '/categories/:id': '?revision=1&products_to=0',
  '/collections/:id': '?revision=1',
  '/brands/:id': '?revision=1&take_off=true',
  '/tags/:id': '?revision=1&take_off=true',
  '/contestants/:id': '?revision=1',
};
export const groupBodies: Readonly<Record<string, object>> = {
  '/categories/:id/move': { revision: 1, parent_id: null, before_id: null },
  '/categories/:id': { revision: 1, slug: 'x' },
  '/collections/:id': { revision: 1, slug: 'y' },
  '/brands/:id': { revision: 1, image: null },
  '/tags/:id': { revision: 1, titles: {} },
  '/contestants': { number: 1, titles: { th: 'x', en: 'x' } },
  '/contestants/:id': { revision: 1, link: '/help' },
  '/contestants/order': { ids: [1] },
  '/tags/:id/merge': { revision: 1, into: 1 },
};

/** Access of each flag to them: rows of identity/staff-matrix.test.ts. */
export const groupRows: Readonly<Record<string, string>> = {
  //                          owner web  prod dsgn bEd  bAdd drop
  'GET /categories': 'ok ok ok 403 403 403 ok',
  'GET /categories/:id': 'ok ok ok 403 403 403 ok',
  'POST /categories': 'ok 403 ok 403 403 403 403',
  'PUT /categories/:id': 'ok 403 ok 403 403 403 403',
  'POST /categories/:id/move': 'ok 403 ok 403 403 403 403',
  'DELETE /categories/:id': 'ok 403 ok 403 403 403 403',
  'POST /categories/:id/restore': 'ok 403 ok 403 403 403 403',
  'GET /collections': 'ok ok ok 403 403 403 ok',
  'GET /collections.csv': 'ok ok ok 403 403 403 ok',
  'GET /collections/:id': 'ok ok ok 403 403 403 ok',
  'POST /collections/preview': 'ok ok ok 403 403 403 ok',
  'POST /collections': 'ok 403 ok 403 403 403 403',
  'PUT /collections/:id': 'ok 403 ok 403 403 403 403',
  'DELETE /collections/:id': 'ok 403 ok 403 403 403 403',
  'POST /collections/:id/restore': 'ok 403 ok 403 403 403 403',
  'GET /brands': 'ok ok ok 403 403 403 ok',
  'GET /brands.csv': 'ok ok ok 403 403 403 ok',
  'GET /brands/:id': 'ok ok ok 403 403 403 ok',
  'POST /brands': 'ok 403 ok 403 403 403 403',
  'PUT /brands/:id': 'ok 403 ok 403 403 403 403',
  'DELETE /brands/:id': 'ok 403 ok 403 403 403 403',
  'POST /brands/:id/restore': 'ok 403 ok 403 403 403 403',
  'GET /tags': 'ok ok ok 403 403 403 ok',
  'GET /tags.csv': 'ok ok ok 403 403 403 ok',
  'GET /tags/:id': 'ok ok ok 403 403 403 ok',
  'PUT /tags/:id': 'ok 403 ok 403 403 403 403',
  'POST /tags/:id/merge': 'ok 403 ok 403 403 403 403',
  'DELETE /tags/:id': 'ok 403 ok 403 403 403 403',
  'POST /tags/:id/restore': 'ok 403 ok 403 403 403 403',
  'GET /contestants': 'ok ok 403 403 403 403 403',
  'GET /contestants/order': 'ok ok 403 403 403 403 403',
  'PUT /contestants/order': 'ok ok 403 403 403 403 403',
  'GET /contestants.csv': 'ok ok 403 403 403 403 403',
  'GET /contestants/:id': 'ok ok 403 403 403 403 403',
  'POST /contestants': 'ok ok 403 403 403 403 403',
  'PUT /contestants/:id': 'ok ok 403 403 403 403 403',
  'DELETE /contestants/:id': 'ok ok 403 403 403 403 403',
  'POST /contestants/:id/restore': 'ok ok 403 403 403 403 403',
};
