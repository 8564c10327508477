import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts, products } from '../../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../../test/support/test-host.ts';

let host: TestHost;
let cookie: string;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
  cookie = await signIn(host, accounts.ownerAlpha.email);
});
afterAll(() => host.close());

const get = (query = '') =>
  host.inject({ url: `/api/v1/manage/2/products.csv${query}`, headers: { cookie } });

it('has every product of the list and none of another shop, for Excel', async () => {
  await host.db
    .insertInto('product')
    .values(
      Array.from({ length: 450 }, (_, index) => ({
        shop_id: 2,
        uuid: crypto.randomUUID(),
        parent_id: null,
        title: index === 0 ? '=HYPERLINK("https://evil.test")' : `ชาม ${index}`,
        price: 12_950,
      })),
    )
    .execute();
  const { statusCode, headers, body } = await get();
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(body.startsWith('\uFEFFproduct,slug,title,')).toBe(true);
  const read: readonly Record<string, string>[] = parse(body, { bom: true, columns: true });
  const own = new Set(read.map(({ product }) => product));
  expect(own.size).toBe(5 + 450);
  expect(read[0]).toMatchObject({ title: products.cup.title });
  // The four variants of the shirt have its product, and values of its options.
  expect(read.filter(({ option1_value: value }) => value !== '')).toHaveLength(4);
  expect(body).toContain(`"'=HYPERLINK(""https://evil.test"")"`);
  expect(body).not.toContain(products.mango.title);
});

it('is filtered as the list is, and refuses a filter that it does not know', async () => {
  const { body } = await get(
    `?filter=${encodeURIComponent(JSON.stringify({ q: products.cup.title }))}`,
  );
  expect(body.trimEnd().split('\r\n')).toHaveLength(2);
  expect((await get(`?filter=${encodeURIComponent('{"colour":"red"}')}`)).statusCode).toBe(400);
});
