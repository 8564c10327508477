import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageOf } from '@talad/elements/page/page';
import { accounts, shops } from '../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

let host: TestHost;
let headers: Record<string, string>;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
  const cookie = await signIn(host, accounts.ownerAlpha.email);
  headers = { cookie, origin: 'http://localhost:4000' };
  // Another shop has pages of the same names.
  const page = pageOf('ของร้านอื่น', []);
  for (const name of ['story', 'club', 'old-news', 'menu-2026']) {
    await host.db
      .insertInto('page')
      .values({ shop_id: shops.beta.id, name, title: page.title, draft: JSON.stringify(page) })
      .execute();
  }
});
afterAll(() => host.close());

async function call(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) {
  const url = `/api/v1/pages/${path}`;
  const reply = await host.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.json() };
}
const create = (name: string, more: object = {}) =>
  call('POST', '?project_id=2', { name, title: name, ...more });
const act = (name: string, page: string, payload: object = {}) =>
  call('POST', `${name}/2/${page}`, payload);
async function listed(name: string) {
  const { body } = await call('GET', '?project_id=2');
  return body.pages.find((one: { name: string }) => one.name === name);
}
async function publish(name: string, words: string) {
  const page = pageOf(name, [{ id: 'h', name: 'Headline', props: { title: words } }]);
  const blocks = JSON.stringify(page.blocks);
  expect((await call('POST', `publish/2/${name}/main`, { blocks, title: name })).status).toBe(200);
}
async function visit(path: string) {
  const reply = await host.inject({ url: `/web/alpha${path}`, headers: { accept: 'text/html' } });
  return { status: reply.statusCode, html: reply.body, to: reply.headers['location'] };
}

describe('a new page', () => {
  it('begins as a page of the chosen theme, blank, or as a copy', async () => {
    const made = await create('our-tale', { template: 'aboutus', theme: 'x_pottery' });
    expect(made.status).toBe(201);
    expect(made.body.page.blocks.length).toBeGreaterThan(2);
    const copy = await create('our-tale-2', { copy_of: 'our-tale' });
    expect(copy.body.page.blocks).toEqual(made.body.page.blocks);
    expect(copy.body.page.title).toBe('our-tale-2');
    expect((await create('empty')).body.page.blocks).toHaveLength(2);
    expect((await create('x1', { template: 'aboutus', theme: 'x_gone' })).status).toBe(404);
    // A page of another shop cannot be copied.
    expect((await create('x2', { copy_of: 'old-news' })).status).toBe(404);
  });
});

describe('the address of a page', () => {
  it('changes, and the old one redirects, also when it changes again', async () => {
    await publish('story', 'เรื่องของเตา');
    expect((await visit('/story')).html).toContain('เรื่องของเตา');
    const moved = await act('address', 'story', { name: 'our-kiln' });
    expect(moved).toMatchObject({ status: 200, body: { redirected_from: '/story' } });
    expect((await visit('/our-kiln')).html).toContain('เรื่องของเตา');
    expect(await visit('/story')).toMatchObject({ status: 301, to: '/web/alpha/our-kiln' });
    await act('address', 'our-kiln', { name: 'kiln' });
    expect(await visit('/story')).toMatchObject({ status: 301, to: '/web/alpha/kiln' });
    // Back to the first: its redirect gives way to the page.
    await act('address', 'kiln', { name: 'story' });
    expect((await visit('/story')).html).toContain('เรื่องของเตา');
    expect(await visit('/kiln')).toMatchObject({ status: 301, to: '/web/alpha/story' });
    expect((await call('GET', 'versions/2/story')).body).toHaveLength(1);
  });

  it('needs no redirect before visitors know it', async () => {
    await create('draft-only');
    const moved = await act('address', 'draft-only', { name: 'still-draft' });
    expect(moved.body.redirected_from).toBeNull();
    expect((await visit('/draft-only')).status).toBe(404);
  });

  it.each([
    ['story', 'search', 400, 'PAGE_NAME'],
    ['story', 'help', 400, 'PAGE_NAME'],
    ['story', 'our-tale', 409, 'PAGE_TAKEN'],
    ['frontpage', 'home', 409, 'PAGE_FIXED'],
    ['help', 'helping', 409, 'PAGE_FIXED'],
    ['nowhere', 'somewhere', 404, 'NOT_FOUND'],
    ['club', 'clubs', 404, 'NOT_FOUND'],
  ])('of %s cannot become %s', async (page, name, status, code) => {
    await publish('help', 'ช่วยเหลือ');
    await publish('frontpage', 'หน้าแรก');
    const refused = await act('address', page, { name });
    expect([refused.status, refused.body.code]).toEqual([status, code]);
  });
});

