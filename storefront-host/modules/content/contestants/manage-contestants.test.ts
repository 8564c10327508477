import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts, shops } from '../../../../test/support/fixture-market.ts';
import { variants, variantSites } from '../../../../test/support/records/variant-sites.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

const { cup } = variants;
const list = `/api/v1/manage/${cup.id}/contestants`;
let host: TestHost;
let headers: Record<string, string>;

beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '1000' } });
  await variantSites(host.db);
  await host.db
    .insertInto('staff')
    .values({ shop_id: cup.id, account_id: accounts.ownerAlpha.id, flags: ['owner'] })
    .execute();
  const elsewhere = { shop_id: shops.beta.id, number: 7, name: 'ที่อื่น', image: null };
  await host.db
    .insertInto('contestant')
    .values({ ...elsewhere, created_at: new Date() })
    .execute();
  headers = {
    cookie: await signIn(host, accounts.ownerAlpha.email),
    origin: 'http://localhost:4000',
  };
});
afterAll(() => host.close());

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
  const reply = await host.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.body ? reply.json() : null };
}

async function shown(lang: 'th' | 'en'): Promise<string> {
  return (await host.inject(`/web/cup/contestants?lang=${lang}`)).body;
}

it('adds, changes, deletes and restores a contestant, and shoppers see it at once', async () => {
  expect(await shown('th')).not.toContain('แม่จันใต้');
  const sent = {
    number: 7,
    titles: { th: 'แม่จันใต้', en: 'Mae Chan Tai' },
    summaries: { th: 'คั่วอ่อน', en: 'Light roast' },
    link: 'example.com/coffee',
  };
  const { status, body } = await call('POST', list, sent);
  expect(status).toBe(201);
  expect(body).toMatchObject({ ...sent, link: 'https://example.com/coffee', image: null });
  expect(body.full_url).toBe('/web/cup/contestants#contestant-7');
  const page = await shown('en');
  expect(page).toMatch(/Mae Chan Tai[^]*Light roast[^]*https:\/\/example\.com\/coffee/);
  expect(page).not.toContain('ที่อื่น');
  const path = `${list}/${body.id}`;
  const changed = await call('PUT', path, { revision: 1, titles: { th: 'แม่จันเหนือ' } });
  expect([changed.status, changed.body.titles.en]).toEqual([200, 'Mae Chan Tai']);
  expect(await shown('th')).toContain('แม่จันเหนือ');
  expect((await call('PUT', path, { revision: 1, number: 9 })).status).toBe(409);
  expect((await call('DELETE', `${path}?revision=2`)).status).toBe(204);
  expect(await shown('th')).not.toContain('แม่จันเหนือ');
  expect((await call('POST', `${path}/restore`)).status).toBe(204);
  expect((await call('GET', path)).body).toEqual(changed.body);
});

it('finds by name and number, and lists no other shop’s', async () => {
  const search = async (q: string) => {
    const filter = encodeURIComponent(JSON.stringify({ q }));
    const { items } = (await call('GET', `${list}?filter=${filter}`)).body;
    return items.map((one: { number: number }) => one.number);
  };
  expect([await search('ดอย'), await search('2'), await search('ที่อื่น')]).toEqual([[1], [2], []]);
  const { items } = (await call('GET', `${list}?sort=${encodeURIComponent('["number","DESC"]')}`))
    .body;
  expect(items.map((one: { number: number }) => one.number)).toEqual([7, 3, 2, 1]);
});

it('names the field of a taken number, a missing name and a harmful link', async () => {
  const named = { titles: { th: 'x' } };
  const image = '80000000-0000-7000-8000-000000000000';
  const cases: readonly [object, string][] = [
    [{ ...named, number: 1 }, 'number'],
    [{ ...named, number: 0 }, 'number'],
    [{ number: 50, titles: { th: ' ' } }, 'titles/th'],
    [{ ...named, number: 50, link: 'javascript:alert(1)' }, 'link'],
    [{ ...named, number: 50, image }, 'image'],
    [{ ...named, number: 50, votes: 3 }, 'votes'],
  ];
  for (const [payload, path] of cases) {
    const { status, body } = await call('POST', list, payload);
    expect([status, body.fields?.[0]?.path], path).toEqual([400, path]);
  }
  const twice = await Promise.all(
    [60, 60].map((number) => call('POST', list, { ...named, number })),
  );
  expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400]);
});

it('puts contestants in the order that visitors see', async () => {
  const order = `${list}/order`;
  const before = (await call('GET', order)).body.contestants;
  const ids: number[] = before.map(({ id }: { id: number }) => id);
  const last = before.at(-1);
  const moved = await call('PUT', order, { ids: [...ids.slice(-1), ...ids.slice(0, -1)] });
  expect(moved.body.contestants[0]).toEqual(last);
  const page = await shown('th');
  const places = moved.body.contestants.map(({ number }: { number: number }) =>
    page.indexOf(`id="contestant-${number}"`),
  );
  expect(places).toEqual(places.toSorted((a: number, b: number) => a - b));
  expect((await call('PUT', order, { ids: ids.slice(1) })).status).toBe(409);
  expect((await call('PUT', order, { ids: [...ids.slice(1), ids[1]] })).status).toBe(400);
  const elsewhere = await host.db
    .selectFrom('contestant')
    .select('id')
    .where('shop_id', '=', shops.beta.id)
    .executeTakeFirstOrThrow();
  expect((await call('PUT', order, { ids: [...ids.slice(1), elsewhere.id] })).status).toBe(409);
});
