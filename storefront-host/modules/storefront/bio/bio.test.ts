import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts, shops } from '../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour));
let now = at(3);
let host: TestHost;
let cookie: string;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', now: () => now });
  cookie = await signIn(host, accounts.ownerAlpha.email);
});
afterAll(() => host.close());

async function call(method: 'GET' | 'PUT', payload?: object) {
  const reply = await host.inject({
    method,
    url: `/api/v1/manage/${shops.alpha.id}/bio/links`,
    headers: { origin: 'http://localhost:4000', cookie: `lang=en; ${cookie}` },
    ...(payload && { payload }),
  });
  return { status: reply.statusCode, body: reply.json() };
}
const link = (th: string, part: object = {}) => ({
  titles: { th },
  link: '/search',
  on: true,
  ...part,
});
async function buttons(lang = 'th', shop = 'alpha'): Promise<readonly string[]> {
  const { body } = await host.inject({
    url: `/web/${shop}/link-in-bio`,
    headers: { accept: 'text/html', cookie: `lang=${lang}` },
  });
  const found = body.matchAll(/class="bio-button"[^>]*>(.*?)<\/a\s*>/gs);
  return [...found].map(([, text = '']) => text.replaceAll(/<[^>]*>/g, '').trim());
}

it('shows the owner’s links in their order, language and time, and no others', async () => {
  expect(await buttons()).toContain('ติดต่อเรา');
  const saved = await call('PUT', {
    revision: 0,
    links: [
      { ...link('ของใหม่', { icon: '🎁' }), titles: { th: 'ของใหม่', en: 'New' } },
      link('เร็ว ๆ นี้', { from: at(5).toISOString() }),
      link('ปิดไว้', { on: false }),
      link('ไลน์', { link: 'line.me/ti/p/x' }),
    ],
  });
  expect([saved.status, saved.body.revision]).toEqual([200, 1]);
  expect(saved.body.links[3].link).toBe('https://line.me/ti/p/x');
  expect(await buttons()).toEqual(['🎁 ของใหม่', 'ไลน์']);
  expect(await buttons('en')).toEqual(['🎁 New', 'ไลน์']);
  expect(await buttons('th', 'beta')).not.toContain('ไลน์');
  now = at(5);
  expect(await buttons()).toEqual(['🎁 ของใหม่', 'เร็ว ๆ นี้', 'ไลน์']);
  const moved = saved.body.links.toReversed();
  expect((await call('PUT', { revision: 0, links: moved })).status).toBe(409);
  await call('PUT', { revision: 1, links: moved });
  expect(await buttons()).toEqual(['ไลน์', 'เร็ว ๆ นี้', '🎁 ของใหม่']);
});

it.each([
  ['titles/th', link(' ')],
  ['link', link('x', { link: 'javascript:alert(1)' })],
  ['until', link('x', { from: at(6).toISOString(), until: at(5).toISOString() })],
])('is refused at %s, next to the field', async (field, wrong) => {
  const { revision } = (await call('GET')).body;
  const refused = await call('PUT', { revision, links: [link('ดี'), wrong] });
  expect(refused.status).toBe(400);
  expect(refused.body.fields.map(({ path }: { path: string }) => path)).toEqual([
    `links/1/${field}`,
  ]);
});

it('shows pictures of the library on links and as the profile', async () => {
  const upload = async (shop: number): Promise<string> => {
    const row = await host.db
      .insertInto('media')
      .values({
        shop_id: shop,
        id: randomUUID(),
        key: `${shop}/${randomUUID()}.webp`,
        mime: 'image/webp',
        width: 80,
        height: 80,
        bytes: 900,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  };
  const [mine, foreign] = [await upload(shops.alpha.id), await upload(shops.beta.id)];
  const { revision } = (await call('GET')).body;
  const pictured = [link('มีรูป', { image: mine }), link('ไม่มีรูป')];
  const taken = await call('PUT', { revision, links: [link('x', { image: foreign })] });
  expect(taken.body.fields[0].path).toBe('links/0/image');
  expect((await call('PUT', { revision, avatar: foreign })).body.fields[0].path).toBe('avatar');
  const saved = await call('PUT', { revision, links: pictured });
  expect(saved.body.links.map(({ image }: { image: string | null }) => image)).toEqual([
    mine,
    null,
  ]);
  const alone = await call('PUT', { revision: saved.body.revision, avatar: mine });
  expect([alone.body.avatar, alone.body.links.length]).toEqual([mine, 2]);
  expect(Object.keys(alone.body.pictures)).toEqual([mine]);
  const page = async () => (await host.inject('/web/alpha/link-in-bio?lang=th')).body;
  expect(await page()).toMatch(/class="bio-button pictured"[^>]*>[^]*<img/);
  const media = `/api/v1/manage/${shops.alpha.id}/media/${mine}`;
  const headers = { origin: 'http://localhost:4000', cookie };
  const { uses } = (await host.inject({ url: media, headers })).json();
  expect(uses).toEqual([{ kind: 'bio', id: '', title: '' }]);
  const gone = await host.inject({ method: 'DELETE', url: `${media}?revision=1&uses=1`, headers });
  expect(gone.statusCode, gone.body).toBeLessThan(300);
  expect(await page()).not.toContain('class="bio-button pictured"');
  expect((await call('GET')).body).toMatchObject({ avatar: null, pictures: {} });
});
