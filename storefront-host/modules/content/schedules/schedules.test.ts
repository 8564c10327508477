import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pageOf } from '@talad/elements/page/page';
import { accounts, shops } from '../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { runSchedule } from './run-schedule.ts';

const NOW = Date.parse('2026-11-20T08:00:00Z');
const START = '2026-11-21T17:00:00.000Z';
const END = '2026-11-25T17:00:00.000Z';
const OLD = '#101010';
const NEW = '#7a1f5c';
let host: TestHost;
let owner: Record<string, string>;
let now = NOW;
beforeAll(async () => {
  host = await createTestHost({
    seed: 'small',
    env: { RATE_LIMIT_FACTOR: '100' },
    now: () => new Date(now),
  });
  owner = await signedIn(accounts.ownerAlpha.email);
});
afterAll(() => host.close());

async function signedIn(email: string): Promise<Record<string, string>> {
  return { cookie: await signIn(host, email), origin: 'http://localhost:4000' };
}
async function call(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  headers = owner,
) {
  const url = `/api/v1/pages/${path}`;
  const reply = await host.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.json() };
}
const load = async (name = 'sale') => (await call('GET', `edit/2/${name}/main`)).body;
async function save(title: string, { name = 'sale', color = OLD } = {}) {
  const { global, revision } = await load(name);
  const { blocks } = pageOf(name, [{ id: 'a', name: 'Headline', props: { title } }]);
  const saved = await call('POST', `edit/2/${name}/main`, {
    blocks: JSON.stringify(blocks),
    global: JSON.stringify({ ...global, currentColors: { A: color } }),
    title: name,
    base_revision: revision,
  });
  expect(saved.status).toBe(200);
}
const publish = (pages: readonly string[], look = false) =>
  call('POST', 'publish/2/all/main', { pages, look });
interface Planned {
  readonly name?: string;
  readonly end?: string | null;
  readonly look?: boolean;
}
async function schedule({ name = 'sale', end = END, look = false }: Planned = {}) {
  const { revision } = await load(name);
  const body = { starts_at: START, ends_at: end, look, base_revision: revision };
  return call('PUT', `schedules/2/${name}`, body);
}
const list = async () => (await call('GET', 'schedules/2')).body;
async function at(time: string) {
  now = Date.parse(time);
  await host.host.jobs.send('publish.pages', {});
  await host.host.jobs.drain();
}
const visit = async (path = '/sale') => {
  await host.host.pageCache.caughtUp();
  const reply = await host.inject({ url: `/web/alpha${path}`, headers: { accept: 'text/html' } });
  return reply.statusCode === 200 ? reply.body : String(reply.statusCode);
};
const versions = async () => (await call('GET', 'versions/2/sale')).body.length;
const notices = async (account = accounts.ownerAlpha.id) => {
  const rows = await host.db
    .selectFrom('notification')
    .select('kind')
    .where('account_id', '=', account)
    .where('kind', 'like', 'schedule_%')
    .orderBy('created_at')
    .execute();
  return rows.map(({ kind }) => kind);
};

beforeEach(async () => {
  now = NOW;
  for (const table of ['page', 'page_version', 'page_schedule', 'site_design'] as const) {
    await host.db.deleteFrom(table).where('shop_id', '=', shops.alpha.id).execute();
  }
  await host.db.deleteFrom('notification').execute();
  await save('Before');
  await publish(['sale'], true);
  await save('Sale');
});

