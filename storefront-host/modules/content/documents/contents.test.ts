import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shops } from '../../../../test/support/fixture-market.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { addBlog, type NewBlog } from './add-blog.ts';

const day = (number: number) => new Date(Date.UTC(2026, 9, number, 5));
let host: TestHost;
const ids: Record<string, number> = {};
const add = (post: Partial<NewBlog> & { readonly slug: string }) =>
  host.db.transaction().execute(async (trx) => {
    ids[post.slug] = await addBlog(trx, {
      shopId: shops.alpha.id,
      title: `บทความ ${post.slug}`,
      summary: '',
      html: '<p>เนื้อหา</p>',
      author: 'สมชาย',
      tags: [],
      hilight: false,
      publishedAt: day(1),
      at: day(1),
      ...post,
    });
  });

beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
  await add({
    slug: 'kiln',
    title: 'เปิดเตาครั้งแรก',
    summary: 'ถ้วยชุดแรกออกจากเตา',
    html: '<h1>เตา</h1><p onclick="x()">ร้อน <script>alert(1)</script>1,230 องศา</p>',
    tags: ['เบื้องหลัง', 'งานปั้น'],
    at: day(3),
    publishedAt: day(2),
    overlay: {
      lang: 'en',
      fields: { title: 'First firing', html: '<p>Hot</p>', tags: 'Behind the scenes, Pottery' },
    },
  });
  await add({ slug: 'tea', tags: ['งานปั้น'], at: day(2), hilight: true });
  await add({ slug: 'strong', at: day(1) });
  await add({ slug: 'draft', title: 'ร่าง', tags: ['ลับ'], publishedAt: undefined, at: day(9) });
  await add({ slug: 'other', shopId: shops.beta.id });
});
afterAll(() => host.close());

const list = async (filter: unknown = {}, more = '') => {
  const query = `site=alpha&filter=${encodeURIComponent(JSON.stringify(filter))}${more}`;
  return (await host.inject(`/api/v1/contents/?${query}`)).json();
};
const slugs = async (filter: unknown) =>
  (await list(filter)).blogs.map(({ slug }: { slug: string }) => slug);
const page = async (url: string, lang = 'th') =>
  host.inject({ url, headers: { accept: 'text/html', 'accept-language': lang } });

describe('contents/', () => {
  it('lists what is published, last changed first', async () => {
    const { blogs, total } = await list({}, '&lang=th');
    expect(total).toBe(3);
    expect(blogs[0]).toEqual({
      id: ids['kiln'],
      shop_id: shops.alpha.id,
      slug: 'kiln',
      title: 'เปิดเตาครั้งแรก',
      summary: 'ถ้วยชุดแรกออกจากเตา',
      image: null,
      tags: ['เบื้องหลัง', 'งานปั้น'],
      tag_labels: ['เบื้องหลัง', 'งานปั้น'],
      author: 'สมชาย',
      hilight: false,
      blog_created: day(2).toISOString(),
      blog_modified: day(3).toISOString(),
      url: `/web/alpha/blog/kiln/${ids['kiln']}`,
    });
    expect(await slugs({})).toEqual(['kiln', 'tea', 'strong']);
  });

  it.each([
    [{ order: 'blog_modified ASC' }, ['strong', 'tea', 'kiln']],
    [{ tag: 'งานปั้น' }, ['kiln', 'tea']],
    [{ tag: 'ลับ' }, []],
    [{ keyword: 'เตา' }, ['kiln']],
    [{ keyword: 'firing' }, ['kiln']],
    // Words of the markup are not words of the post.
    [{ keyword: 'strong' }, ['strong']],
    [{ keyword: 'html' }, []],
    [{ keyword: 'summary' }, []],
    [{ keyword: '%' }, []],
    [{ page: 2 }, []],
  ])('filters by %o', async (filter, expected) => {
    expect(await slugs(filter)).toEqual(expected);
  });

  it('refuses what is no filter', async () => {
    expect(await list({ order: 'title' })).toMatchObject({ error: true });
  });

  it('one post in the asked language, with nothing in it that runs', async () => {
    const url = `/api/v1/contents/${ids['kiln']}?site=alpha`;
    const thai = (await host.inject(`${url}&lang=th`)).json().blog;
    expect(thai.html).toBe('<h2>เตา</h2><p>ร้อน 1,230 องศา</p>');
    const english = (await host.inject(`${url}&lang=en`)).json().blog;
    expect(english).toMatchObject({
      title: 'First firing',
      summary: 'ถ้วยชุดแรกออกจากเตา',
      html: '<p>Hot</p>',
      tags: ['เบื้องหลัง', 'งานปั้น'],
      tag_labels: ['Behind the scenes', 'Pottery'],
    });
    const others = await host.inject(`/api/v1/contents/${ids['other']}?site=alpha`);
    expect(others.statusCode).toBe(404);
  });

  it('the mall has no blog', async () => {
    expect((await host.inject('/api/v1/contents/')).json()).toEqual({ blogs: null, total: 0 });
    expect((await host.inject(`/api/v1/contents/${ids['kiln']}`)).json()).toEqual({ blog: null });
    expect((await page('/blog')).statusCode).toBe(404);
    expect((await page(`/blog/kiln/${ids['kiln']}`)).statusCode).toBe(404);
  });
});

