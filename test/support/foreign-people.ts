import type { Db } from '../../storefront-host/db/open.ts';
import { products, shops } from './fixture-market.ts';

/** Rows of identity/staff-matrix.test.ts about reviews and customers. */
export const peopleRows = {
  'GET /reviews': 'ok ok 403 403 403 403 403',
  'GET /reviews/:id': 'ok ok 403 403 403 403 403',
  'PUT /reviews/:id/answer': 'ok ok 403 403 403 403 403',
  'PUT /reviews/:id/hide': 'ok ok 403 403 403 403 403',
  'PUT /reviews/:id/report': 'ok ok 403 403 403 403 403',
};

/** A review and a customer of beta with this id; returns the name that no other shop may read. */
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
  return name;
}
