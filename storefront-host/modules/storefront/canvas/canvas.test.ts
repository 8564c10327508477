import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageOf, sectionBlock } from '@talad/elements/page/page';
import { accounts, products, shops } from '../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

let host: TestHost;
let owner: Record<string, string>;
let now = Date.parse('2026-11-20T08:00:00Z');
beforeAll(async () => {
  host = await createTestHost({
    seed: 'small',
    env: { RATE_LIMIT_FACTOR: '100' },
    now: () => new Date(now),
  });
  owner = {
    cookie: await signIn(host, accounts.ownerAlpha.email),
    origin: 'http://localhost:4000',
  };
  await save('frontpage', [
    { id: 'top', name: 'Headline', props: { title: 'ฉบับร่างของหน้าแรก' } },
    { id: 'goods', name: 'ProductSection', props: { title: 'สินค้า', productNumber: 4 } },
  ]);
  await save('about-x', [{ id: 'a', name: 'Headline', props: { title: 'ฉบับร่างอีกหน้า' } }]);
});
afterAll(() => host.close());

async function save(name: string, sections: Parameters<typeof pageOf>[1]) {
  const url = `/api/v1/pages/edit/2/${name}/main`;
  const { global, revision } = (await host.inject({ url, headers: owner })).json();
  const page = pageOf(name, sections);
  const row = { ...sectionBlock({ id: 'row', name: 'Row', props: {} }) };
  const hidden = { ...row, id: 'row', content: { props: {}, children: [] }, hideOn: ['mobile'] };
  const reply = await host.inject({
    method: 'POST',
    url,
    headers: owner,
    payload: {
      blocks: JSON.stringify(page.blocks.toSpliced(-1, 0, hidden as never)),
      global: JSON.stringify({ ...global, currentColors: { A: '#654321' } }),
      base_revision: revision,
    },
  });
  expect(reply.statusCode).toBe(200);
}
async function ticket(page: string) {
  const url = `/api/v1/pages/canvas/2/${page}`;
  const reply = await host.inject({ method: 'POST', url, headers: owner });
  return reply.json() as { readonly url: string; readonly token: string };
}
const open = (url: string, headers: Record<string, string> = {}) =>
  host.inject({ url, headers: { accept: 'text/html', 'accept-language': 'th', ...headers } });

describe('the canvas', () => {
  it('shows the draft with its look, each block with its id, to every holder of the token', async () => {
    const { url } = await ticket('frontpage');
    expect(url).toMatch(/^\/web\/alpha\?edit=1&t=/);
    const { body, statusCode, headers } = await open(url);
    expect(statusCode).toBe(200);
    expect(body).toContain('ฉบับร่างของหน้าแรก');
    expect(body).toContain('--talad-a:#654321');
    for (const id of ['header', 'top', 'goods', 'row', 'footer']) {
      expect(body, id).toContain(`data-block-id="${id}"`);
    }
    expect(body).toContain('class="row hide-mobile"');
    expect(body).toContain(products.cup.title);
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).toContain('<meta name="talad-editor" content="http://localhost:4000">');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toContain('frame-ancestors http://localhost:4000;');
    expect(headers['speculation-rules']).toBeUndefined();
  });

  it('works on the shop’s own host too, and visitors see nothing of it', async () => {
    const { token } = await ticket('frontpage');
    const shopHost = { host: 'alpha.talad.localhost:4000' };
    const { body, statusCode } = await open(`/?edit=1&t=${token}`, shopHost);
    expect(statusCode).toBe(200);
    expect(body).toContain('ฉบับร่างของหน้าแรก');
    for (const path of ['/web/alpha', '/web/alpha?edit=1']) {
      const visitor = await open(path, { cookie: owner['cookie'] ?? '' });
      expect(visitor.body).not.toContain('ฉบับร่าง');
      expect(visitor.body).not.toContain('data-block-id=');
      expect(visitor.body).not.toContain('#654321');
    }
  });

  it('opens one page of one shop', async () => {
    const { token } = await ticket('frontpage');
    const { url: other } = await ticket('about-x');
    expect((await open(other)).body).toContain('ฉบับร่างอีกหน้า');
    for (const path of ['/web/alpha/about-x', '/web/beta', '/', '/web/alpha/search', '/web/none']) {
      const reply = await open(`${path}?edit=1&t=${token}`);
      expect(reply.statusCode, path).toBe(403);
      expect(reply.body).not.toContain('ฉบับร่าง');
    }
  });

  it.each(['', 'x', 'abc.def', '..'])(
    'opens nothing by the token %o, signed in or not',
    async (token) => {
      const reply = await open(`/web/alpha?edit=1&t=${token}`, { cookie: owner['cookie'] ?? '' });
      expect(reply.statusCode).toBe(403);
      expect(reply.body).not.toContain('ฉบับร่าง');
    },
  );

  it('closes after a quarter of an hour', async () => {
    const { url } = await ticket('frontpage');
    now += 14 * 60_000;
    expect((await open(url)).statusCode).toBe(200);
    now += 61_000;
    expect((await open(url)).statusCode).toBe(403);
  });
});

