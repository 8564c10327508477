import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageOf } from '@talad/elements/page/page';
import { accounts, products, shops } from '../../../../test/support/fixture-market.ts';
import {
  startSelling,
  type SellingServer,
} from '../../../../test/support/processes/selling-server.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.ts';
import { makeSecrets } from '../../../secrets/secrets.ts';
import { startSession } from '../../../identity/session/session.repository.ts';
import { SESSION_COOKIE } from '../../../identity/plugins/session.ts';

let database: TestDatabase;
let editors: SellingServer;
let visitors: SellingServer;
let cookie: string;
beforeAll(async () => {
  database = await createTestDatabase('small');
  const secrets = makeSecrets();
  [editors, visitors] = await Promise.all([
    startSelling(database.connection, secrets),
    startSelling(database.connection, secrets),
  ]);
  const owner = { accountId: accounts.ownerAlpha.id, level: 2, audience: 'platform' } as const;
  const { token } = await database.db
    .transaction()
    .execute((trx) => startSession(trx, owner, new Date()));
  cookie = `${SESSION_COOKIE}=${token}`;
});
afterAll(async () => {
  await Promise.all([editors?.stop(), visitors?.stop()]);
  await database.drop();
});

async function call(path: string, payload?: object) {
  const reply = await fetch(`${editors.url}/api/v1/pages/${path}`, {
    method: payload ? 'POST' : 'GET',
    headers: { cookie, origin: editors.url, 'content-type': 'application/json' },
    ...(payload && { body: JSON.stringify(payload) }),
  });
  expect([path, reply.status]).toEqual([path, 200]);
  return (await reply.json()) as { revision: number; global: object };
}

async function publish(page: string, title: string, look: object = {}) {
  const { revision, global } = await call(`edit/${shops.alpha.id}/${page}/main`);
  await call(`publish/${shops.alpha.id}/${page}/main`, {
    blocks: JSON.stringify(pageOf(title, [{ id: 'a', name: 'Headline', props: { title } }]).blocks),
    global: JSON.stringify({ ...global, ...look }),
    title,
    base_revision: revision,
  });
}

async function seen(path: string): Promise<string> {
  const reply = await fetch(`${visitors.url}/web/alpha${path}`, {
    headers: { accept: 'text/html' },
  });
  return reply.text();
}
async function shows(path: string, words: string): Promise<void> {
  await expect.poll(async () => (await seen(path)).includes(words), { interval: 5 }).toBe(true);
}

it('a page published by one process is seen at once where another has the old page in its cache', async () => {
  await publish('frontpage', 'หน้าแรกเดิม');
  await publish('our-story', 'เรื่องเดิม');
  await shows('', 'หน้าแรกเดิม');
  await shows('/our-story', 'เรื่องเดิม');

  // The title changes without invalidation, so a page with the old title must come from the cache.
  await sql`UPDATE shop SET title = 'ชื่อใหม่' WHERE id = ${shops.alpha.id}`.execute(database.db);
  for (const path of ['', '/our-story']) expect(await seen(path)).not.toContain('ชื่อใหม่');

  await publish('frontpage', 'หน้าแรกใหม่');
  await shows('', 'หน้าแรกใหม่');
  expect(await seen('')).not.toContain('หน้าแรกเดิม');
  // A page without an invalidation stays cached.
  expect(await seen('/our-story')).not.toContain('ชื่อใหม่');
  await publish('our-story', 'เรื่องใหม่');
  await shows('/our-story', 'เรื่องใหม่');
});

it('a page that was missing is there at once where its 404 was seen', async () => {
  expect(await seen('/our-project')).not.toContain('มีแล้ว');
  await publish('our-project', 'มีแล้ว');
  await shows('/our-project', 'มีแล้ว');
});

it('a new look is on every page of the site at once', async () => {
  const { slug, id } = products.cup;
  const paths = ['', '/our-story', '/search', `/product/${slug}/${id}`];
  for (const path of paths) expect(await seen(path)).not.toContain('#7a1fa2');
  await publish('our-story', 'เรื่องใหม่', { currentColors: { A: '#7a1fa2' } });
  for (const path of paths) await shows(path, '#7a1fa2');
});
