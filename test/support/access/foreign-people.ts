import { newId } from '../../../storefront-host/db/ids.ts';
import type { Db } from '../../../storefront-host/db/open.ts';
import { accounts, products, shops } from '../fixture-market.ts';

/** Bodies of their routes, by path, valid if a route takes one. */
export const peopleBodies: Readonly<Record<string, object>> = {
  '/messages/:id/publication': { question: 'x', answer: 'y' },
  '/questions/:id/answer': { revision: 1, question: 'x', answer: 'y' },
  '/questions/:id/hide': { revision: 1, text: 'x' },
  '/synonyms': { terms: ['คราม', 'indigo'] },
  '/synonyms/:id': { revision: 1, terms: ['คราม', 'indigo'] },
  '/redirects': { from: '/old.html', to: '/help' },
  '/redirects/paste': { text: '/older.html,/help' },
  '/customers/:id/tags': { revision: 1, tags: ['ลูกค้าประจำ'] },
  '/customers/:id/notes': { text: 'โทรก่อนส่ง' },
  '/customers/:id/points': { points: 10, seen: 0, reason: 'ขอบคุณ' },
  '/customers/:id/consent': { revision: 1, marketing: false },
  '/customers/tags': { ids: [newId()], add: ['ลูกค้าประจำ'] },
  '/customers/tags/undo': { changes: [{ id: newId(), added: ['x'], removed: [] }] },
  '/customer-segments': { name: 'ซื้อซ้ำ', filter: { min_orders: 2 } },
  '/customer-segments/:id': { name: 'ซื้อซ้ำ', filter: { min_orders: 2 } },
};

/** Rows of identity/staff-matrix.test.ts about messages, reviews, customers and settings of lists. */
export const peopleRows = {
  'GET /messages': 'ok ok 403 403 403 403 403',
  'GET /messages.csv': 'ok 403 403 403 403 403 403',
  'GET /messages/:id': 'ok ok 403 403 403 403 403',
  'POST /messages/:id/read': 'ok ok 403 403 403 403 403',
  'PUT /messages/:id': 'ok ok 403 403 403 403 403',
  'POST /messages/:id/answers': 'ok ok 403 403 403 403 403',
  'PUT /messages/:id/publication': 'ok ok 403 403 403 403 403',
  'DELETE /messages/:id/publication': 'ok ok 403 403 403 403 403',
  'GET /missed-searches': 'ok ok 403 403 403 403 403',
  'GET /missed-searches.csv': 'ok ok 403 403 403 403 403',
  'GET /synonyms': 'ok ok 403 403 403 403 403',
  'GET /synonyms.csv': 'ok ok 403 403 403 403 403',
  'GET /synonyms/:id': 'ok ok 403 403 403 403 403',
  'POST /synonyms': 'ok ok 403 403 403 403 403',
  'PUT /synonyms/:id': 'ok ok 403 403 403 403 403',
  'DELETE /synonyms/:id': 'ok ok 403 403 403 403 403',
  'POST /synonyms/:id/restore': 'ok ok 403 403 403 403 403',
  'GET /redirects': 'ok ok 403 403 403 403 403',
  'GET /redirects.csv': 'ok ok 403 403 403 403 403',
  'GET /redirects/:id': 'ok ok 403 403 403 403 403',
  'POST /redirects': 'ok ok 403 403 403 403 403',
  'POST /redirects/paste': 'ok ok 403 403 403 403 403',
  'PUT /redirects/:id': 'ok ok 403 403 403 403 403',
  'DELETE /redirects/:id': 'ok ok 403 403 403 403 403',
  'POST /redirects/:id/restore': 'ok ok 403 403 403 403 403',
  'GET /questions': 'ok ok 403 403 403 403 403',
  'GET /questions.csv': 'ok 403 403 403 403 403 403',
  'GET /questions/:id': 'ok ok 403 403 403 403 403',
  'PUT /questions/:id/answer': 'ok ok 403 403 403 403 403',
  'PUT /questions/:id/hide': 'ok ok 403 403 403 403 403',
  'GET /reviews': 'ok ok 403 403 403 403 403',
  'GET /reviews.csv': 'ok ok 403 403 403 403 403',
  'GET /reviews/:id': 'ok ok 403 403 403 403 403',
  'PUT /reviews/:id/answer': 'ok ok 403 403 403 403 403',
  'PUT /reviews/:id/hide': 'ok ok 403 403 403 403 403',
  'PUT /reviews/:id/report': 'ok ok 403 403 403 403 403',
  'GET /find': 'ok ok ok ok ok ok ok',
  'GET /list-settings': 'ok ok ok ok ok ok ok',
  'POST /list-settings/:list/views': 'ok ok ok ok ok ok ok',
  'DELETE /list-settings/:list/views': 'ok ok ok ok ok ok ok',
  'PUT /list-settings/:list/columns': 'ok ok ok ok ok ok ok',
  'GET /customers': 'ok ok 403 403 403 403 403',
  'GET /customers/:id': 'ok ok 403 403 403 403 403',
  'PUT /customers/:id/tags': 'ok ok 403 403 403 403 403',
  'POST /customers/:id/notes': 'ok ok 403 403 403 403 403',
  'POST /customers/:id/points': 'ok ok 403 403 403 403 403',
  'DELETE /customers/:id/notes/:note_id': 'ok ok 403 403 403 403 403',
  'PUT /customers/:id/consent': 'ok ok 403 403 403 403 403',
  'POST /customers/tags': 'ok ok 403 403 403 403 403',
  'POST /customers/tags/undo': 'ok ok 403 403 403 403 403',
  'GET /customer-tags': 'ok ok 403 403 403 403 403',
  'GET /customers.csv': 'ok 403 403 403 403 403 403',
  'GET /orders.csv': 'ok 403 403 403 403 403 403',
  'GET /customer-segments': 'ok ok 403 403 403 403 403',
  'POST /customer-segments': 'ok ok 403 403 403 403 403',
  'PUT /customer-segments/:id': 'ok ok 403 403 403 403 403',
  'DELETE /customer-segments/:id': 'ok ok 403 403 403 403 403',
};