describe('a scheduled page', () => {
  it('goes live at its time as it was scheduled, and the earlier version returns at its end', async () => {
    expect((await schedule()).status).toBe(200);
    await save('Later work');
    await at('2026-11-21T16:59:59Z');
    expect(await visit()).toContain('Before');
    await at(START);
    expect(await visit()).toContain('Sale');
    expect(await visit()).not.toContain('Later work');
    expect((await load()).page.blocks[1].content.props.title).toBe('Later work');
    expect((await list())[0]).toMatchObject({ page: 'sale', is_live: true, is_overtaken: false });
    await at(END);
    expect(await visit()).toContain('Before');
    expect(await list()).toEqual([]);
    expect(await versions()).toBe(3);
    expect(await notices()).toEqual(['schedule_live', 'schedule_ended']);
    expect((await load()).page.blocks[1].content.props.title).toBe('Later work');
  });

  it('stays without an end', async () => {
    await schedule({ end: null });
    await at(START);
    expect(await visit()).toContain('Sale');
    expect(await list()).toEqual([]);
  });

  it('is hidden again at its end if it was not published before', async () => {
    await save('New page', { name: 'fresh' });
    await schedule({ name: 'fresh' });
    expect(await visit('/fresh')).toBe('404');
    await at(START);
    expect(await visit('/fresh')).toContain('New page');
    await at(END);
    expect(await visit('/fresh')).toBe('404');
  });

  it('brings its look if chosen, and returns the earlier one', async () => {
    await save('Sale', { color: NEW });
    await schedule({ look: true });
    await save('Sale', { color: '#00ff00' });
    await at(START);
    expect(await visit()).toContain(`--talad-a:${NEW}`);
    await at(END);
    expect(await visit()).toContain(`--talad-a:${OLD}`);
  });

  it('leaves the look as it is without that choice', async () => {
    await save('Sale', { color: NEW });
    await schedule();
    await at(START);
    expect(await visit()).toContain('Sale');
    expect(await visit()).toContain(`--talad-a:${OLD}`);
  });

  it('happens once, whoever runs it and how often', async () => {
    await schedule();
    now = Date.parse(START);
    const { id } = await host.db
      .selectFrom('page_schedule')
      .select('id')
      .where('shop_id', '=', shops.alpha.id)
      .executeTakeFirstOrThrow();
    const run = () => runSchedule(host.db, { shopId: shops.alpha.id, id, at: new Date(now) });
    await Promise.all([run(), run(), run(), run()]);
    expect(await versions()).toBe(2);
    expect(await notices()).toEqual(['schedule_live']);
    now = Date.parse(END);
    await Promise.all([run(), run(), run(), run()]);
    expect(await versions()).toBe(3);
    expect(await notices()).toEqual(['schedule_live', 'schedule_ended']);
  });

  it('is made up for after a late start, and dropped if its end has passed too', async () => {
    await schedule();
    await at('2026-11-23T00:00:00Z');
    expect(await visit()).toContain('Sale');
    await at(END);
    now = NOW;
    await schedule();
    await at('2026-11-26T00:00:00Z');
    expect(await visit()).toContain('Before');
    expect(await notices()).toEqual(['schedule_live', 'schedule_ended', 'schedule_missed']);
  });
});

describe('between scheduling and its end', () => {
  it('a publication by hand before the start is replaced by it, and returns at its end', async () => {
    await schedule();
    await save('By hand');
    await publish(['sale']);
    expect(await visit()).toContain('By hand');
    await at(START);
    expect(await visit()).toContain('Sale');
    await at(END);
    expect(await visit()).toContain('By hand');
  });

  it('a publication by hand while it is live stays after its end', async () => {
    await schedule();
    await at(START);
    await save('By hand');
    await publish(['sale']);
    expect((await list())[0]).toMatchObject({ is_overtaken: true });
    await at(END);
    expect(await visit()).toContain('By hand');
    expect(await list()).toEqual([]);
    expect(await notices()).toEqual(['schedule_live', 'schedule_kept']);
  });

  it.each(['unpublish', 'remove'])('%s cancels it', async (act) => {
    await schedule();
    const { status, body } = await call('POST', `${act}/2/sale`, {});
    expect(status).toBe(200);
    if (act === 'remove') await call('POST', `restore/2/${body.removal}`, {});
    await at(START);
    expect(await visit()).toContain(act === 'remove' ? 'Before' : '404');
    expect(await notices()).toEqual([]);
  });

  it('an address that changes is followed: the page goes live at the new one', async () => {
    await schedule();
    await call('POST', 'address/2/sale', { name: 'big-sale' });
    await at(START);
    expect(await visit('/big-sale')).toContain('Sale');
  });

  it('a shop that has closed publishes nothing, and its owner is told', async () => {
    await schedule();
    const shop = host.db.updateTable('shop').where('id', '=', shops.alpha.id);
    await shop.set({ closed_at: new Date(NOW) }).execute();
    await at(START);
    expect(await list()).toEqual([]);
    expect(await notices()).toEqual(['schedule_closed']);
    await shop.set({ closed_at: null }).execute();
    expect(await visit()).toContain('Before');
  });

  it('a section that has become invalid is not published, and the owner is told', async () => {
    await schedule();
    const broken = pageOf('x', [{ id: 'h', name: 'Headline', props: { title: 5 } }]);
    await host.db
      .updateTable('page_schedule')
      .set({ document: JSON.stringify(broken) })
      .where('shop_id', '=', shops.alpha.id)
      .execute();
    await at(START);
    expect(await visit()).toContain('Before');
    expect(await notices()).toEqual(['schedule_invalid']);
  });
});

