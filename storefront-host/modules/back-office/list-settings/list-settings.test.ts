import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts, shops } from '../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

const { ownerAlpha, staffAlpha, ownerBeta } = accounts;
const base = (shop: number) => `/api/v1/manage/${shop}/list-settings`;

let host: TestHost;
const cookies = new Map<string, string>();
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
  for (const { email } of [ownerAlpha, staffAlpha, ownerBeta]) {
    cookies.set(email, await signIn(host, email));
  }
});
afterAll(() => host.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = async (
  method: Method,
  url: string,
  payload?: object,
  who: string = ownerAlpha.email,
) => {
  const answer = await host.inject({
    method,
    url,
    headers: { origin: 'http://localhost:4000', cookie: `lang=en; ${cookies.get(who)}` },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
};

const sort = { field: 'price', order: 'ASC' };
const cheap = { name: 'Coming soon', filter: { status: 'comingsoon' }, sort };
const mine = base(shops.alpha.id);

it('keeps views and columns of a person in a shop, not of other staff', async () => {
  const saved = await call('POST', `${mine}/products/views`, cheap);
  expect(saved).toMatchObject({ status: 200, body: { list: 'products', views: [cheap] } });
  await call('PUT', `${mine}/products/columns`, { hidden_columns: ['remain'] });
  await call(
    'POST',
    `${base(shops.beta.id)}/products/views`,
    { ...cheap, name: 'Beta' },
    ownerBeta.email,
  );

  const all = await call('GET', mine);
  expect(all.body).toEqual({
    lists: [{ list: 'products', views: [cheap], hidden_columns: ['remain'] }],
  });
  expect((await call('GET', mine, undefined, staffAlpha.email)).body).toEqual({ lists: [] });
});

it('replaces a view of the same name, and deletes it', async () => {
  await call('POST', `${mine}/tags/views`, {
    name: 'A',
    filter: { q: 'x' },
    sort: { field: 'title', order: 'ASC' },
  });
  const again = await call('POST', `${mine}/tags/views`, {
    name: ' A ',
    filter: { q: 'y' },
    sort: { field: 'id', order: 'DESC' },
  });
  expect(again.body.views).toEqual([
    { name: 'A', filter: { q: 'y' }, sort: { field: 'id', order: 'DESC' } },
  ]);
  const removed = await call('DELETE', `${mine}/tags/views?name=A`);
  expect(removed.body.views).toEqual([]);
});

it('keeps both of two views that are saved at the same time', async () => {
  const view = (name: string) => ({ name, filter: {}, sort: { field: 'title', order: 'ASC' } });
  await Promise.all(
    ['one', 'two', 'three'].map((name) => call('POST', `${mine}/brands/views`, view(name))),
  );
  const { body } = await call('GET', mine);
  const brands = body.lists.find(({ list }: { list: string }) => list === 'brands');
  expect(brands.views.map(({ name }: { name: string }) => name).toSorted()).toEqual([
    'one',
    'three',
    'two',
  ]);
});

it.each([
  ['a list that is not there', 'nothing', cheap, 404],
  ['a filter that the list does not have', 'products', { ...cheap, filter: { colour: 1 } }, 400],
  [
    'a sort that the list does not have',
    'products',
    { ...cheap, sort: { ...sort, field: 'x' } },
    400,
  ],
  ['a view without a name', 'products', { ...cheap, name: ' ' }, 400],
  ['an unknown field', 'products', { ...cheap, colour: 'red' }, 400],
])('refuses %s', async (_case, list, view, status) => {
  expect((await call('POST', `${mine}/${list}/views`, view)).status).toBe(status);
});

it('refuses more than thirty views of a list', async () => {
  const view = (name: string) => ({ name, filter: {}, sort: { field: 'title', order: 'ASC' } });
  for (let n = 1; n <= 30; n += 1) await call('POST', `${mine}/collections/views`, view(`v${n}`));
  const { status, body } = await call('POST', `${mine}/collections/views`, view('v31'));
  expect([status, body.fields]).toEqual([400, [{ path: 'name', message: 'At most 30 entries.' }]]);
});
