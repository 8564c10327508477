import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHead } from '../../../../../test/support/pages/read-head.ts';
import { createTestHost, type TestHost } from '../../../../../test/support/test-host.ts';
import { addBlog, type NewBlog } from '../../../content/documents/add-blog.ts';

const day = (number: number) => new Date(Date.UTC(2026, 9, number, 5));
const ids: Record<string, number> = {};
let now = day(20);
let host: TestHost;
const add = (post: Partial<NewBlog> & { readonly slug: string; readonly shopId: number }) =>
  host.db.transaction().execute(async (trx) => {
    ids[post.slug] = await addBlog(trx, {
      title: `เรื่อง ${post.slug}`,
      summary: '',
      html: '<p>เนื้อหา</p>',
      author: '',
      tags: [],
      hilight: false,
      publishedAt: post.at ?? day(1),
      at: day(1),
      ...post,
    });
  });

beforeAll(async () => {
  host = await createTestHost({ seed: 'small', now: () => now });
  await host.db
    .insertInto('shop')
    .values({
      id: 9,
      kind: 'bookfair',
      shopname: 'fair',
      title: 'งานหนังสือ',
      email: null,
      tel: null,
    })
    .execute();
  await add({ shopId: 2, slug: 'old', at: day(2), tags: ['ดิน', 'เตา'] });
  await add({ shopId: 2, slug: 'star', at: day(3), hilight: true });
  await add({ shopId: 2, slug: 'clay', at: day(4), tags: ['เตา', 'ดิน'] });
  await add({ shopId: 2, slug: 'kiln', at: day(5), tags: ['เตา'] });
  await add({ shopId: 2, slug: 'new', at: day(6) });
  const event = { starts_at: day(22).toISOString(), place: 'หอศิลป์', seats: 20 };
  await add({ shopId: 2, slug: 'meet', at: day(7), event });
  await add({ shopId: 9, slug: 'opening', tags: ['เด็ก'], event });
});
afterAll(() => host.close());

const page = async (url: string, lang: 'th' | 'en' = 'th') =>
  host.inject({ url, headers: { accept: 'text/html', 'accept-language': lang } });
/** Returns the posts of a page in their order. */
const order = (body: string): readonly string[] => {
  const main = body
    .slice(body.indexOf('<main'), body.indexOf('</main>'))
    .replaceAll(/<!--.*?-->/g, '');
  const found = main.matchAll(/<h[23]><a href="[^"]*\/(?:blog|exhibition)\/([a-z]+)\/\d+"/g);
  return [...found].map((match) => match[1] ?? '');
};

describe('a blog’s list', () => {
  it('begins with the shop’s highlights, then the latest changes', async () => {
    const { body } = await page('/web/alpha/blog');
    expect(order(body)).toEqual(['star', 'meet', 'new', 'kiln', 'clay', 'old']);
    expect(body).toContain('เรื่องเด่น');
  });

  it('is ordered by a link, and search engines take the plain one', async () => {
    const { body } = await page('/web/alpha/blog?order=blog_created+ASC');
    expect(order(body)).toEqual(['old', 'star', 'clay', 'kiln', 'new', 'meet']);
    expect(readHead(body).metas['robots']).toBe('noindex');
    expect(body).toContain('aria-current="true"');
    const plain = await page('/web/alpha/blog?order=title');
    expect(order(plain.body)[0]).toBe('star');
  });

  it('is searched by a plain form', async () => {
    const found = await page(`/web/alpha/blog?keyword=${encodeURIComponent(' เตา/ดิน ')}`);
    expect(found.statusCode).toBe(301);
    expect(found.headers['location']).toBe(
      `/web/alpha/blog/search/${encodeURIComponent('เตา/ดิน')}`,
    );
    expect((await page(found.headers['location'] ?? '')).body).toContain('value="เตา/ดิน"');
    expect(order((await page('/web/alpha/blog/search/clay')).body)).toEqual(['clay']);
    const none = (await page('/web/alpha/blog/search/zzz')).body.replaceAll(/<!--.*?-->/g, '');
    expect(none).toMatch(/<a class="button" href="\/web\/alpha\/blog">\s*(All posts|บทความทั้งหมด)/);
    expect(none).not.toContain('blog-orders"');
  });

  it('leads to its last page where it has become shorter', async () => {
    expect((await page('/web/alpha/blog?page=9')).headers['location']).toBe('/web/alpha/blog');
  });

  it('opens each post at a glance', async () => {
    const { body } = await page('/web/alpha/blog');
    expect(body).toContain(`data-modal="BlogDetail" data-id="${ids['kiln']}"`);
  });
});

describe('a post', () => {
  it('is followed by those that share most of its tags', async () => {
    const { body } = await page(`/web/alpha/blog/old/${ids['old']}`);
    expect(order(body)).toEqual(['clay', 'kiln', 'meet']);
  });

  it('takes registrations for its event, until it is over', async () => {
    const url = `/web/alpha/blog/meet/${ids['meet']}`;
    const { body } = await page(url);
    expect(body).toContain('data-modal="SeminarRegister"');
    expect(body).toContain('action="/web/alpha/forms/seminar"');
    expect(body).toContain('หอศิลป์');
    expect(body).toContain('รับ 20 คน');
    const data = readHead(body).data.find((one) => one['@type'] === 'Event');
    expect(data).toMatchObject({ startDate: day(22).toISOString(), location: { name: 'หอศิลป์' } });
    now = day(23);
    const after = (await page(url)).body;
    now = day(20);
    expect(after).toContain('กิจกรรมนี้จบไปแล้ว');
    expect(after).not.toContain('forms/seminar');
  });
});

describe('a book fair’s exhibitions', () => {
  it('are its posts under another address, with words of their own', async () => {
    const { body } = await page('/web/fair/exhibition');
    expect(readHead(body).title).toBe('นิทรรศการ · งานหนังสือ');
    expect(order(body)).toEqual(['opening']);
    const one = `/web/fair/exhibition/opening/${ids['opening']}`;
    expect(body).toContain(`href="${one}"`);
    expect(body).toContain(`/web/fair/exhibition/search/tag/${encodeURIComponent('เด็ก')}`);
    expect((await page(one)).statusCode).toBe(200);
    const wrong = await page(`/web/fair/exhibition/x/${ids['opening']}`);
    expect(wrong.headers['location']).toBe(one);
    const moved = await page(`/web/fair/blog/opening/${ids['opening']}`);
    expect([moved.statusCode, moved.headers['location']]).toEqual([301, one]);
    expect((await page('/web/alpha/exhibition')).statusCode).toBe(404);
    expect((await page('/web/fair/sitemap/blog-1.xml')).body).not.toContain('/blog/opening');
  });
});
