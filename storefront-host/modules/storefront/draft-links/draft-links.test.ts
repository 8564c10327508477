import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pageOf } from '@talad/elements/page/page';
import { accounts, shops } from '../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

const START = Date.parse('2026-11-20T08:00:00Z');
const DAY = 86_400_000;
let host: TestHost;
let owner: Record<string, string>;
let now = START;
beforeAll(async () => {
  host = await createTestHost({
    seed: 'small',
    env: { RATE_LIMIT_FACTOR: '100' },
    now: () => new Date(now),
  });
  owner = await signedIn(accounts.ownerAlpha.email);
  await save('frontpage', 'ร่างหน้าแรก');
  await save('about-x', 'ร่างอีกหน้า');
});
afterAll(() => host.close());
beforeEach(() => {
  now = START;
});

async function signedIn(email: string): Promise<Record<string, string>> {
  return { cookie: await signIn(host, email), origin: 'http://localhost:4000' };
}

async function save(name: string, title: string) {
  const url = `/api/v1/pages/edit/2/${name}/main`;
  const { global, revision } = (await host.inject({ url, headers: owner })).json();
  const { blocks } = pageOf(name, [
    { id: 'top', name: 'Headline', props: { title, button: 'x', buttonLink: '/search' } },
  ]);
  const payload = {
    blocks: JSON.stringify(blocks),
    global: JSON.stringify({ ...global, currentColors: { A: '#654321' } }),
    base_revision: revision,
  };
  const saved = await host.inject({ method: 'POST', url, headers: owner, payload });
  expect(saved.statusCode).toBe(200);
}

const api = (method: 'GET' | 'POST' | 'DELETE', path: string, headers = owner) =>
  host.inject({ method, url: `/api/v1/pages/draft-links/2/${path}`, headers });
async function make(page = 'frontpage', headers = owner) {
  const reply = await api('POST', page, headers);
  expect(reply.statusCode).toBe(200);
  const { id, url, expires_at: until } = reply.json();
  return { id, until, path: new URL(url).pathname };
}
const open = (url: string, headers: Record<string, string> = {}) =>
  host.inject({ url, headers: { accept: 'text/html', 'accept-language': 'th', ...headers } });

async function expectEnded(path: string) {
  const { statusCode, body, headers } = await open(path);
  expect(statusCode).toBe(404);
  expect(body).toContain('ลิงก์นี้ใช้ไม่ได้แล้ว');
  expect(body).not.toContain('ร่าง<');
  expect(body).not.toContain(shops.alpha.title);
  expect(headers['cache-control']).toBe('no-store');
}