/**
 * Adds a review, a customer with a tag and a note, a segment and a saved view of beta; returns the
 * name that no other shop may read.
 */
export async function insertForeignPeople(db: Db, id: string): Promise<string> {
  const { id: shop_id } = shops.beta;
  const name = 'ลูกค้าลับของเบต้า';
  const { id: product_id } = products.mango;
  await db
    .insertInto('review')
    .values({ shop_id, id, product_id, reviewer_name: name, stars: 5, lang: 'th' })
    .execute();
  await db
    .insertInto('product_question')
    .values({ shop_id, id, product_id, question: name, asked_at: new Date() })
    .execute();
  await db
    .insertInto('redirect')
    .values({ shop_id, id, from_path: `/${name}`, to_path: '/help', created_at: new Date() })
    .execute();
  await db
    .insertInto('search_miss')
    .values({ shop_id, keyword: name, times: 3, last_at: new Date() })
    .execute();
  await db
    .insertInto('search_synonym')
    .values({ shop_id, id, terms: [name, 'secret'], created_at: new Date(), removed_at: null })
    .execute();
  await db
    .insertInto('customer')
    .values({ shop_id, id, name, tags: [name], lang: 'th', last_at: new Date() })
    .execute();
  const views = JSON.stringify([{ name, filter: {}, sort: { field: 'id', order: 'ASC' } }]);
  await db
    .insertInto('list_setting')
    .values({ shop_id, account_id: accounts.ownerBeta.id, list: 'products', views })
    .execute();
  await db
    .insertInto('customer_note')
    .values({ shop_id, id, customer_id: id, body: name })
    .execute();
  await db.insertInto('customer_segment').values({ shop_id, id, name, filter: '{}' }).execute();
  return name;
}
