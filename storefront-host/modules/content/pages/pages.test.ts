import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageOf, sectionBlock, type PageBlock, type PageDocument } from '@talad/elements/page/page';
import { accounts, categories } from '../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

let host: TestHost;
let owner: Record<string, string>;
let stranger: Record<string, string>;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
  owner = await as(accounts.ownerAlpha.email);
  stranger = await as(accounts.ownerBeta.email);
});
afterAll(() => host.close());

async function as(email: string) {
  return { cookie: await signIn(host, email), origin: 'http://localhost:4000' };
}
async function call(method: 'GET' | 'POST', path: string, payload?: object, headers = owner) {
  const url = `/api/v1/pages/${path}`;
  const reply = await host.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.json() };
}
const load = async (page: string) => (await call('GET', `edit/2/${page}/main`)).body;
const wire = (page: PageDocument, global: object, base_revision: number) => ({
  blocks: JSON.stringify(page.blocks),
  global: JSON.stringify(global),
  title: page.title,
  base_revision,
});
const headline = (id: string, title: string, more: object = {}) => ({
  id,
  name: 'Headline',
  props: { title, ...more },
});
async function save(name: string, page: PageDocument, global?: object) {
  const now = await load(name);
  return call('POST', `edit/2/${name}/main`, wire(page, global ?? now.global, now.revision));
}
async function visit(path: string) {
  const reply = await host.inject({ url: `/web/alpha${path}`, headers: { accept: 'text/html' } });
  return { status: reply.statusCode, html: reply.body };
}
/** Checks that the next visit already shows the published page. */
async function seen(path: string, words: string) {
  expect((await visit(path)).html).toContain(words);
}