describe('a link to a draft', () => {
  it('shows the draft with its look and its end to a reader without an account', async () => {
    const { path, until } = await make();
    expect(until).toBe('2026-11-27T08:00:00.000Z');
    const { statusCode, body, headers } = await open(path);
    expect(statusCode).toBe(200);
    expect(body).toContain('ร่างหน้าแรก');
    expect(body).toContain('--talad-a:#654321');
    expect(body).toMatch(/ฉบับร่าง ยังไม่ได้เผยแพร่ ลิงก์นี้ใช้ได้ถึง 27 พ\.ย\. 2569 15:00/);
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['referrer-policy']).toBe('strict-origin');
    expect(body.match(/.{30}(talad-editor|data-block-id=|talad-visit|talad-measure)/g)).toBe(null);
    const live = await open('/web/alpha');
    expect(live.body).not.toContain('ร่างหน้าแรก');
    expect(live.body).not.toContain('#654321');
  });

  it('leads to the live shop, and to itself in the other language', async () => {
    const { path } = await make();
    const { body } = await open(path);
    expect(body).toContain('href="/web/alpha/search"');
    expect(body).toContain('href="?lang=en"');
    expect(body).not.toMatch(/<link rel="canonical" href="[^"]*preview/);
    const english = await open(`${path}?lang=en`);
    expect(english.body).toContain('This is a draft, not yet published. The link works until');
  });

  it('shows the draft of that page as it is now', async () => {
    const { path } = await make('about-x');
    await save('about-x', 'แก้แล้ว');
    const { body } = await open(path);
    expect(body).toContain('แก้แล้ว');
    expect(body).not.toContain('ร่างหน้าแรก');
  });

  it('ends after a week', async () => {
    const { path } = await make();
    now = START + 7 * DAY - 1;
    expect((await open(path)).statusCode).toBe(200);
    now = START + 7 * DAY;
    await expectEnded(path);
    expect((await api('GET', 'frontpage')).json()).toEqual([]);
  });

  it('ends at once when it is revoked, and other links stay', async () => {
    const [first, second] = [await make(), await make()];
    expect((await api('DELETE', first.id)).statusCode).toBe(200);
    await expectEnded(first.path);
    expect((await open(second.path)).statusCode).toBe(200);
    expect((await api('DELETE', first.id)).statusCode).toBe(404);
  });

  it.each(['/preview/x', `/preview/${'A'.repeat(43)}`, "/preview/'%20OR%20''='"])(
    'is not guessed by %s',
    expectEnded,
  );

  it('ends when the page is removed, and follows its new address', async () => {
    await save('moves', 'หน้าที่ย้าย');
    const { path } = await make('moves');
    const act = (url: string, payload: object) =>
      host.inject({ method: 'POST', url: `/api/v1/pages/${url}`, headers: owner, payload });
    expect((await act('address/2/moves', { name: 'moved' })).statusCode).toBe(200);
    expect((await open(path)).body).toContain('หน้าที่ย้าย');
    const { removal } = (await act('remove/2/moved', {})).json();
    await expectEnded(path);
    await act(`restore/2/${removal}`, {});
    await expectEnded(path);
  });

  it('ends with the right of its maker to edit pages', async () => {
    const staff = host.db
      .updateTable('staff')
      .where('shop_id', '=', shops.alpha.id)
      .where('account_id', '=', accounts.staffAlpha.id);
    await staff.set({ flags: ['design'] }).execute();
    const { path } = await make('frontpage', await signedIn(accounts.staffAlpha.email));
    expect((await open(path)).statusCode).toBe(200);
    const makers = async () =>
      (await api('GET', 'frontpage')).json().map(({ by }: { by: string }) => by);
    expect(await makers()).toContain(accounts.staffAlpha.name);
    await staff.set({ flags: ['product'] }).execute();
    await expectEnded(path);
    expect(await makers()).not.toContain(accounts.staffAlpha.name);
  });

  it('works before the shop opens, and not after it closes', async () => {
    const { path } = await make();
    const shop = host.db.updateTable('shop').where('id', '=', shops.alpha.id);
    await shop.set({ opened_at: null }).execute();
    expect((await open(path)).body).toContain('ร่างหน้าแรก');
    await shop.set({ opened_at: new Date(START), closed_at: new Date(START) }).execute();
    await expectEnded(path);
    await shop.set({ closed_at: null }).execute();
  });
});

describe('the list of links', () => {
  it('has the links of this page of this shop, newest first, without their addresses', async () => {
    const beta = await signedIn(accounts.ownerBeta.email);
    const elsewhere = await host.inject({
      method: 'POST',
      url: '/api/v1/pages/draft-links/3/listed',
      headers: beta,
    });
    expect(elsewhere.statusCode).toBe(200);
    await make('about-x');
    const first = await make('listed');
    now += 1_000;
    const second = await make('listed');
    const { body } = await api('GET', 'listed');
    expect(JSON.parse(body).map(({ id }: { id: string }) => id)).toEqual([second.id, first.id]);
    expect(body).not.toContain('preview');
    const stored = await host.db
      .selectFrom('draft_link')
      .select('token_hash')
      .where('shop_id', '=', shops.alpha.id)
      .execute();
    const token = first.path.split('/').at(-1) ?? '';
    expect(stored.some(({ token_hash: hash }) => hash.includes(token))).toBe(false);
    expect((await api('DELETE', elsewhere.json().id)).statusCode).toBe(404);
  });

  it('is limited to 20 of a page', async () => {
    for (let made = 0; made < 20; made += 1) await make('many');
    const reply = await api('POST', 'many');
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'TOO_MANY_LINKS']);
    now = START + 7 * DAY;
    await make('many');
  });
});
