import { afterAll, beforeAll, expect, it } from 'vitest';
import { MAX_DOCUMENT_BYTES } from '@talad/elements/page/page';
import { accounts, shops } from '../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { readMediaUses } from '../../../media/uses/media-uses.ts';
import { MAX_SAVED_SECTIONS, type SavedSections } from './saved-sections.contract.ts';

const { ownerAlpha, ownerBeta } = accounts;
const urlOf = (shop: number, rest = '') => `/api/v1/pages/sections/${shop}${rest}`;
const alpha: number = shops.alpha.id;
const beta: number = shops.beta.id;

let host: TestHost;
const cookies = new Map<string, string>();
let now = new Date('2026-11-28T05:00:00Z');
beforeAll(async () => {
  host = await createTestHost({
    seed: 'small',
    env: { RATE_LIMIT_FACTOR: '100' },
    now: () => (now = new Date(now.getTime() + 1_000)),
  });
  for (const { email } of [ownerAlpha, ownerBeta]) cookies.set(email, await signIn(host, email));
});
afterAll(() => host.close());

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
  const who = url.startsWith(urlOf(beta)) ? ownerBeta : ownerAlpha;
  const answer = await host.inject({
    method,
    url,
    headers: { origin: 'http://localhost:4000', cookie: `lang=en; ${cookies.get(who.email)}` },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
}
const headline = (id: string, title: string, more: object = {}) => ({
  id,
  name: 'Headline',
  type: 'others',
  content: { props: { title } },
  ...more,
});
const list = async (shop = alpha): Promise<SavedSections['sections']> =>
  (await call('GET', urlOf(shop))).body.sections;
const save = (name: string, blocks: readonly object[], shop = alpha) =>
  call('POST', urlOf(shop), { name, blocks });

it('keeps several sections of a shop under a name, newest first, without flags of a theme', async () => {
  await save('Of beta', [headline('x', 'Beta')], beta);
  const saved = await save('  Season  ', [
    headline('a', 'One', { label: 'Mine', hideOn: ['mobile'], deletable: false, movable: false }),
    {
      ...headline('row', ''),
      name: 'Row',
      layout: '2col',
      content: { props: {}, children: [headline('c1', 'Left'), headline('c2', 'Right')] },
    },
  ]);
  expect(saved.status).toBe(201);
  await save('Newer', [headline('a', 'Two')]);
  const sections = await list();
  expect(sections.map(({ name }) => name)).toEqual(['Newer', 'Season']);
  const [first, row] = sections[1]?.blocks ?? [];
  expect(first).toEqual(headline('a', 'One', { label: 'Mine', hideOn: ['mobile'] }));
  expect(row).toMatchObject({ content: { children: [{ id: 'c1' }, { id: 'c2' }] } });
  expect((await list(beta)).map(({ name }) => name)).toEqual(['Of beta']);
});

it('renames, deletes and restores one, but never another shop’s', async () => {
  const { id } = (await save('Before', [headline('a', 'A')])).body;
  const one = urlOf(alpha, `/${id}`);
  expect((await call('PUT', one, { name: 'After' })).status).toBe(204);
  for (const [method, rest, body] of [
    ['PUT', '', { name: 'Stolen' }],
    ['DELETE', '', undefined],
    ['POST', '/restore', {}],
  ] as const) {
    expect((await call(method, urlOf(beta, `/${id}${rest}`), body)).status).toBe(404);
  }
  expect((await list())[0]).toMatchObject({ id, name: 'After' });
  expect((await call('DELETE', one)).status).toBe(204);
  expect((await list()).some((section) => section.id === id)).toBe(false);
  expect((await call('DELETE', one)).status).toBe(404);
  expect((await call('POST', `${one}/restore`, {})).status).toBe(204);
  expect((await list())[0]).toMatchObject({ id, name: 'After' });
  // A day later the next deletion removes it for good.
  await call('DELETE', one);
  now = new Date(now.getTime() + 86_500_000);
  await call('DELETE', urlOf(alpha, `/${(await save('x', [headline('a', 'A')])).body.id}`));
  expect((await call('POST', `${one}/restore`, {})).status).toBe(404);
});

it('refuses what a page could not be saved with, and unknown fields', async () => {
  const refused = async (blocks: unknown, more: object = {}) =>
    (await call('POST', urlOf(alpha), { name: 'x', blocks, ...more })).body;
  expect(await refused([headline('a', 'x'), headline('a', 'y')])).toMatchObject({
    code: 'PAGE_INVALID',
  });
  expect(
    await refused([{ ...headline('a', ''), content: { props: { nonsense: 1 } } }]),
  ).toMatchObject({ code: 'PAGE_INVALID', fields: [{ path: 'a/nonsense' }] });
  expect(await refused([headline('header', '', { header: true, name: 'Header' })])).toMatchObject({
    code: 'PAGE_INVALID',
  });
  const long = 'ก'.repeat(MAX_DOCUMENT_BYTES / 3);
  const large = await call('POST', urlOf(alpha), {
    name: 'x',
    blocks: [{ id: 'a', name: 'Unknown', type: 'others', content: { props: { long } } }],
  });
  expect([large.status, large.body.code]).toEqual([413, 'PAGE_TOO_LARGE']);
  expect(
    (await call('POST', urlOf(alpha), { name: ' ', blocks: [headline('a', '')] })).status,
  ).toBe(400);
  expect(await refused([headline('a', 'x')], { color: 'red' })).toMatchObject({
    code: 'VALIDATION',
  });
});

it('says how much a shop can keep when it is full, which others do not count for', async () => {
  const values = Array.from({ length: MAX_SAVED_SECTIONS }, (_, index) => ({
    shop_id: beta,
    id: `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`,
    name: 'x',
    document: JSON.stringify({ version: 3, title: '', blocks: [] }),
    removed_at: null,
  }));
  await host.db.insertInto('saved_section').values(values).execute();
  const full = await save('One more', [headline('a', 'A')], beta);
  expect(full).toMatchObject({ status: 409, body: { code: 'SECTIONS_FULL' } });
  expect(full.body.message).toBe(
    'A shop keeps up to 200 saved sections, 2 MB together. Delete one that you no longer use.',
  );
  expect((await save('Of alpha', [headline('a', 'A')])).status).toBe(201);
  // The room is also limited in bytes.
  const text = 'x'.repeat(400_000);
  const heavy = { id: 'a', name: 'Unknown', type: 'others', content: { props: { text } } };
  const answers = [];
  for (const name of ['1', '2', '3', '4', '5']) answers.push((await save(name, [heavy])).status);
  expect(answers).toEqual([201, 201, 201, 201, 409]);
});

it('counts its pictures as used', async () => {
  const picture = '0192f3a0-0000-7000-8000-000000000001';
  await host.db.deleteFrom('saved_section').where('shop_id', '=', alpha).execute();
  const { id } = (
    await save('With picture', [
      { id: 'a', name: 'Unknown', type: 'others', content: { props: { image: picture } } },
    ])
  ).body;
  expect((await readMediaUses(host.db, alpha, picture, 10)).uses).toEqual([
    { kind: 'section', id, title: 'With picture' },
  ]);
});