describe('load and save', () => {
  it('opens an unknown page empty, and the front page as the theme has it', async () => {
    const empty = await load('our-story');
    expect(empty).toMatchObject({ name: 'our-story', revision: 0, is_new: true, published: null });
    expect(empty.page.blocks.map((block: PageBlock) => block.name)).toEqual(['Header', 'Footer']);
    const front = await load('frontpage');
    expect(front.page.blocks.length).toBeGreaterThan(4);
    expect(front.global).toMatchObject({ currentTheme: 'x_default' });
    for (const name of ['global', 'state']) expect((await load(name)).name).toBe('frontpage');
    // Spec §9 "Theme by root category": without one it is monotone.
    expect([empty.first_look, front.first_look]).toEqual([undefined, 'monotone']);
    const category = { mall_category_id: categories.mallHome.id };
    await host.db.updateTable('shop').set(category).where('id', '=', 2).execute();
    expect((await load('frontpage')).first_look).toBe('elegant');
  });

  it('saves page and look, and gives them back as they were', async () => {
    const page = pageOf('เรื่องของเรา', [headline('a', 'สวัสดี')]);
    const saved = await save('story', page, { currentColors: { A: '#aa0000' } });
    expect(saved).toMatchObject({ status: 200, body: { success: true, revision: 2 } });
    const again = await load('story');
    expect(again.page).toEqual(page);
    expect(again.global).toMatchObject({ currentColors: { A: '#aa0000' } });
    expect(again).toMatchObject({ revision: 2, is_new: false, is_published: false });
    expect(again.global.lastSaveTimestamp).toBe(saved.body.lastSaveTimestamp);
  });

  it('refuses a save on an older copy and returns the newer one', async () => {
    const { global, revision } = await load('clash');
    const first = wire(pageOf('1', [headline('a', 'first')]), global, revision);
    expect((await call('POST', 'edit/2/clash/main', first)).status).toBe(200);
    const late = wire(pageOf('2', [headline('a', 'second')]), global, revision);
    const refused = await call('POST', 'edit/2/clash/main', late);
    expect(refused).toMatchObject({ status: 409, body: { error: true, code: 'CONFLICT' } });
    expect(refused.body.page.title).toBe('1');
    expect(refused.body.revision).toBe((await load('clash')).revision);
  });

  it('counts a look that was changed from another page as a change', async () => {
    const { global, revision, page } = await load('clash');
    await save('elsewhere', pageOf('x', []), { ...global, currentColors: { A: '#00aa00' } });
    const late = await call('POST', 'edit/2/clash/main', wire(page, global, revision));
    expect(late.status).toBe(409);
    expect(late.body.global.currentColors).toEqual({ A: '#00aa00' });
  });

  it('lets one of two at the same moment through', async () => {
    const { global, revision } = await load('race');
    const replies = await Promise.all(
      ['a', 'b', 'c'].map((id) =>
        call('POST', 'edit/2/race/main', wire(pageOf(id, [headline(id, id)]), global, revision)),
      ),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });
});

describe('hostile documents', () => {
  it('keeps all of a text but the half of an emoji at its end', async () => {
    const saved = await save('emoji', pageOf('x', [headline('h', 'ลดราคา 😀\ud83d')]));
    expect(saved.status).toBe(200);
    expect((await load('emoji')).page.blocks[1].content.props.title).toBe('ลดราคา 😀\ufffd');
  });

  const slides = (count: number) =>
    Array.from({ length: count }, () => ({ image: '', title: 'x', link: '/search' }));

  it.each<readonly [string, PageDocument, string]>([
    [
      '10,000 slides',
      pageOf('x', [{ id: 's', name: 'SlideShowSection', props: { slides: slides(10_000) } }]),
      's/slides',
    ],
    ['a wrong type', pageOf('x', [headline('h', 'x', { title: 5 })]), 'h/title'],
    ['an unknown field', pageOf('x', [headline('h', 'x', { onclick: 'alert(1)' })]), 'h/onclick'],
    [
      'a link that runs a script',
      pageOf('x', [
        { id: 'p', name: 'ProductSection', props: { buttonLink: 'javascript:alert(1)' } },
      ]),
      'p/buttonLink',
    ],
    ['an id that is no id', pageOf('x', [headline('"><script>', 'x')]), '"><script>/id'],
    [
      '301 blocks',
      pageOf(
        'x',
        Array.from({ length: 299 }, (_, i) => headline(`h${i}`, 'x')),
      ),
      'blocks',
    ],
  ])('refuses %s and says where', async (_what, page, path) => {
    const { status, body } = await save('hostile', page);
    expect(status).toBe(400);
    expect(body.code).toBe('PAGE_INVALID');
    expect(body.message).toContain('Error saving page data');
    expect(body.fields.map((field: { path: string }) => field.path)).toContain(path);
    expect((await load('hostile')).is_new).toBe(true);
  });

  it.each(['currentTheme', 'currentTemplate'])('refuses an unknown theme as %s', async (name) => {
    const { global } = await load('themed');
    const { status, body } = await save('themed', pageOf('x', []), { ...global, [name]: 'x_gone' });
    expect([status, body.fields[0].path]).toEqual([400, `global/${name}`]);
  });

  it('says in Thai what the spec says', async () => {
    const { global } = await load('hostile');
    const refused = await call(
      'POST',
      'edit/2/hostile/main',
      wire(
        pageOf('x', [headline('h', 'x', { title: 5 })]),
        global,
        (await load('hostile')).revision,
      ),
      { ...owner, 'accept-language': 'th' },
    );
    expect(refused.body.message).toContain('พบข้อผิดพลาดในการบันทึก');
  });

  it.each(['{', '7', '"text"', 'null', '[null]', '[{"id":1}]', '[{"id":"a","name":"b"}]'])(
    'refuses blocks of %s',
    async (blocks) => {
      const { revision } = await load('hostile');
      const reply = await call('POST', 'edit/2/hostile/main', { blocks, base_revision: revision });
      expect(reply.status).toBe(400);
    },
  );

  it('refuses two megabytes, and half of one with its limit', async () => {
    const { revision } = await load('hostile');
    const huge = { blocks: `[${' '.repeat(2_600_000)}]`, base_revision: revision };
    expect((await call('POST', 'edit/2/hostile/main', huge)).status).toBe(413);
    const text = 'ก'.repeat(170_000);
    const big = pageOf('x', [{ id: 'z', name: 'LaterSection', props: { text } }]);
    const refused = await save('hostile', big);
    expect(refused).toMatchObject({ status: 413, body: { code: 'PAGE_TOO_LARGE' } });
    expect(refused.body.fields[0].message).toContain('500');
  });

  it.each([
    [{ currentColors: { A: 'red; } body { display: none' } }, 'global/currentColors/A'],
    [{ currentFonts: { text: 'Comic Sans' } }, 'global/currentFonts/text'],
    [
      { header: { menuListObjects: [{ title: 'x', link: 'javascript:alert(1)' }] } },
      'global/header/menuListObjects/0/link',
    ],
  ])('refuses the look %o', async (global, path) => {
    const { status, body } = await save('hostile', pageOf('x', []), global);
    expect(status).toBe(400);
    expect(body.fields[0].path).toBe(path);
  });

  it('keeps an unknown section, and renders texts as texts', async () => {
    const page: PageDocument = {
      ...pageOf('<img src=x onerror=alert(1)>', [
        { id: 'later', name: 'LaterSection', props: { anything: [1] } },
        headline('h', '</h2><script>alert(1)</script>'),
      ]),
    };
    expect((await save('texts', page)).status).toBe(200);
    expect((await call('POST', 'publish/2/texts/main', {})).status).toBe(200);
    const { html } = await visit('/texts');
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('LaterSection');
    expect((await load('texts')).page.blocks[1]).toEqual(page.blocks[1]);
  });

  it('does not let header, footer or what the theme has fixed go', async () => {
    const fixed: PageBlock = { ...sectionBlock(headline('f', 'fixed')), deletable: false };
    const page = pageOf('x', [headline('a', 'a')]);
    const blocks = page.blocks.toSpliced(1, 0, fixed);
    expect((await save('fixed', { ...page, blocks })).status).toBe(200);
    const gone = await save('fixed', page);
    expect(gone.body.fields).toEqual([{ path: 'f', message: 'This block cannot be deleted.' }]);
    const bare = await save('fixed', { ...page, blocks: [fixed] });
    expect(bare.status).toBe(200);
    expect((await load('fixed')).page.blocks.map(({ id }: PageBlock) => id)).toEqual([
      'header',
      'f',
      'footer',
    ]);
  });
});

describe('publish', () => {
  it('shows visitors the published copy only, and the new one at once', async () => {
    expect((await visit('/news')).status).toBe(404);
    await save('news', pageOf('ข่าว', [headline('a', 'ข่าวแรกของร้าน')]));
    expect((await visit('/news')).status).toBe(404);
    const published = await call('POST', 'publish/2/news/main', {
      renderedHtml: '<script>alert(1)</script>',
    });
    expect(published).toMatchObject({ status: 200, body: { success: true, pages: ['news'] } });
    await seen('/news', 'ข่าวแรกของร้าน');
    await save('news', pageOf('ข่าว', [headline('a', 'ข่าวที่สอง')]));
    expect((await visit('/news')).html).toContain('ข่าวแรกของร้าน');
    expect(await load('news')).toMatchObject({ is_published: false });
    await call('POST', 'publish/2/news/main', {});
    await seen('/news', 'ข่าวที่สอง');
    const { html } = await visit('/news');
    expect(html).not.toContain('ข่าวแรกของร้าน');
    expect(html).not.toContain('alert(1)');
    expect(await load('news')).toMatchObject({ is_published: true });
  });

  it('publishes the look of all pages, cached ones too', async () => {
    await visit('/search');
    const { page, global } = await load('frontpage');
    await save('frontpage', page, { ...global, currentColors: { A: '#123456' } });
    expect((await visit('/search')).html).not.toContain('#123456');
    const all = await call('POST', 'publish/2/all/main', {});
    expect(all.status).toBe(200);
    expect(all.body.pages).toContain('frontpage');
    await seen('/search', '--talad-a:#123456');
    const info = await host.inject('/api/v1/shops/info?site=alpha');
    expect(info.json().design.currentColors).toEqual({ A: '#123456' });
  });

  it('puts the owner’s menu into the header, in the visitor’s language', async () => {
    const { page, global } = await load('frontpage');
    const menuListObjects = [
      { title: 'เรื่องของเรา', title_en: 'Our story', link: '/our-story' },
      { title: 'เว็บเพื่อน', link: 'https://example.test/' },
    ];
    await save('frontpage', page, { ...global, header: { menuListObjects } });
    await call('POST', 'publish/2/all/main', {});
    await seen('/search?lang=th', 'เรื่องของเรา');
    const { html } = await visit('/search?lang=en');
    expect(html).toContain('Our story');
    expect(html).toContain('href="/web/alpha/our-story"');
    expect(html).toContain('href="https://example.test/"');
  });

  it('saves and publishes in one call, and refuses it on an older copy', async () => {
    const { global, revision } = await load('onecall');
    const body = wire(pageOf('x', [headline('a', 'ทีเดียวจบ')]), global, revision);
    const done = await call('POST', 'publish/2/onecall/main', body);
    expect(done.status).toBe(200);
    expect(done.body.revision).toBe((await load('onecall')).revision);
    expect((await call('POST', 'publish/2/onecall/main', body)).status).toBe(409);
  });

  it('reverts to the published state, and to an earlier publication', async () => {
    const title = async () => (await load('back')).page.title;
    for (const one of ['one', 'two']) {
      await save('back', pageOf(one, [headline('a', one)]));
      await call('POST', 'publish/2/back/main', {});
    }
    await save('back', pageOf('three', []));
    expect((await call('POST', 'revert/2/back/main')).body.page.title).toBe('two');
    expect(await title()).toBe('two');
    const versions = (await call('GET', 'versions/2/back')).body;
    expect(versions).toHaveLength(2);
    expect(versions[0]).toMatchObject({ is_current: true, by: accounts.ownerAlpha.name });
    const then = (await call('GET', `versions/2/${versions[1].id}/document`)).body;
    expect(then).toMatchObject({ id: versions[1].id, name: 'back', page: { title: 'one' } });
    const restored = await call('POST', `versions/2/${versions[1].id}/restore`);
    expect(restored.body.page.title).toBe('one');
    expect((await visit('/back')).html).toContain('two');
    const audit = await host.db
      .selectFrom('audit_log')
      .select('action')
      .where('shop_id', '=', 2)
      .where('entity_id', '=', 'back')
      .orderBy('created_at')
      .execute();
    expect(audit.map(({ action }) => action)).toEqual([
      'edited',
      'published',
      'published',
      'reverted',
      'restored',
    ]);
    expect((await call('POST', 'revert/2/nothing/main')).body.code).toBe('NOT_PUBLISHED');
  });
});

describe('pages of a site', () => {
  it('lists and makes pages, the front page first', async () => {
    const made = await call('POST', '?project_id=2', { name: 'ร้านของเรา', title: 'ร้าน' });
    expect(made.status).toBe(201);
    expect(made.body.page.title).toBe('ร้าน');
    const { pages } = (await call('GET', '?project_id=2')).body;
    expect(pages[0]).toMatchObject({ name: 'frontpage', is_front: true, url: '/' });
    expect(pages.map((page: { name: string }) => page.name)).toContain('ร้านของเรา');
    expect((await call('POST', '?project_id=2', { name: 'ร้านของเรา' })).status).toBe(409);
  });

  it('gives a page a title in each language, and keeps it where a save does not speak of it', async () => {
    const titles = { en: 'Our kiln' };
    await call('POST', '?project_id=2', { name: 'kiln', title: 'เตาของเรา', titles });
    const { page, global, revision } = await load('kiln');
    expect(page).toMatchObject({ title: 'เตาของเรา', titles });
    await call('POST', 'edit/2/kiln/main', wire(page, global, revision));
    const { pages } = (await call('GET', '?project_id=2')).body;
    expect(pages.find(({ name }: { name: string }) => name === 'kiln')).toMatchObject({ titles });
    await call('POST', 'publish/2/kiln/main', {});
    await seen('/kiln?lang=en', '<title>Our kiln');
    await seen('/kiln?lang=th', '<title>เตาของเรา');
    const now = await load('kiln');
    const none = { ...wire(now.page, now.global, now.revision), titles: {} };
    expect((await call('POST', 'edit/2/kiln/main', none)).status).toBe(200);
    expect((await load('kiln')).page.titles).toBeUndefined();
  });

  it.each(['global', 'state', 'search', 'web', 'a/b', '../x', '<b>'])(
    'makes no page of the name %s',
    async (name) => {
      expect(await call('POST', '?project_id=2', { name })).toMatchObject({
        status: 400,
        body: { code: 'PAGE_NAME' },
      });
    },
  );

  it('keeps other shops out', async () => {
    for (const [method, path] of [
      ['GET', '?project_id=2'],
      ['POST', '?project_id=2'],
      ['GET', 'edit/2/news/main'],
      ['POST', 'edit/2/news/main'],
      ['POST', 'publish/2/all/main'],
      ['POST', 'revert/2/news/main'],
      ['POST', 'canvas/2/news'],
    ] as const) {
      const body = method === 'POST' ? { name: 'mine', blocks: '[]', base_revision: 0 } : undefined;
      expect((await call(method, path, body, stranger)).status, `${method} ${path}`).toBe(403);
    }
    const [version] = (await call('GET', 'versions/2/back')).body;
    const theirs = await call('POST', `versions/3/${version.id}/restore`, undefined, stranger);
    expect(theirs.status).toBe(404);
    for (const shop of [2, 3]) {
      const look = await call(
        'GET',
        `versions/${shop}/${version.id}/document`,
        undefined,
        stranger,
      );
      expect(look.status).toBe(shop === 2 ? 403 : 404);
    }
  });
});