describe('pages', () => {
  it('list posts and topics in the reader’s language', async () => {
    const { body } = await page('/web/alpha/blog', 'en');
    expect(body).toContain('<h1><!--lit-part-->Blog');
    expect(body).toContain('First firing');
    expect(body).toContain('Pottery');
    expect(body).toContain(`href="/web/alpha/blog/search/tag/${encodeURIComponent('งานปั้น')}"`);
    expect(body).not.toContain('ร่าง');
    const tagged = await page(`/web/alpha/blog/search/tag/${encodeURIComponent('เบื้องหลัง')}`);
    expect(tagged.body).toContain('เปิดเตาครั้งแรก');
    expect(tagged.body).not.toContain('บทความ tea');
    const searched = await page(`/web/alpha/blog/search/${encodeURIComponent('ไม่มีคำนี้')}`);
    expect(searched.body).toContain('ไม่พบบทความที่ค้นหา');
    expect(searched.body).toContain('<meta name="robots" content="noindex">');
  });

  it('show a post at its one address', async () => {
    const right = `/web/alpha/blog/kiln/${ids['kiln']}`;
    for (const wrong of [`/web/alpha/blog/${ids['kiln']}`, `/web/alpha/blog/x/${ids['kiln']}`]) {
      const moved = await page(wrong);
      expect([moved.statusCode, moved.headers['location']]).toEqual([301, right]);
    }
    const { body } = await page(right);
    expect(body).toContain('1,230 องศา');
    expect(body).not.toContain('alert(1)');
    expect(body.match(/<h1[ >]/g)).toHaveLength(1);
    expect(body).toContain('บทความ tea');
    expect((await page('/web/alpha/blog/999999')).statusCode).toBe(404);
    expect((await page(`/web/beta/blog/kiln/${ids['kiln']}`)).statusCode).toBe(404);
  });

  it('take a constant number of queries and follow what is written', async () => {
    const count = async (url: string) => {
      host.host.pageCache.clear();
      return (await host.countQueries(() => page(url))).count;
    };
    const before = [
      await count('/web/alpha/blog'),
      await count(`/web/alpha/blog/tea/${ids['tea']}`),
    ];
    for (let index = 0; index < 15; index += 1) await add({ slug: `more-${index}`, at: day(4) });
    await add({ slug: 'newest', title: 'เพิ่งเขียน', at: day(20) });
    expect([
      await count('/web/alpha/blog'),
      await count(`/web/alpha/blog/tea/${ids['tea']}`),
    ]).toEqual(before);
    const { body } = await page('/web/alpha/blog');
    expect(body).toContain('เพิ่งเขียน');
    expect(body).toContain('/web/alpha/blog?page=2');
    expect((await page('/web/alpha/blog?page=2')).body).toContain('เปิดเตาครั้งแรก');
  });
});