describe('the data of sections', () => {
  const ask = (payload: object, headers: Record<string, string> = {}) =>
    host.inject({ method: 'POST', url: '/api/v1/pages/section-data/2', payload, headers });
  const blocks = [
    { id: 'g', name: 'ProductSection', props: { productNumber: 4 } },
    { id: 'h', name: 'Headline', props: { title: 'x' } },
  ];

  it('is read by the session or by the token, by the same code as the page', async () => {
    const { token } = await ticket('frontpage');
    for (const reply of [
      await ask({ lang: 'th', blocks }, owner),
      await ask({ lang: 'th', blocks, token }),
    ]) {
      expect(reply.statusCode).toBe(200);
      const { data } = reply.json();
      expect(Object.keys(data)).toEqual(['g']);
      expect(data.g.products[0]).toMatchObject({ shop_id: 2, title: expect.any(String) });
    }
  });

  it('has header and footer of a look that was never saved, for the open page', async () => {
    const { token } = await ticket('frontpage');
    const design = {
      header: {
        headerPane: { alignPresetId: 'split' },
        menuListObjects: [{ title: 'เตา', title_en: 'The kiln', link: '/aboutus' }],
      },
      footer: { slogan: 'ปั้นทีละใบ' },
    };
    const body = { lang: 'en', blocks: [], token, design, page: 'aboutus' };
    const { frame } = (await ask(body)).json();
    expect(frame.header).toMatchObject({
      align: 'split',
      menu: [{ title: 'The kiln', link: '/web/alpha/aboutus', current: true }],
    });
    expect(frame.footer.slogan).toBe('ปั้นทีละใบ');
    expect((await ask({ lang: 'en', blocks: [], token })).json()).toEqual({ data: {} });
    const hostile = { header: 7, footer: [], components: 'x', pages: null };
    const reply = await ask({ ...body, design: hostile });
    expect([reply.statusCode, reply.json().frame.header.title]).toEqual([200, shops.alpha.title]);
  });

  it('takes a constant number of queries', async () => {
    const { token } = await ticket('frontpage');
    const many = Array.from({ length: 50 }, (_, index) => ({ ...blocks[0], id: `g${index}` }));
    const few = await host.countQueries(() => ask({ lang: 'th', blocks, token }));
    const lots = await host.countQueries(() => ask({ lang: 'th', blocks: many, token }));
    expect(lots.count).toBe(few.count);
  });

  it('is not for other shops, other people or old tokens', async () => {
    const { token } = await ticket('frontpage');
    const url = '/api/v1/pages/section-data/3';
    const elsewhere = await host.inject({
      method: 'POST',
      url,
      payload: { lang: 'th', blocks, token },
    });
    expect(elsewhere.statusCode).toBe(403);
    expect((await ask({ lang: 'th', blocks })).statusCode).toBe(401);
    now += 16 * 60_000;
    expect((await ask({ lang: 'th', blocks, token })).statusCode).toBe(403);
  });
});

describe('the pictures of the editor', () => {
  const still = (url: string, page: string, look: string) =>
    open(`${url.replace('edit=1', 'still=1')}&page=${page}&look=${look}`);

  it('show page and look apart, before and after, without running a script or counting', async () => {
    const { url } = await ticket('frontpage');
    const publish = { pages: ['frontpage'], look: false };
    const reply = await host.inject({
      method: 'POST',
      url: '/api/v1/pages/publish/2/all/main',
      headers: owner,
      payload: publish,
    });
    const { version } = reply.json();
    await save('frontpage', [{ id: 'top', name: 'Headline', props: { title: 'ฉบับร่างใหม่กว่า' } }]);
    const draft = await still(url, 'draft', 'published');
    expect(draft.body).toContain('ฉบับร่างใหม่กว่า');
    expect(draft.body).not.toContain('--talad-a:#654321');
    const live = await still(url, 'published', 'draft');
    expect(live.body).toContain('ฉบับร่างของหน้าแรก');
    expect(live.body).toContain('--talad-a:#654321');
    const old = await still(url, version, version);
    expect(old.body).toContain('ฉบับร่างของหน้าแรก');
    expect(old.body).not.toContain('--talad-a:#654321');
    for (const { body, headers } of [draft, live, old]) {
      expect(body.match(/<script|modulepreload|talad-visit|talad-measure|autofocus/g)).toBe(null);
      expect(body).toContain('data-block-id="top"');
      expect(headers['cache-control']).toBe('no-store');
      const policy = headers['content-security-policy'];
      expect(policy).toContain('frame-ancestors http://localhost:4000;');
      expect(policy).toMatch(/; sandbox allow-same-origin$/);
    }
  });

  it('show nothing of another page, another shop, or without a token', async () => {
    const { url } = await ticket('about-x');
    const front = await host.db
      .selectFrom('page_version')
      .select('id')
      .where('shop_id', '=', shops.alpha.id)
      .where('name', '=', 'frontpage')
      .executeTakeFirstOrThrow();
    expect((await still(url, front.id, 'draft')).statusCode).toBe(404);
    expect((await still(url, 'published', 'draft')).statusCode).toBe(404);
    expect((await still(url, "x' OR 1=1", 'draft')).statusCode).toBe(404);
    const wrong = await open('/web/alpha?still=1&t=x&page=draft&look=draft', owner);
    expect(wrong.statusCode).toBe(403);
    const elsewhere = url.replace('/alpha/about-x', '/beta').replace('edit=1', 'still=1');
    expect((await open(`${elsewhere}&page=draft&look=draft`)).statusCode).toBe(403);
  });
});
