import { newId } from '../../../storefront-host/db/ids.ts';
import type { Db } from '../../../storefront-host/db/open.ts';
import { manualOrder } from '../manual-order.ts';
import { insertSlipRow, tagOrder } from '../records/order-rows.ts';
import { insertPaperRow } from '../records/paper-row.ts';
import { products, shops } from '../fixture-market.ts';

/** Rows of identity/staff-matrix.test.ts about orders. */
export const orderRows = {
  //                          owner web  prod dsgn bEd  bAdd drop
  'GET /report': 'ok ok 403 403 403 403 403',
  'GET /vat-limit': 'ok ok 403 403 403 403 403',
  'GET /wallet-debt': 'ok ok 403 403 403 403 403',
  'GET /orders': '              ok  ok  403  403  403  403  403',
  'GET /orders/:id': '          ok  ok  403  403  403  403  403',
  'POST /orders/:id/ship': '    ok  ok  403  403  403  403  403',
  'POST /orders/:id/receive': ' ok  ok  403  403  403  403  403',
  'POST /orders/:id/prepare': ' ok  ok  403  403  403  403  403',
  'POST /orders/:id/deliver': ' ok  ok  403  403  403  403  403',
  'POST /orders/:id/cancel': '  ok  ok  403  403  403  403  403',
  'POST /orders/:id/refuse': '  ok  ok  403  403  403  403  403',
  'POST /orders/:id/return/accept': 'ok ok 403 403 403 403 403',
  'POST /orders/:id/return/refuse': 'ok ok 403 403 403 403 403',
  'POST /orders/:id/return/receive': 'ok ok 403 403 403 403 403',
  'POST /orders/:id/refunds': ' ok  ok  403  403  403  403  403',
  'GET /slips': 'ok ok 403 403 403 403 403',
  'GET /slips.csv': 'ok ok 403 403 403 403 403',
  'GET /market-money': 'ok ok 403 403 403 403 403',
  'GET /market-money.csv': 'ok ok 403 403 403 403 403',
  'GET /market-money/sums': 'ok ok 403 403 403 403 403',
  'POST /orders/:id/slips/:slip_id/refuse': 'ok ok 403 403 403 403 403',
  'GET /orders/:id/pictures/:picture_id': 'ok ok 403 403 403 403 403',
  'POST /orders/:id/reopen': '  ok  ok  403  403  403  403  403',
  'POST /orders/:id/repay': '   ok  ok  403  403  403  403  403',
  'GET /orders/tags': '         ok  ok  403  403  403  403  403',
  'POST /orders': 'ok ok 403 403 403 403 403',
  'POST /orders/split': 'ok ok 403 403 403 403 403',
  'POST /orders/quote': 'ok ok 403 403 403 403 403',
  'GET /orders/picking': ' ok  ok  403  403  403  403  403',
  'POST /orders/tags': '        ok  ok  403  403  403  403  403',
  'GET /orders/labels': '       ok  ok  403  403  403  403  403',
  'GET /couriers': '            ok  ok  403  403  403  403  403',
  'POST /orders/:id/parcels': ' ok  ok  403  403  403  403  403',
  'POST /orders/remittances': 'ok ok 403 403 403 403 403',
  'POST /orders/:id/remit': 'ok ok 403 403 403 403 403',
  'POST /orders/tracking': 'ok ok 403 403 403 403 403',
  'PUT /orders/:id/parcels/:parcel_id': 'ok ok 403 403 403 403 403',
  'DELETE /orders/:id/parcels/:parcel_id': 'ok ok 403 403 403 403 403',
  'GET /papers': 'ok ok 403 403 403 403 403',
  'GET /orders/:id/papers': 'ok ok 403 403 403 403 403',
  'POST /orders/:id/papers': 'ok ok 403 403 403 403 403',
  'GET /papers/:id/print': 'ok ok 403 403 403 403 403',
  'GET /papers/:id/pdf': 'ok ok 403 403 403 403 403',
  'GET /tax-report': 'ok ok 403 403 403 403 403',
  'GET /tax-report.csv': 'ok 403 403 403 403 403 403',
  'POST /papers/:id/void': 'ok ok 403 403 403 403 403',
  'POST /orders/:id/notes': '   ok  ok  403  403  403  403  403',
  'DELETE /orders/:id/notes/:note_id': 'ok ok 403 403 403 403 403',
};

/** Returns a valid body of each route that takes one; `id` is another shop's order. */
export function orderBody(path: string, id: string): object {
  if (path === '/orders/tags') return { ids: [id], add: ['VIP'] };
  if (path === '/orders/split') return { text: '0812345678' };
  const lines = [{ product_id: products.mango.id, quantity: 1 }];
  if (path === '/orders/quote') return { lines };
  if (path === '/orders') return manualOrder(lines, 1);
  if (path.endsWith('/accept') || path.endsWith('/return/refuse'))
    return { revision: 1, answer: '' };
  if (path.endsWith('/slips/:slip_id/refuse')) return { reason: 'x' };
  if (path.endsWith('/refuse')) return { revision: 1, restock: true };
  if (path.endsWith('/refunds')) {
    return { revision: 1, lines: [], goods: 1, shipping: 0, way: 'transfer', note: '' };
  }
  if (path.includes('/parcels')) return { revision: 1, courier: 'flash', code: '' };
  if (path.endsWith('/remit')) return { revision: 1, amount: 1, fee: 0 };
  if (path.endsWith('/papers')) return {};
  if (path === '/papers/:id/void') return { reason: 'x' };
  if (path.endsWith('/notes')) return { text: 'note' };
  return { revision: 1 };
}

/**
 * Adds a note, a tag, a slip and a tax invoice to this order of beta; returns the texts that no
 * other shop may read.
 */
export async function insertForeignNotes(db: Db, order_id: string) {
  const { id: shop_id } = shops.beta;
  const note = { shop_id, id: newId(), order_id, text: 'บันทึกลับของเบต้า', created_at: new Date() };
  const tag = 'แท็กลับของเบต้า';
  await db.insertInto('order_note').values(note).execute();
  await tagOrder(db, shop_id, order_id, tag);
  const buyer = 'ผู้ซื้อลับของเบต้า';
  const paper = await insertPaperRow(db, { shop_id, order_id, buyer });
  const reference = 'SECRETOFBETA';
  await insertSlipRow(db, { shop_id, order_id, at: note.created_at }, reference);
  return { id: note.id, paper, secrets: [note.text, tag, buyer, reference] };
}
