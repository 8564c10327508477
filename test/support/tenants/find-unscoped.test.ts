import { loadModule } from 'libpg-query';
import { expect, it } from 'vitest';
import { findUnscoped } from './find-unscoped.ts';

await loadModule();

const tables = new Map([
  ['shop', ['id', 'kind', 'shopname', 'domain']],
  ['account', ['id', 'email']],
  ['product', ['shop_id', 'id', 'parent_id', 'title', 'price']],
  ['stock', ['shop_id', 'product_id', 'remain']],
  ['sales_order', ['shop_id', 'id', 'account_id', 'status']],
  ['order_line', ['shop_id', 'order_id', 'product_id']],
  ['staff', ['shop_id', 'account_id']],
  ['notification', ['account_id', 'id', 'shop_id']],
  ['public_product', ['shop_id', 'id', 'title']],
]);

const found = (sql: string): readonly string[] =>
  findUnscoped(sql, tables).map(({ table, does }) => `${does} ${table}`);

it.each([
  ['equality', 'SELECT * FROM product WHERE id = $1 AND shop_id = $2'],
  ['equality the other way round, cast', 'SELECT * FROM product p WHERE $1::bigint = p.shop_id'],
  ['a list', 'SELECT * FROM product WHERE shop_id IN ($1, $2)'],
  ['an array', 'SELECT * FROM product WHERE shop_id = ANY($1::bigint[])'],
  ['IS NOT DISTINCT FROM', 'SELECT * FROM notification WHERE shop_id IS NOT DISTINCT FROM $1'],
  ['rows', 'SELECT * FROM product WHERE (shop_id, id) IN (($1, $2), ($3, $4))'],
  [
    'rows of arrays',
    'SELECT p.* FROM product p JOIN unnest($1::bigint[], $2::bigint[]) AS asked (shop, id) ON p.shop_id = asked.shop AND p.id = asked.id',
  ],
  ['VALUES', 'SELECT p.* FROM product p, (VALUES ($1, $2)) v (s, i) WHERE p.shop_id = v.s'],
  ['both sides of OR', 'SELECT * FROM product WHERE (shop_id = $1 AND id = $2) OR shop_id = $3'],
  ['a join', 'SELECT * FROM product p JOIN stock k ON k.shop_id = p.shop_id WHERE p.shop_id = $1'],
  [
    'a join by USING',
    'SELECT * FROM product JOIN stock USING (shop_id) WHERE product.shop_id = $1',
  ],
  [
    'a chain of joins',
    'SELECT * FROM sales_order o LEFT JOIN order_line l ON l.shop_id = o.shop_id LEFT JOIN product p ON p.shop_id = l.shop_id WHERE o.shop_id = $1',
  ],
  ['a shop by its id', 'SELECT * FROM shop s JOIN product p ON p.shop_id = s.id WHERE s.id = $1'],
  [
    'a shop by name',
    'SELECT * FROM shop s JOIN product p ON p.shop_id = s.id WHERE s.shopname = $1',
  ],
  [
    'EXISTS',
    'SELECT * FROM sales_order o WHERE o.shop_id = $1 AND EXISTS (SELECT FROM order_line l WHERE l.shop_id = o.shop_id)',
  ],
  [
    'NOT EXISTS',
    'SELECT * FROM product p WHERE p.shop_id = $1 AND NOT EXISTS (SELECT FROM stock k WHERE k.shop_id = p.shop_id)',
  ],
  [
    'a query in the result',
    'SELECT o.id, (SELECT count(*) FROM order_line l WHERE l.shop_id = o.shop_id) FROM sales_order o WHERE o.shop_id = $1',
  ],
  ['a query in FROM, from outside', 'SELECT * FROM (SELECT * FROM product) p WHERE p.shop_id = $1'],
  ['a query in FROM, from inside', 'SELECT * FROM (SELECT id FROM product WHERE shop_id = $1) p'],
  [
    'LATERAL',
    'SELECT * FROM product p CROSS JOIN LATERAL (SELECT k.remain FROM stock k WHERE k.shop_id = p.shop_id) k WHERE p.shop_id = $1',
  ],
  [
    'IN with a query',
    'SELECT * FROM product WHERE shop_id IN (SELECT shop_id FROM stock WHERE shop_id = $1)',
  ],
  [
    'WITH',
    'WITH own AS (SELECT shop_id, id FROM sales_order WHERE shop_id = $1) SELECT * FROM own JOIN order_line l ON l.shop_id = own.shop_id',
  ],
  [
    'WITH, limited by its references',
    'WITH x AS (SELECT shop_id, id FROM product) SELECT * FROM x WHERE shop_id = $1',
  ],
  [
    'WITH RECURSIVE',
    'WITH RECURSIVE up (shop_id, id, parent) AS (SELECT shop_id, id, parent_id FROM product WHERE shop_id = $1 UNION ALL SELECT p.shop_id, p.id, p.parent_id FROM up JOIN product p ON p.shop_id = up.shop_id AND p.id = up.parent) SELECT * FROM up',
  ],
  [
    'UNION',
    'SELECT id FROM product WHERE shop_id = $1 UNION ALL SELECT id FROM sales_order WHERE shop_id = $1',
  ],
  [
    'UNION, from outside',
    'SELECT * FROM (SELECT shop_id FROM product UNION SELECT shop_id FROM stock) u WHERE u.shop_id = $1',
  ],
  ['INSERT', 'INSERT INTO product (shop_id, id) VALUES ($1, $2)'],
  [
    'INSERT of a query',
    'INSERT INTO stock (shop_id, product_id) SELECT p.shop_id, p.id FROM product p WHERE p.shop_id = $1',
  ],
  [
    'ON CONFLICT within a shop',
    'INSERT INTO stock (shop_id, product_id) VALUES ($1, $2) ON CONFLICT (shop_id, product_id) DO UPDATE SET remain = excluded.remain',
  ],
  ['UPDATE', 'UPDATE product SET price = $1 WHERE shop_id = $2'],
  [
    'UPDATE FROM',
    'UPDATE stock k SET remain = 0 FROM order_line l WHERE l.shop_id = $1 AND k.shop_id = l.shop_id',
  ],
  [
    'DELETE USING',
    'DELETE FROM order_line l USING sales_order o WHERE o.shop_id = l.shop_id AND o.shop_id = $1',
  ],
  ['a view', 'SELECT * FROM public_product WHERE shop_id = $1'],
  ['a view that shows the shop', 'CREATE VIEW v AS SELECT shop_id, title FROM product'],
  ["a person's own rows", 'SELECT * FROM notification WHERE account_id = $1'],
  ['tables of no shop', 'SELECT * FROM account'],
  ['other statements', 'BEGIN'],
])('takes %s for a limit', (_, sql) => {
  expect(found(sql)).toEqual([]);
});

