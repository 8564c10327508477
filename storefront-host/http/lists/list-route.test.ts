import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, shops } from '../../../test/support/fixture-market.ts';
import { signIn } from '../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../test/support/test-host.ts';

const SHOP = shops.alpha.id;
let host: TestHost;
let cookie: string;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '1000' } });
  cookie = await signIn(host, accounts.ownerAlpha.email);
  await insertProducts(1, 60);
});
afterAll(() => host.close());

interface Page {
  readonly status: number;
  readonly items: readonly { readonly id: number; readonly price: number }[];
  readonly next: string | null;
  readonly total: number;
  readonly total_capped: boolean;
}

async function read(query: Record<string, unknown>, list = 'products', shop: number = SHOP) {
  const { after, ...others } = query;
  const params = new URLSearchParams(
    Object.entries(others).map(([name, value]) => [
      name,
      typeof value === 'number' ? String(value) : JSON.stringify(value),
    ]),
  );
  if (typeof after === 'string') params.set('after', after);
  const url = `/api/v1/manage/${shop}/${list}?${params}`;
  const reply = await host.inject({ url, headers: { cookie } });
  const body: Omit<Page, 'status'> = reply.json();
  return { ...body, status: reply.statusCode };
}

/** Products of alpha, and as many of beta, whose prices repeat: ties are broken by the id. */
async function insertProducts(from: number, count: number): Promise<void> {
  for (const [shopId, first] of [
    [SHOP, 20_000],
    [shops.beta.id, 40_000],
  ] as const) {
    await sql`INSERT INTO product (shop_id, id, uuid, title, price)
      SELECT ${shopId}, ${first} + n, gen_random_uuid(), 'ชามลายคราม ' || n % 7, 100 * (n % 5)
      FROM generate_series(${from}::int, ${from + count - 1}::int) n`.execute(host.db);
  }
}

describe.each([
  [['id', 'DESC']],
  [['id', 'ASC']],
  [['price', 'DESC']],
  [['price', 'ASC']],
  [['title', 'ASC']],
  [['updated_at', 'DESC']],
])('a list sorted by %j', (sort) => {
  it('is walked once through, page by page, while rows are added', async () => {
    const before = await read({ sort, limit: 200 });
    const seen: number[] = [];
    let after: string | null = null;
    do {
      const page: Page = await read({ sort, limit: 7, ...(after && { after }) });
      seen.push(...page.items.map(({ id }) => id));
      after = page.next;
      if (seen.length === 14) await insertProducts(before.total + 1, 3);
    } while (after);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(expect.arrayContaining(before.items.map(({ id }) => id)));
    expect(seen.every((id) => id < 40_000)).toBe(true);
  });
});

describe('a cursor', () => {
  it('continues only the list, filter, sort and shop that it was given for', async () => {
    const { next } = await read({ sort: ['price', 'DESC'], limit: 5 });
    const go = { sort: ['price', 'DESC'], limit: 5, after: next };
    expect((await read(go)).items).toHaveLength(5);
    expect((await read({ ...go, sort: ['price', 'ASC'] })).status).toBe(400);
    expect((await read({ ...go, filter: { q: 'ชาม' } })).status).toBe(400);
    expect((await read(go, 'stock')).status).toBe(400);
    expect((await read(go, 'products', shops.beta.id)).status).toBe(403);
  });

  it.each(['x', 'a.b', 'a.b.c', `${'A'.repeat(40)}.${'A'.repeat(22)}`])(
    'is refused when it is forged (%s)',
    async (after) => expect((await read({ after })).status).toBe(400),
  );
});

describe('the number of rows', () => {
  it('is counted up to ten thousand', async () => {
    expect(await read({ limit: 1 })).toMatchObject({ total_capped: false });
    await sql`INSERT INTO product (shop_id, uuid, title, price)
      SELECT ${SHOP}, gen_random_uuid(), 'จาน', 100 FROM generate_series(1, 10001)`.execute(
      host.db,
    );
    expect(await read({ limit: 1 })).toMatchObject({ total: 10_000, total_capped: true });
    expect(await read({ filter: { q: 'ถ้วย' } })).toMatchObject({ total_capped: false });
  });
});
