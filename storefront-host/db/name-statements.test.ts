import { expect, test } from 'vitest';
import { nameStatements } from './name-statements.ts';

/** Returns the statement's name after this number of runs. */
function nameAfter(runs: number, text: string, nameOf = nameStatements()): string | undefined {
  let name: string | undefined;
  for (let run = 0; run < runs; run += 1) name = nameOf(text);
  return name;
}

test.each([
  'select "settings" from "shop" where "id" = $1',
  'select "contents" from "cart" where "id" = $1 and "expires_at" > $2',
  'select "id" from "mail" where "id" = $1 and "status" = $2 for update of "mail" skip locked',
  'select "title" from "order_line" where "shop_id" = $1 and "removed_at" is null order by "rank"',
  'insert into "audit_log" ("shop_id", "id") values ($1, $2)',
  'with "line" as (insert into "order_line" ("id") values ($1)) insert into "sales_order" ("id") values ($2) returning "number"',
  'update "checkout" set "order_id" = $1 where "shop_id" = $2 and "id" = $3',
  '\n INSERT INTO pgboss.job_common (id) SELECT $1',
])('prepares a statement that recurs: %s', (text) => {
  expect(nameAfter(3, text)).toBeUndefined();
  expect(nameAfter(9, text)).toBe('recurring_0');
});

test.each([
  'select * from "shop" where "id" = $1',
  'select "id" from "product" where "shop_id" = $1 order by "rank" limit $2',
  'select "id" from "product" where "shop_id" = $1 and "title" ilike $2',
  'select "id" from "product" where "shop_id" = $1 or "id" = $2',
  'insert into "blog" ("id") values ($1) returning *',
  'update "outbox" set "relayed_at" = $1 where "id" in ($2, $3)',
  'SELECT p.id FROM product p WHERE p.title LIKE $1',
  `insert into "product" ("id") values ${'($1), '.repeat(1_000)}($2)`,
])('leaves to the planner: %s', (text) => {
  expect(nameAfter(9, text)).toBeUndefined();
});

test('gives a marked statement its own name at once, and no name to more texts than connections keep', () => {
  const nameOf = nameStatements();
  expect(nameOf('/* hot:categories */ SELECT 1')).toBe('categories');
  const names = Array.from({ length: 300 }, (_, index) =>
    nameAfter(9, `update "t${index}" set "a" = $1 where "id" = $2`, nameOf),
  );
  expect(new Set(names).size).toBe(201);
  expect(names.at(-1)).toBeUndefined();
});
