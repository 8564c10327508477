import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, shops } from '../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import type { ManagedBlogDetail } from './manage-blogs.contract.ts';

const base = `/api/v1/manage/${shops.alpha.id}/blogs`;
const start = Date.now();
let now = new Date(start);
const later = (hours: number) => new Date(start + hours * 3_600_000).toISOString();
let host: TestHost;
let cookie: string;
let foreign: number;

beforeAll(async () => {
  host = await createTestHost({
    seed: 'small',
    now: () => now,
    env: { RATE_LIMIT_FACTOR: '1000' },
  });
  cookie = await signIn(host, accounts.ownerAlpha.email);
  const { id } = await host.db
    .insertInto('blog')
    .values({
      shop_id: shops.beta.id,
      slug: 'beta',
      title: 'บทความของเบต้า',
      published_at: new Date(start),
      updated_at: new Date(start + 1_000_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  foreign = id;
});
afterAll(() => host.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, url: string, payload?: object, as = cookie) =>
  host.inject({
    method,
    url,
    headers: { origin: 'http://localhost:4000', cookie: `lang=en; ${as}` },
    ...(payload && { payload }),
  });
const write = async (fields: object = {}, as = cookie): Promise<ManagedBlogDetail> => {
  const made = await call('POST', base, { titles: { th: 'เปิดเตาครั้งแรก' }, ...fields }, as);
  expect(made.statusCode).toBe(201);
  return made.json();
};
const list = async (query: Readonly<Record<string, string>> = {}) => {
  const found = await call('GET', `${base}?${new URLSearchParams(query)}`);
  return found.json().items.map(({ titles }: ManagedBlogDetail) => titles.th);
};
const page = (url: string, lang = 'th') =>
  host.inject({ url, headers: { accept: 'text/html', cookie: `lang=${lang}` } });
async function publishDue(): Promise<void> {
  await host.host.jobs.send('publish.blogs', {});
  await host.host.jobs.drain();
  await host.host.pageCache.caughtUp();
}
const inShop = async () => (await page('/web/alpha/blog')).body;
async function inSitemap(): Promise<string> {
  const index = (await host.inject('/web/alpha/sitemap.xml')).body;
  const parts = [...index.matchAll(/<loc>http:\/\/[^/]+([^<]+)/g)].map(([, path = '']) => path);
  const pages = await Promise.all(parts.map((part) => host.inject(part)));
  return pages.map(({ body }) => body).join();
}

describe('a post that is written', () => {
  it('is a draft of its writer, with an address made from its title, and no page shows it', async () => {
    const post = await write({ titles: { th: 'ร่างแรก' } });
    expect(post).toMatchObject({
      state: 'draft',
      slug: 'ร่างแรก',
      authors: { th: accounts.ownerAlpha.name, en: '' },
      account_id: accounts.ownerAlpha.id,
      publish_at: null,
      revision: 1,
    });
    expect(await inShop()).not.toContain('ร่างแรก');
    expect((await page(post.full_url)).statusCode).toBe(404);
  });

  it('is shown at once where it is published now, in each language, tags included', async () => {
    // The list without it is in the page cache.
    await inShop();
    const post = await write({
      titles: { th: 'วิธีดูแลถ้วย', en: 'Caring for cups' },
      summaries: { th: 'ใช้ได้นาน' },
      bodies: { th: '<h3>ล้าง</h3><p>มือ</p>', en: '<p>By hand</p>' },
      tags: { th: 'ดูแล, ถ้วย', en: 'Care' },
      publish_at: now.toISOString(),
    });
    expect(post.state).toBe('published');
    expect(await inShop()).toContain('วิธีดูแลถ้วย');
    expect((await page('/web/alpha/blog', 'en')).body).toContain('Caring for cups');
    expect(await inSitemap()).toContain(`/blog/${encodeURIComponent(post.slug)}/${post.id}`);
    expect((await page(post.full_url)).body).toContain('<h2>ล้าง</h2><p>มือ</p>');
    const english = (await page(post.full_url, 'en')).body;
    expect(english).toContain('By hand');
    expect(english).toMatch(/Care<[\s\S]*ถ้วย</);
    // The editor shows the headings as they were written, while the page changes their level.
    expect(post.bodies.th).toBe('<h3>ล้าง</h3><p>มือ</p>');
    const same = await call('PUT', `${base}/${post.id}`, { revision: 1, bodies: post.bodies });
    expect(same.json().bodies).toEqual(post.bodies);
  });

  it('keeps nothing that runs in a reader’s browser, in no language', async () => {
    const hostile =
      '<p onclick="alert(1)" style="x">ดี</p><script>alert(2)</script><img src=x onerror=alert(3)>' +
      '<a href="javascript:alert(4)">ไป</a><iframe src="//evil.test"></iframe><form><input></form>';
    const { id, full_url: url } = await write({
      titles: { th: '<b>x</b><script>alert(5)</script>' },
      summaries: { th: '<img src=x onerror=alert(6)>' },
      bodies: { th: hostile, en: hostile },
      tags: { th: '<i>7</i>' },
      publish_at: now.toISOString(),
    });
    const stored = (await call('GET', `${base}/${id}`)).json().bodies;
    for (const lang of ['th', 'en'] as const) {
      expect(stored[lang]).not.toMatch(/script|onclick|onerror|style|iframe|form|javascript/);
      const { body } = await page(url, lang);
      expect(body).toContain('<p>ดี</p>');
      expect(body).not.toMatch(/<script>alert|<img src=x onerror|onclick="alert|<i>7/);
    }
  });

  it.each([
    ['no title', { titles: { th: ' ' } }, 'titles/th'],
    ['a title in the other language alone', { titles: { en: 'Cups' } }, 'titles/th'],
    ['another shop’s picture', { image: crypto.randomUUID() }, 'image'],
    ['an address of signs', { slug: '!!!' }, 'slug'],
    [
      'too many tags',
      { tags: { th: Array.from({ length: 21 }, (_, at) => at).join() } },
      'tags/th',
    ],
  ])('is refused with %s, next to the field', async (_name, fields, path) => {
    const refused = await call('POST', base, { titles: { th: 'ถ้วย' }, ...fields });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields.map((fault: { path: string }) => fault.path)).toEqual([path]);
  });

  it('is refused with a field that it does not have', async () => {
    const refused = await call('POST', base, { titles: { th: 'ถ้วย' }, account_id: 'x' });
    expect(refused.statusCode).toBe(400);
  });
});

describe('a post with a time in the future', () => {
  it('is shown from then on, in list and sitemap, and not before', async () => {
    const post = await write({ titles: { th: 'ข่าวพรุ่งนี้' }, publish_at: later(24) });
    expect(post).toMatchObject({ state: 'scheduled', publish_at: later(24) });
    await publishDue();
    expect(await inShop()).not.toContain('ข่าวพรุ่งนี้');
    expect((await page(post.full_url)).statusCode).toBe(404);
    now = new Date(start + 25 * 3_600_000);
    await publishDue();
    expect(await inShop()).toContain('ข่าวพรุ่งนี้');
    expect(await inSitemap()).toContain(`/${post.id}</loc>`);
    const shown = (await call('GET', `${base}/${post.id}`)).json();
    expect(shown).toMatchObject({ state: 'published', publish_at: later(24), revision: 2 });
    now = new Date(start);
  });

  it('goes back to a draft', async () => {
    const { id } = await write({ publish_at: later(24) });
    const draft = await call('PUT', `${base}/${id}`, { revision: 1, publish_at: null });
    expect(draft.json().state).toBe('draft');
  });
});

describe('the preview of a post', () => {
  const open = (url: string, as: string) =>
    host.inject({ url, headers: { accept: 'text/html', cookie: `lang=th; ${as}` } });

  it('shows a draft in the shop’s look to its writers alone, and no cache stores it', async () => {
    const titles = { th: 'ร่างที่ดูก่อนได้' };
    const { id, full_url: url } = await write({ titles, publish_at: later(24) });
    const shown = await open(`${url}?preview=1`, cookie);
    expect(shown.statusCode).toBe(200);
    expect(shown.headers['cache-control']).toBe('private, no-store');
    expect(shown.body).toContain('<meta name="robots" content="noindex');
    expect(shown.body).toContain('ตัวอย่าง: ผู้อ่านจะเห็นบทความนี้เมื่อเผยแพร่แล้ว');
    expect(shown.body).toMatch(/<h1[^>]*>(<!--.*?-->)*ร่างที่ดูก่อนได้/);
    // Another language keeps the preview.
    expect(shown.body).toMatch(/preview=1&(amp;)?lang=en|lang=en&(amp;)?preview=1/);
    const others = await Promise.all(
      [
        '',
        await signIn(host, accounts.shopper.email),
        await signIn(host, accounts.ownerBeta.email),
      ].flatMap((as) => [open(`${url}?preview=1`, as), open(url, as)]),
    );
    expect(others.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404]);
    await call('DELETE', `${base}/${id}`);
    expect((await open(`${url}?preview=1`, cookie)).statusCode).toBe(404);
  });
});

describe('a cover', () => {
  it('has its own description in each language, which goes with it', async () => {
    const media = crypto.randomUUID();
    await host.db
      .insertInto('media')
      .values({
        shop_id: shops.alpha.id,
        id: media,
        key: media,
        mime: 'image/webp',
        width: 10,
        height: 10,
        bytes: 1,
        alt: JSON.stringify({ th: 'จากคลัง' }),
      })
      .execute();
    const post = await write({ image: media, publish_at: now.toISOString() });
    expect((await page(post.full_url)).body).toContain('alt="จากคลัง"');
    const described = await call('PUT', `${base}/${post.id}`, {
      revision: 1,
      image_alts: { th: ' ถ้วยสีเขียว ', en: 'A green cup' },
    });
    expect(described.json().image_alts).toEqual({ th: 'ถ้วยสีเขียว', en: 'A green cup' });
    expect((await page(post.full_url)).body).toContain('alt="ถ้วยสีเขียว"');
    expect((await page(post.full_url, 'en')).body).toContain('alt="A green cup"');
    const without = await call('PUT', `${base}/${post.id}`, { revision: 2, image: null });
    expect(without.json()).toMatchObject({ image: null, image_alts: { th: '', en: '' } });
  });
});

it('suggests the tags of the shop’s posts, drafts too, with their names in both languages', async () => {
  await write({ tags: { th: 'กาแฟ, แก้ว', en: 'Coffee' } });
  await write({ tags: { th: 'กาแฟ' } });
  const { tags } = (await call('GET', `${base}/tags`)).json();
  expect(tags[0]).toEqual({ names: { th: 'กาแฟ', en: 'Coffee' }, count: 2 });
  expect(tags).toContainEqual({ names: { th: 'แก้ว', en: '' }, count: 1 });
});

it('keeps the shop’s base path in links of a post, once', async () => {
  const html =
    '<p><a href="/promotion">โปร</a> <a href="/web/alpha/search">สินค้า</a> <a href="https://talad.test/x">นอก</a></p>';
  const post = await write({ bodies: { th: html }, publish_at: now.toISOString() });
  const { body } = await page(post.full_url);
  expect(body).toContain('<a href="/web/alpha/promotion">โปร</a>');
  expect(body).toContain('<a href="/web/alpha/search">สินค้า</a>');
  expect(body).toContain('href="https://talad.test/x"');
  const own = { host: 'alpha.talad.localhost:4000', accept: 'text/html', cookie: 'lang=th' };
  const there = await host.inject({ url: post.full_url.replace('/web/alpha', ''), headers: own });
  expect(there.body).toContain('<a href="/promotion">โปร</a>');
});

describe('a post that is changed', () => {
  it('keeps what is not sent, and its old address leads to the new one', async () => {
    const post = await write({
      titles: { th: 'ชื่อเดิม', en: 'Old' },
      publish_at: now.toISOString(),
    });
    const changed = await call('PUT', `${base}/${post.id}`, { revision: 1, slug: 'New Address' });
    expect(changed.json()).toMatchObject({ titles: post.titles, slug: 'new-address', revision: 2 });
    const moved = await page(post.full_url);
    expect(moved.statusCode).toBe(301);
    expect(moved.headers['location']).toBe(`/web/alpha/blog/new-address/${post.id}`);
  });

  it('refuses a revision that another person has changed', async () => {
    const { id } = await write();
    await call('PUT', `${base}/${id}`, { revision: 1, hilight: true });
    const late = await call('PUT', `${base}/${id}`, { revision: 1, hilight: false });
    expect([late.statusCode, late.json().code]).toEqual([409, 'CONFLICT']);
  });
});

describe('a removed post', () => {
  it('is in no list, and comes back as it was', async () => {
    const post = await write({ titles: { th: 'ลบแล้วคืน' }, publish_at: now.toISOString() });
    expect((await call('DELETE', `${base}/${post.id}`)).statusCode).toBe(204);
    expect(await list()).not.toContain('ลบแล้วคืน');
    expect(await inShop()).not.toContain('ลบแล้วคืน');
    expect((await call('GET', `${base}/${post.id}`)).statusCode).toBe(404);
    const back = await call('POST', `${base}/${post.id}/restore`);
    expect(back.json()).toMatchObject({ state: 'published', publish_at: post.publish_at });
    expect(await inShop()).toContain('ลบแล้วคืน');
  });
});

describe('the list', () => {
  it('has the shop’s own posts alone: drafts, then the latest first', async () => {
    const titles = await list();
    expect(titles).not.toContain('บทความของเบต้า');
    expect(titles).toContain('วิธีดูแลถ้วย');
    await write({ titles: { th: 'ร่างที่สอง' } });
    expect((await list({ sort: '["publish_at","DESC"]' }))[0]).toBe('ร่างที่สอง');
    expect(await list({ filter: '{"q":"CARING"}' })).toEqual(['วิธีดูแลถ้วย']);
    expect(await list({ filter: '{"state":"draft","q":"ร่าง"}' })).toHaveLength(2);
    expect(await list({ filter: '{"state":"scheduled"}' })).toEqual([]);
  });

  it('answers 404 for another shop’s post, whatever is asked of it', async () => {
    const answers = await Promise.all([
      call('GET', `${base}/${foreign}`),
      call('PUT', `${base}/${foreign}`, { revision: 1, hilight: true }),
      call('DELETE', `${base}/${foreign}`),
      call('POST', `${base}/${foreign}/restore`),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  });
});

describe('staff', () => {
  it('with blog_add write posts and change their own; with blog_edit those of all', async () => {
    const { staffAlpha } = accounts;
    const flag = (flags: ('blog_add' | 'blog_edit')[]) =>
      host.db
        .updateTable('staff')
        .set({ flags })
        .where('shop_id', '=', shops.alpha.id)
        .where('account_id', '=', staffAlpha.id)
        .execute();
    await flag(['blog_add']);
    const writer = await signIn(host, staffAlpha.email);
    const [theirs, mine] = [await write(), await write({ titles: { th: 'ของฉัน' } }, writer)];
    const change = { revision: 1, hilight: true };
    expect((await call('GET', `${base}/${theirs.id}`, undefined, writer)).statusCode).toBe(200);
    const refused = [
      await call('PUT', `${base}/${theirs.id}`, change, writer),
      await call('DELETE', `${base}/${theirs.id}`, undefined, writer),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403]);
    expect((await call('PUT', `${base}/${mine.id}`, change, writer)).statusCode).toBe(200);
    expect((await call('DELETE', `${base}/${mine.id}`, undefined, writer)).statusCode).toBe(204);
    await flag(['blog_edit']);
    expect((await call('PUT', `${base}/${theirs.id}`, change, writer)).statusCode).toBe(200);
  });
});
