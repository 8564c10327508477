import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts, products, shops } from '../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { flushRedirectHits } from './count-hits.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

const ORIGIN = 'http://localhost:4000';
let host: TestHost;
let cookie: string;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
  cookie = await signIn(host, accounts.ownerAlpha.email);
});
beforeEach(() => host.db.deleteFrom('redirect').execute());
afterAll(() => host.close());

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', payload?: object) {
  const answer = await host.inject({
    method,
    url: `/api/v1/manage/${shops.alpha.id}/redirects${path}`,
    headers: { origin: ORIGIN, cookie: `lang=en; ${cookie}` },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
}
const add = (from: string, to: string) => call('POST', '', { from, to });
const visit = async (path: string) => {
  const { statusCode, headers } = await host.inject({ url: path });
  return [statusCode, headers.location];
};

describe('a redirect', () => {
  it('leads from an old address to a page of the shop, with its base path', async () => {
    expect((await visit('/web/alpha/blackgarlic.html'))[0]).toBe(404);
    const { status, body } = await add('https://old.example/blackgarlic.html?x=1', '/help#faqs');
    expect([status, body.from, body.to]).toEqual([201, '/blackgarlic.html', '/help#faqs']);
    expect(await visit('/web/alpha/blackgarlic.html')).toEqual([301, '/web/alpha/help#faqs']);
    expect((await visit('/web/beta/blackgarlic.html'))[0]).toBe(404);
    await add('/สินค้า/เก่า', '/web/alpha/search');
    expect(
      await visit(`/web/alpha/${encodeURIComponent('สินค้า')}/${encodeURIComponent('เก่า')}/`),
    ).toEqual([301, '/web/alpha/search']);
  });

  it('is taken for a deleted product, and never in place of a page that is there', async () => {
    expect((await add('/product/cup/987654', '/search')).status).toBe(201);
    expect(await visit('/web/alpha/product/cup/987654')).toEqual([301, '/web/alpha/search']);
    for (const page of ['/help', '/cart', '/search', `/product/${products.cup.id}`, '/']) {
      const refused = await add(page, '/blog');
      expect([page, refused.body.fields?.[0]?.path]).toEqual([page, 'from']);
    }
  });

  it('never goes in circles, never leaves the shop, and is one for each address', async () => {
    await add('/a.html', '/b.html');
    await add('/b.html', '/c.html');
    const circle = await add('/c.html', '/a.html');
    expect(circle.body.fields).toEqual([
      { path: 'to', message: 'This leads back to the old address.' },
    ]);
    expect((await add('/d.html', '/d.html?x=1')).body.fields[0].path).toBe('to');
    for (const away of ['https://elsewhere.example/', '//elsewhere.example', 'javascript:1']) {
      expect((await add('/e.html', away)).body.fields[0].path).toBe('to');
    }
    expect((await add('/a.html', '/help')).body.fields[0].path).toBe('from');
  });

  it('is changed and deleted, and the old page is not found again', async () => {
    const { id } = (await add('/old.html', '/help')).body;
    const changed = await call('PUT', `/${id}`, { revision: 1, to: '/search' });
    expect(changed.body).toMatchObject({ from: '/old.html', to: '/search', revision: 2 });
    expect(await visit('/web/alpha/old.html')).toEqual([301, '/web/alpha/search']);
    expect((await call('PUT', `/${id}`, { revision: 1, to: '/help' })).status).toBe(409);
    expect((await call('DELETE', `/${id}`)).status).toBe(204);
    expect((await visit('/web/alpha/old.html'))[0]).toBe(404);
  });

  it('comes back after it was deleted, with its visits, unless its address is taken', async () => {
    const { id } = (await add('/old.html', '/help')).body;
    await visit('/web/alpha/old.html');
    await flushRedirectHits(host.db);
    await call('DELETE', `/${id}`);
    expect((await call('GET')).body.items).toEqual([]);
    expect((await call('GET', `/${id}`)).status).toBe(404);
    const back = await call('POST', `/${id}/restore`);
    expect(back.body).toMatchObject({ from: '/old.html', to: '/help', hits: 1 });
    expect(await visit('/web/alpha/old.html')).toEqual([301, '/web/alpha/help']);
    await call('DELETE', `/${id}`);
    expect((await add('/old.html', '/search')).status).toBe(201);
    expect((await call('POST', `/${id}/restore`)).status).toBe(404);
  });

  it('leads to the last page of a chain at once', async () => {
    await add('/a.html', '/b.html');
    await add('/b.html', '/search?q=x');
    expect(await visit('/web/alpha/a.html')).toEqual([301, '/web/alpha/search?q=x']);
    await add('/c.html', '/a.html');
    expect(await visit('/web/alpha/c.html')).toEqual([301, '/web/alpha/search?q=x']);
    await call('POST', '/paste', { text: '/e.html,/f.html\n/f.html,/help' });
    expect(await visit('/web/alpha/e.html')).toEqual([301, '/web/alpha/help']);
  });

  it('counts its visitors in memory, cached ones too, and writes them in one statement', async () => {
    const { id } = (await add('/often.html', '/help')).body;
    await add('/other.html', '/help');
    host.host.pageCache.clear();
    for (let times = 0; times < 3; times += 1) await visit('/web/alpha/often.html');
    await visit('/web/alpha/other.html');
    // Staff look whether it works.
    await host.inject({ url: '/web/alpha/often.html', headers: { cookie } });
    expect((await call('GET', `/${id}`)).body).toMatchObject({ hits: 0, last_hit_at: null });
    const flushed = await host.countQueries(() => flushRedirectHits(host.db));
    expect(flushed.count).toBe(1);
    const { hits, last_hit_at: last } = (await call('GET', `/${id}`)).body;
    expect([hits, typeof last]).toEqual([3, 'string']);
    const sorted = await call('GET', `?sort=${encodeURIComponent('["hits","DESC"]')}`);
    expect(sorted.body.items.map((one: { hits: number }) => one.hits)).toEqual([3, 1]);
    expect((await host.countQueries(() => flushRedirectHits(host.db))).count).toBe(0);
  });
});

describe('pasted lines', () => {
  it('are stored together, and each refused line is named', async () => {
    await add('/one.html', '/help');
    const text = [
      'old,new',
      '/one.html,/search',
      '"/two.html","/blog"',
      '',
      '/help,/search',
      '/three.html',
    ].join('\r\n');
    const { body } = await call('POST', '/paste', { text });
    expect(body).toMatchObject({ added: 1, changed: 1 });
    expect(body.problems.map((one: { line: number }) => one.line)).toEqual([5, 6]);
    const list = (await call('GET', '?filter=%7B%22q%22%3A%22two%22%7D')).body;
    expect(list.items.map((one: { from: string }) => one.from)).toEqual(['/two.html']);
    expect(await visit('/web/alpha/one.html')).toEqual([301, '/web/alpha/search']);
  });
});
