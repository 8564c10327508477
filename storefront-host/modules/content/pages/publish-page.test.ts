import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pageOf, type PageDocument } from '@talad/elements/page/page';
import { accounts, shops } from '../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

const OLD = '#101010';
const NEW = '#7a1f5c';

let host: TestHost;
let owner: Record<string, string>;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
  const cookie = await signIn(host, accounts.ownerAlpha.email);
  owner = { cookie, origin: 'http://localhost:4000' };
});
afterAll(() => host.close());

async function call(method: 'GET' | 'POST', path: string, payload?: object) {
  const url = `/api/v1/pages/${path}`;
  const reply = await host.inject({ method, url, headers: owner, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.json() };
}
const load = async (name: string) => (await call('GET', `edit/2/${name}/main`)).body;
const publish = (payload: object, name = 'all') => call('POST', `publish/2/${name}/main`, payload);
const visit = async (path: string) =>
  (await host.inject({ url: `/web/alpha${path}`, headers: { accept: 'text/html' } })).body;
const headline = (title: string): PageDocument =>
  pageOf(title, [{ id: 'a', name: 'Headline', props: { title } }]);

async function save(name: string, page: PageDocument, color: string) {
  const { global, revision } = await load(name);
  const saved = await call('POST', `edit/2/${name}/main`, {
    blocks: JSON.stringify(page.blocks),
    global: JSON.stringify({ ...global, currentColors: { A: color } }),
    title: page.title,
    base_revision: revision,
  });
  expect(saved.status).toBe(200);
}
const versions = async (name: string) => (await call('GET', `versions/2/${name}`)).body;
const lookOf = async (id: string) =>
  (await call('GET', `versions/2/${id}/document`)).body.global.currentColors;

describe('publishing in parts', () => {
  beforeEach(async () => {
    await host.db
      .deleteFrom('page')
      .where('shop_id', '=', shops.alpha.id)
      .where('name', '=', 'fresh')
      .execute();
    await save('frontpage', headline('Front before'), OLD);
    await save('story', headline('Story before'), OLD);
    await publish({});
    await save('frontpage', headline('Front after'), NEW);
    await save('story', headline('Story after'), NEW);
    await save('fresh', headline('Fresh page'), NEW);
  });

  it('publishes one page, and the look and the other pages wait', async () => {
    const { status, body } = await publish({ pages: ['story'], look: false });
    expect(status).toBe(200);
    expect(body.pages).toEqual(['story']);
    const [story, front] = [await visit('/story'), await visit('')];
    expect(story).toContain('Story after');
    expect(story).toContain(`--talad-a:${OLD}`);
    expect(front).toContain('Front before');
    expect(front).toContain(`--talad-a:${OLD}`);
    expect((await load('story')).published_global.currentColors).toEqual({ A: OLD });
    expect((await load('story')).global.currentColors).toEqual({ A: NEW });
    // The version is as visitors saw it: with the look of before.
    const [latest] = await versions('story');
    expect(await lookOf(latest.id)).toEqual({ A: OLD });
  });

  it('publishes the look, and every page waits', async () => {
    const before = (await versions('frontpage')).length;
    const { status, body } = await publish({ pages: [], look: true });
    expect(status).toBe(200);
    expect(body.pages).toEqual([]);
    const front = await visit('');
    expect(front).toContain('Front before');
    expect(front).toContain(`--talad-a:${NEW}`);
    expect((await load('frontpage')).page.title).toBe('Front after');
    // The look is kept with the front page as it is, so that it can be brought back.
    const all = await versions('frontpage');
    expect(all).toHaveLength(before + 1);
    expect(await lookOf(all[0].id)).toEqual({ A: NEW });
  });

  it('publishes chosen pages and the look together', async () => {
    const { body } = await publish({ pages: ['frontpage', 'fresh'] });
    expect(body.pages.toSorted()).toEqual(['fresh', 'frontpage']);
    expect(await visit('')).toContain('Front after');
    expect(await visit('/fresh')).toContain(`--talad-a:${NEW}`);
    expect(await visit('/story')).toContain('Story before');
  });

  it('publishes everything without a choice, and nothing where nothing has changed', async () => {
    await publish({});
    expect(await visit('/story')).toContain('Story after');
    const { body } = await publish({ pages: ['story'], look: false });
    expect(body).toMatchObject({ pages: [], version: null });
  });

  it('refuses the whole publication for one page that is not finished', async () => {
    await host.db
      .updateTable('page')
      .set({
        draft: JSON.stringify(pageOf('x', [{ id: 'h', name: 'Headline', props: { title: 5 } }])),
      })
      .where('shop_id', '=', shops.alpha.id)
      .where('name', '=', 'fresh')
      .execute();
    expect((await publish({ pages: ['story', 'fresh'] })).status).toBe(400);
    expect(await visit('/story')).toContain('Story before');
    expect(await visit('')).toContain(`--talad-a:${OLD}`);
  });

  it('publishes once if two tabs publish the same page at the same time', async () => {
    const before = (await versions('story')).length;
    const choice = { pages: ['story'], look: false };
    const answers = await Promise.all([publish(choice), publish(choice), publish(choice)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.filter(({ body }) => body.version !== null)).toHaveLength(1);
    expect(await versions('story')).toHaveLength(before + 1);
    expect(await visit('/story')).toContain('Story after');
  });

  it('publishes nothing if it is killed in the middle, and all the next time', async () => {
    const choice = { pages: ['story', 'frontpage'], look: true };
    const lock = await host.database.pool.connect();
    await lock.query('BEGIN; LOCK TABLE page_version IN SHARE MODE');
    const killed = publish(choice);
    // Look and page are written by then, and the version waits for the lock.
    const kill = async () => {
      const { rows } = await host.database.pool.query(
        "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE relation = 'page_version'::regclass AND NOT granted",
      );
      return rows.length;
    };
    await expect.poll(kill, { timeout: 20_000 }).toBe(1);
    expect((await killed).status).toBeGreaterThanOrEqual(500);
    await lock.query('ROLLBACK');
    lock.release();
    expect(await visit('/story')).toContain('Story before');
    expect(await visit('')).toContain(`--talad-a:${OLD}`);
    expect((await publish(choice)).body.pages.toSorted()).toEqual(['frontpage', 'story']);
    expect(await visit('/story')).toContain('Story after');
    expect(await visit('')).toContain(`--talad-a:${NEW}`);
  });

  it.each([
    [{ pages: ['story'] }, 'story'],
    [{ pages: ['story'], blocks: '[]' }, 'all'],
  ])('refuses a choice that contradicts the address: %j', async (payload, name) => {
    expect((await publish(payload, name)).status).toBe(400);
    expect(await visit('/story')).toContain('Story before');
  });
});