describe('the front page', () => {
  it('is the page that the owner chose, until it is unpublished', async () => {
    await publish('frontpage', 'หน้าแรกเดิม');
    await create('season');
    expect((await act('front', 'season', { use: true })).body.code).toBe('PAGE_UNPUBLISHED');
    await publish('season', 'หน้าฤดูกาล');
    expect((await act('front', 'season', { use: true })).status).toBe(200);
    expect((await visit('')).html).toContain('หน้าฤดูกาล');
    expect(await visit('/season')).toMatchObject({ status: 301, to: '/web/alpha' });
    expect(await listed('season')).toMatchObject({ is_front: true });
    expect(await listed('frontpage')).toMatchObject({ is_front: false, is_fixed: true });
    // A publication of it shows at once.
    await publish('season', 'หน้าฤดูกาลใหม่');
    expect((await visit('')).html).toContain('หน้าฤดูกาลใหม่');
    await act('unpublish', 'season');
    expect((await visit('')).html).toContain('หน้าแรกเดิม');
    expect((await visit('/season')).status).toBe(404);
    expect((await act('unpublish', 'season')).body.code).toBe('PAGE_UNPUBLISHED');
  });

  it('returns to the page of that name', async () => {
    await publish('season', 'หน้าฤดูกาล');
    await act('front', 'season', { use: true });
    await act('front', 'frontpage', { use: true });
    expect((await visit('')).html).toContain('หน้าแรกเดิม');
    expect((await visit('/season')).html).toContain('หน้าฤดูกาล');
  });

  it('cannot be a layout', async () => {
    await publish('layout-band', 'แถบ');
    expect((await act('front', 'layout-band', { use: true })).body.code).toBe('PAGE_FIXED');
  });
});

describe('a removed page', () => {
  it('is gone for visitors and is restored as it was', async () => {
    await publish('club', 'ชมรมช่างปั้น');
    await call('PUT', 'settings/2/club', { seo: { title: { th: 'ชมรม' } } });
    const before = await listed('club');
    const { body } = await act('remove', 'club');
    expect((await visit('/club')).status).toBe(404);
    expect(await listed('club')).toBeUndefined();
    const restored = await call('POST', `restore/2/${body.removal}`, {});
    expect(restored.body).toEqual({ name: 'club' });
    expect((await visit('/club')).html).toContain('ชมรมช่างปั้น');
    expect(await listed('club')).toEqual(before);
    expect((await call('GET', 'versions/2/club')).body).toHaveLength(1);
    expect((await call('POST', `restore/2/${body.removal}`, {})).status).toBe(404);
  });

  it('cannot return to an address that is taken, nor to another shop', async () => {
    await publish('club', 'ชมรม');
    const { body } = await act('remove', 'club');
    expect((await call('POST', `restore/3/${body.removal}`, {})).status).toBe(403);
    await create('club');
    const refused = await call('POST', `restore/2/${body.removal}`, {});
    expect([refused.status, refused.body.code]).toEqual([409, 'PAGE_TAKEN']);
    expect((await act('remove', 'frontpage')).body.code).toBe('PAGE_FIXED');
  });
});

describe('the search settings of a page', () => {
  it('are what search engines and shared links show, in the language of the visitor', async () => {
    await publish('menu-2026', 'เมนู');
    const seo = {
      title: { th: 'เมนูร้านอัลฟ่า', en: 'Menu of Alpha' },
      description: { th: 'กาแฟและขนมปี 2569' },
    };
    expect((await call('PUT', 'settings/2/menu-2026', { seo })).status).toBe(200);
    const th = (await visit('/menu-2026?lang=th')).html;
    expect(th).toContain('<title>เมนูร้านอัลฟ่า');
    expect(th).toMatch(/<meta name="description" content="กาแฟและขนมปี 2569"/);
    expect((await visit('/menu-2026?lang=en')).html).toContain('<title>Menu of Alpha');
    expect(await listed('menu-2026')).toMatchObject({ seo });
    const long = { seo: { title: { th: 'ก'.repeat(121) } } };
    expect((await call('PUT', 'settings/2/menu-2026', long)).status).toBe(400);
    expect((await call('PUT', 'settings/2/menu-2026', { seo: { keywords: 'x' } })).status).toBe(
      400,
    );
    expect((await call('PUT', 'settings/2/old-news', { seo: {} })).status).toBe(404);
  });

  it('of the front page replace those of the shop', async () => {
    await call('PUT', 'settings/2/frontpage', { seo: { title: { th: 'อัลฟ่า เซรามิก' } } });
    expect((await visit('?lang=th')).html).toContain('<title>อัลฟ่า เซรามิก');
  });
});
