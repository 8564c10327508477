import type { Db } from '../../storefront-host/db/open.ts';
import { accounts, products, shops } from './fixture-market.ts';

/** Rows of identity/staff-matrix.test.ts about messages, reviews, customers and settings of lists. */
export const peopleRows = {
  'GET /messages': 'ok ok 403 403 403 403 403',
  'GET /messages/:id': 'ok ok 403 403 403 403 403',
  'POST /messages/:id/read': 'ok ok 403 403 403 403 403',
  'PUT /messages/:id': 'ok ok 403 403 403 403 403',
  'POST /messages/:id/answers': 'ok ok 403 403 403 403 403',
  'GET /reviews': 'ok ok 403 403 403 403 403',
  'GET /reviews/:id': 'ok ok 403 403 403 403 403',
  'PUT /reviews/:id/answer': 'ok ok 403 403 403 403 403',
  'PUT /reviews/:id/hide': 'ok ok 403 403 403 403 403',
  'PUT /reviews/:id/report': 'ok ok 403 403 403 403 403',
  'GET /list-settings': 'ok ok ok ok ok ok ok',
  'POST /list-settings/:list/views': 'ok ok ok ok ok ok ok',
  'DELETE /list-settings/:list/views': 'ok ok ok ok ok ok ok',
  'PUT /list-settings/:list/columns': 'ok ok ok ok ok ok ok',
};

/** A review and a customer of beta with this id, and a saved view; returns the name that no other shop may read. */
export async function insertForeignPeople(db: Db, id: string): Promise<string> {
  const { id: shop_id } = shops.beta;
  const name = 'ลูกค้าลับของเบต้า';
  const { id: product_id } = products.mango;
  await db
    .insertInto('review')
    .values({ shop_id, id, product_id, reviewer_name: name, stars: 5, lang: 'th' })
    .execute();
  await db
    .insertInto('customer')
    .values({ shop_id, id, name, lang: 'th', last_at: new Date() })
    .execute();
  const views = JSON.stringify([{ name, filter: {}, sort: { field: 'id', order: 'ASC' } }]);
  await db
    .insertInto('list_setting')
    .values({ shop_id, account_id: accounts.ownerBeta.id, list: 'products', views })
    .execute();
  return name;
}
