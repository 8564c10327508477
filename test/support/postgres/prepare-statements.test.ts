import { expect, inject, test } from 'vitest';
import { prepareStatements } from './prepare-statements.ts';

test('statements that the server does not understand are refused, commands are left out', async () => {
  const good = [
    'select "id" from "product" where "shop_id" = $1 and "price" > $2',
    '/* hot:cart */ update "mail" set "status" = $1',
    'BEGIN',
    'LISTEN pages',
  ];
  const bad = [
    'select newer_than_any_server("id") from "product"',
    'insert into "product" ("no_such_column") values ($1)',
  ];
  const refused = await prepareStatements(inject('testServer'), [...good, ...bad]);
  expect(refused.map(({ sql }) => sql)).toEqual(bad);
  expect(refused[0]?.reason).toContain('newer_than_any_server');
});
