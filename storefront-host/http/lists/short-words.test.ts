import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts, shops } from '../../../test/support/fixture-market.ts';
import { signIn } from '../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../test/support/test-host.ts';

let host: TestHost;
let cookie: string;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '1000' } });
  cookie = await signIn(host, accounts.ownerAlpha.email);
});
afterAll(() => host.close());

interface Found {
  readonly name?: string;
  readonly titles?: { readonly th: string };
}

/** Returns the names or Thai titles that the list finds, sorted alphabetically. */
async function find(list: string, q: string): Promise<readonly string[]> {
  const filter = encodeURIComponent(JSON.stringify({ q }));
  const url = `/api/v1/manage/${shops.alpha.id}/${list}?filter=${filter}&lang=th`;
  const { items } = (await host.inject({ url, headers: { cookie } })).json<{ items: Found[] }>();
  const names = items.map(({ name, titles }) => titles?.th ?? name ?? '');
  return names.toSorted((a, b) => a.localeCompare(b));
}

async function insertCustomers(shopId: number, names: readonly string[], daysAgo: number) {
  await sql`INSERT INTO customer (shop_id, name, lang, last_at)
    SELECT ${shopId}, name, 'th', now() - ${daysAgo} * interval '1 day' FROM unnest(${names}::text[]) name`.execute(
    host.db,
  );
}

it('finds a product by two letters within a Thai word, and none of another shop', async () => {
  await sql`INSERT INTO product (shop_id, uuid, title, price, search_text)
    SELECT shop_id, gen_random_uuid(), title, 100, title
    FROM (VALUES (${shops.alpha.id}::bigint, 'ใบชาป่า'), (${shops.beta.id}::bigint, 'ใบชาสวน')) one (shop_id, title)`.execute(
    host.db,
  );
  const titles = await find('products', 'ชา');
  expect(titles).toContain('ใบชาป่า');
  expect(titles).not.toContain('ใบชาสวน');
});

it('finds one or two letters anywhere in the newest 20,000, and at the beginning of words in all', async () => {
  const { id } = shops.alpha;
  await insertCustomers(id, ['Zyx Old', 'Old Zyx', 'Ozyx'], 900);
  await sql`INSERT INTO customer (shop_id, name, lang, last_at)
    SELECT ${id}, 'n', 'th', now() - interval '300 days' FROM generate_series(1, 20000)`.execute(
    host.db,
  );
  await insertCustomers(id, ['Qzyx'], 1);
  await insertCustomers(shops.beta.id, ['Zyx Beta'], 1);
  expect(await find('customers', 'zy')).toEqual(['Old Zyx', 'Qzyx', 'Zyx Old']);
  expect(await find('customers', 'zyx')).toEqual(['Old Zyx', 'Ozyx', 'Qzyx', 'Zyx Old']);
});

it('takes the signs of a pattern as they are', async () => {
  await insertCustomers(shops.alpha.id, ['50% Off'], 0);
  expect(await find('customers', '0%')).toEqual(['50% Off']);
  expect(await find('customers', '_%')).toEqual([]);
});