describe('the schedules of a shop', () => {
  it('are listed for its own staff, the next one first, and say if the draft is newer', async () => {
    const beta = await signedIn(accounts.ownerBeta.email);
    const { body: theirs } = await call('GET', 'edit/3/sale/main', undefined, beta);
    const of = { starts_at: START, ends_at: null, look: false, base_revision: theirs.revision };
    expect((await call('PUT', 'schedules/3/sale', of, beta)).status).toBe(200);
    await save('Fresh', { name: 'fresh' });
    await schedule({ name: 'fresh' });
    const { revision } = await load();
    const earlier = { starts_at: '2026-11-21T00:00:00Z', ends_at: null, look: true };
    await call('PUT', 'schedules/2/sale', { ...earlier, base_revision: revision });
    await save('Newer', { name: 'fresh' });
    expect(await list()).toMatchObject([
      { page: 'sale', has_look: true, is_draft_newer: false, ends_at: null, is_live: false },
      { page: 'fresh', has_look: false, is_draft_newer: true, ends_at: END, is_live: false },
    ]);
  });

  it('are changed without a new copy, scheduled again with one, and cancelled', async () => {
    await schedule();
    await save('Newer');
    const moved = { starts_at: '2026-11-22T17:00:00.000Z', ends_at: null };
    expect((await call('POST', 'schedules/2/sale', moved)).status).toBe(200);
    expect(await list()).toMatchObject([{ ...moved, is_draft_newer: true }]);
    expect((await schedule()).status).toBe(200);
    expect(await list()).toMatchObject([{ starts_at: START, is_draft_newer: false }]);
    expect((await call('DELETE', 'schedules/2/sale')).status).toBe(200);
    expect((await call('DELETE', 'schedules/2/sale')).status).toBe(404);
    await at(START);
    expect(await visit()).toContain('Before');
  });

  it('change only their end while live; cancelled then, the page stays', async () => {
    await schedule();
    await at(START);
    expect((await schedule()).body.code).toBe('SCHEDULE_TIME');
    const later = { starts_at: '2026-11-24T00:00:00Z', ends_at: END };
    expect((await call('POST', 'schedules/2/sale', later)).body.code).toBe('SCHEDULE_LIVE');
    const longer = { ends_at: '2026-11-30T17:00:00.000Z' };
    expect((await call('POST', 'schedules/2/sale', longer)).status).toBe(200);
    await at(END);
    expect(await visit()).toContain('Sale');
    await call('DELETE', 'schedules/2/sale');
    await at(longer.ends_at);
    expect(await visit()).toContain('Sale');
  });

  it.each([
    ['2026-11-20T08:00:00Z', null],
    ['2028-11-20T08:00:00Z', null],
    [START, START],
  ])('refuse %s to %s', async (starts_at, ends_at) => {
    const { revision: base_revision } = await load();
    const body = { starts_at, ends_at, look: false, base_revision };
    const { status, body: answer } = await call('PUT', 'schedules/2/sale', body);
    expect([status, answer.code]).toEqual([400, 'SCHEDULE_TIME']);
  });

  it('refuse a second look, an unfinished page, and a draft that has changed meanwhile', async () => {
    await save('Fresh', { name: 'fresh' });
    await schedule({ look: true });
    expect((await schedule({ name: 'fresh', look: true })).body.code).toBe('SCHEDULE_LOOK');
    const body = { starts_at: START, ends_at: null, look: false };
    const stale = await call('PUT', 'schedules/2/fresh', { ...body, base_revision: 0 });
    expect([stale.status, stale.body.code]).toEqual([409, 'CONFLICT']);
    const broken = pageOf('x', [{ id: 'h', name: 'Headline', props: { title: 5 } }]);
    await host.db
      .updateTable('page')
      .set({ draft: JSON.stringify(broken) })
      .where('shop_id', '=', shops.alpha.id)
      .where('name', '=', 'fresh')
      .execute();
    expect((await schedule({ name: 'fresh' })).body.code).toBe('PAGE_INVALID');
    expect(await list()).toHaveLength(1);
  });
});