it.each([
  ['no condition', 'SELECT * FROM product', ['reads product']],
  ['an id alone', 'SELECT * FROM product WHERE id = $1', ['reads product']],
  ['an inequality', 'SELECT * FROM product WHERE shop_id <> $1', ['reads product']],
  ['a comparison with itself', 'SELECT * FROM product WHERE shop_id = shop_id', ['reads product']],
  ['a computed value', 'SELECT * FROM product WHERE shop_id % 2 = $1', ['reads product']],
  ['one side of OR', 'SELECT * FROM product WHERE shop_id = $1 OR id = $2', ['reads product']],
  ['NOT', 'SELECT * FROM product WHERE NOT (shop_id = $1)', ['reads product']],
  [
    'a limit that may be absent',
    'SELECT * FROM product WHERE $1::bigint IS NULL OR shop_id = $1',
    ['reads product'],
  ],
  [
    'a column of another alias',
    'SELECT * FROM product p JOIN stock k ON k.product_id = p.id WHERE k.shop_id = $1',
    ['reads product'],
  ],
  [
    'a join by id',
    'SELECT * FROM sales_order o JOIN order_line l ON l.order_id = o.id WHERE o.shop_id = $1',
    ['reads order_line'],
  ],
  [
    'a cross join',
    'SELECT * FROM sales_order o, product p WHERE o.shop_id = $1',
    ['reads product'],
  ],
  [
    'a limit on what LEFT JOIN keeps',
    'SELECT * FROM product p LEFT JOIN stock k ON k.shop_id = p.shop_id AND p.shop_id = $1',
    ['reads product'],
  ],
  [
    'a limit in FULL JOIN',
    'SELECT * FROM product p FULL JOIN stock k ON k.shop_id = p.shop_id AND p.shop_id = $1',
    ['reads product', 'reads stock'],
  ],
  [
    'tables that limit only each other, once',
    'SELECT * FROM product p JOIN stock k ON k.shop_id = p.shop_id',
    ['reads product'],
  ],
  [
    'any shop',
    "SELECT * FROM shop s JOIN product p ON p.shop_id = s.id WHERE s.kind = 'shop'",
    ['reads product'],
  ],
  [
    'a query in the result',
    'SELECT o.id, (SELECT count(*) FROM order_line l WHERE l.order_id = o.id) FROM sales_order o WHERE o.shop_id = $1',
    ['reads order_line'],
  ],
  [
    'a query in a condition',
    'SELECT * FROM product WHERE shop_id = $1 AND id IN (SELECT product_id FROM stock)',
    ['reads stock'],
  ],
  [
    'a condition of a query that only counts',
    'SELECT p.*, (SELECT 1 FROM stock k WHERE k.shop_id = p.shop_id AND k.shop_id = $1) FROM product p',
    ['reads product'],
  ],
  [
    'a condition of NOT EXISTS',
    'SELECT * FROM product p WHERE NOT EXISTS (SELECT FROM stock k WHERE k.shop_id = $1 AND k.shop_id = p.shop_id)',
    ['reads product'],
  ],
  [
    'LATERAL by id',
    'SELECT * FROM product p CROSS JOIN LATERAL (SELECT 1 FROM stock k WHERE k.product_id = p.id) k WHERE p.shop_id = $1',
    ['reads stock'],
  ],
  ['WITH', 'WITH own AS (SELECT id FROM sales_order) SELECT * FROM own', ['reads sales_order']],
  [
    'one reference of WITH',
    'WITH x AS (SELECT shop_id, id FROM product) SELECT * FROM x a, x b WHERE a.shop_id = $1',
    ['reads product'],
  ],
  [
    'a recursion that leaves its shop',
    'WITH RECURSIVE up (shop_id, id) AS (SELECT shop_id, id FROM product WHERE shop_id = $1 UNION ALL SELECT p.shop_id, p.id FROM up JOIN product p ON p.parent_id = up.id) SELECT * FROM up',
    ['reads product'],
  ],
  [
    'one arm of UNION',
    'SELECT id FROM product WHERE shop_id = $1 UNION ALL SELECT id FROM sales_order',
    ['reads sales_order'],
  ],
  [
    'INSERT of a query',
    'INSERT INTO stock (shop_id, product_id) SELECT p.shop_id, p.id FROM product p',
    ['reads product'],
  ],
  [
    'INSERT with a shop that is computed',
    'INSERT INTO stock (shop_id, product_id) SELECT p.shop_id + 1, p.id FROM product p WHERE p.shop_id = $1',
    ['writes stock'],
  ],
  [
    'ON CONFLICT with rows of any shop',
    'INSERT INTO product (shop_id, id) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET title = excluded.title',
    ['writes product'],
  ],
  ['UPDATE', 'UPDATE product SET price = $1 WHERE id = $2', ['writes product']],
  [
    'UPDATE FROM',
    'UPDATE stock k SET remain = 0 FROM order_line l WHERE l.shop_id = $1 AND k.product_id = l.product_id',
    ['writes stock'],
  ],
  [
    'UPDATE with a query',
    'UPDATE product SET price = (SELECT max(price) FROM product) WHERE shop_id = $1',
    ['reads product'],
  ],
  ['DELETE', 'DELETE FROM sales_order WHERE id = $1', ['writes sales_order']],
  [
    'DELETE USING',
    'DELETE FROM order_line l USING sales_order o WHERE o.id = l.order_id AND o.shop_id = $1',
    ['writes order_line'],
  ],
  [
    'a change in WITH',
    'WITH gone AS (DELETE FROM stock WHERE product_id = $1 RETURNING shop_id) SELECT * FROM gone',
    ['writes stock'],
  ],
  ['a view', 'SELECT * FROM public_product', ['reads public_product']],
  ['a view that hides the shop', 'CREATE VIEW v AS SELECT title FROM product', ['reads product']],
  ['TRUNCATE', 'TRUNCATE product', ['writes product']],
  ['COPY', 'COPY product TO STDOUT', ['reads product']],
  [
    'an account that the tables of a shop name',
    'SELECT * FROM sales_order WHERE account_id = $1',
    ['reads sales_order'],
  ],
])('does not take %s for a limit', (_, sql, unscoped) => {
  expect(found(sql)).toEqual(unscoped);
});

it('says what limits the rows instead', () => {
  expect(findUnscoped('SELECT * FROM sales_order WHERE account_id = $1', tables)).toEqual([
    { table: 'sales_order', does: 'reads', limited: ['account_id'] },
  ]);
});

it('refuses what it cannot read', () => {
  const merge = 'MERGE INTO stock k USING product p ON true WHEN MATCHED THEN DELETE';
  expect(() => found(merge)).toThrow('cannot read MergeStmt');
  expect(() => found('SELECT * FROM product NATURAL JOIN stock')).toThrow(
    'cannot read NATURAL JOIN',
  );
});
