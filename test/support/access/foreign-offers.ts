import type { Db } from '../../../storefront-host/db/open.ts';

/** Rows of identity/staff-matrix.test.ts about promotions and coupons. */
export const offerRows = {
  'GET /promotions': '          ok  ok  ok   403  403  403  403',
  'GET /promotions.csv': 'ok ok ok 403 403 403 403',
  'GET /promotions/:id': '      ok  ok  ok   403  403  403  403',
  'POST /promotions': '         ok  403 ok   403  403  403  403',
  'POST /promotions/preview': ' ok  ok  ok   403  403  403  403',
  'PUT /promotions/:id': '      ok  403 ok   403  403  403  403',
  'POST /promotions/:id/end': ' ok  403 ok   403  403  403  403',
  'DELETE /promotions/:id': '   ok  403 ok   403  403  403  403',
  'GET /coupons': '             ok  ok  ok   403  403  403  403',
  'GET /coupons.csv': 'ok ok ok 403 403 403 403',
  'GET /coupons/:id': '         ok  ok  ok   403  403  403  403',
  'POST /coupons': '            ok  403 ok   403  403  403  403',
  'PUT /coupons/:id': '         ok  403 ok   403  403  403  403',
  'POST /coupons/:id/end': '    ok  403 ok   403  403  403  403',
  'POST /coupons/:id/codes': '  ok  403 ok   403  403  403  403',
  'GET /coupons/:id/codes.csv': 'ok 403 ok   403  403  403  403',
  'DELETE /coupons/:id': '      ok  403 ok   403  403  403  403',
} as const;

/** Adds a coupon and a promotion of beta, with texts that staff of alpha may not read. */
export async function insertForeignOffers(db: Db) {
  const window = { begins_at: new Date(0), ends_at: new Date(Date.now() + 86_400_000) };
  const coupon = await db
    .insertInto('coupon')
    .values({
      ...window,
      shop_id: 3,
      code: 'BETAONLY',
      title: 'คูปองของเบต้า',
      kind: 'free_shipping',
      value: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('coupon_code')
    .values({ shop_id: 3, coupon_id: coupon.id, code: 'BETAONLY-2' })
    .execute();
  const promotion = await db
    .insertInto('promotion')
    .values({ ...window, shop_id: 3, kind: 'news', slug: 'x', title: 'โปรของเบต้า' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    coupon: String(coupon.id),
    promotion: String(promotion.id),
    secrets: ['BETAONLY', 'คูปองของเบต้า', 'โปรของเบต้า'],
  };
}
