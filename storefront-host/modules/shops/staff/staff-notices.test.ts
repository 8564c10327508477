import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { accounts, shops } from '../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { notifyStaff } from '../../../identity/index.ts';
import type { StaffNoticeList } from './staff-notices.contract.ts';

const { alpha, beta } = shops;
const { ownerAlpha, ownerBeta, staffAlpha } = accounts;
let host: TestHost;

beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => host.close());
beforeEach(async () => {
  await host.db.updateTable('staff').set({ notices: '{}' }).execute();
  await host.db.deleteFrom('notification').execute();
  await host.db.deleteFrom('mail').execute();
  await host.db.updateTable('shop').set({ email: null }).where('id', '=', alpha.id).execute();
});

async function call(
  method: 'GET' | 'PUT',
  path: string,
  payload?: object,
  email: string = ownerAlpha.email,
) {
  return host.inject({
    method,
    url: `/api/v1/manage/${alpha.id}/staff${path}`,
    headers: { origin: 'http://localhost:4000', cookie: `lang=en; ${await signIn(host, email)}` },
    ...(payload && { payload }),
  });
}
const choose = (id: string, choice: object) => call('PUT', `/${id}/notices`, choice);

/** Lets the stock of a product run low. */
async function runLow(shopId: number = alpha.id): Promise<void> {
  await host.db.transaction().execute((trx) =>
    notifyStaff(trx, {
      shopId,
      kind: 'low_stock',
      capability: 'stock:write',
      data: { product: 'Cup', remain: 2 },
      place: '/products/1',
      at: new Date(),
    }),
  );
  await host.host.jobs.drain();
}
async function bells(): Promise<readonly string[]> {
  const rows = await host.db
    .selectFrom('notification as n')
    .innerJoin('account as a', 'a.id', 'n.account_id')
    .select('a.email')
    .orderBy('a.email')
    .execute();
  return rows.map(({ email }) => email);
}
const mails = () => host.db.selectFrom('mail').select(['recipient', 'subject', 'body']).execute();

async function ask(): Promise<void> {
  const reply = await host.inject({
    method: 'POST',
    url: '/api/v1/web/contactus?site=alpha',
    headers: { origin: 'http://localhost:4000' },
    payload: { data: { name: 'Ann', email: 'ann@example.test', message: `Hello ${Date.now()}` } },
  });
  expect(reply.statusCode).toBe(200);
  await host.host.jobs.drain();
}

it('lists each member with the events of their permissions, and how they arrive', async () => {
  const list: StaffNoticeList = (await call('GET', '/notices')).json();
  expect(list.members.map(({ email }) => email)).toEqual([ownerAlpha.email, staffAlpha.email]);
  const [owner, staff] = list.members;
  expect(owner?.events).toContainEqual({ event: 'orders', bell: true, mail: true });
  expect(owner?.events).toContainEqual({ event: 'stock', bell: true, mail: false });
  expect(staff?.events).toEqual([{ event: 'stock', bell: true, mail: false }]);
});

it('sends a notification by the chosen ways alone', async () => {
  await runLow();
  expect(await bells()).toEqual([ownerAlpha.email, staffAlpha.email].toSorted());
  expect(await mails()).toEqual([]);
  await host.db.deleteFrom('notification').execute();
  const chosen = await choose(staffAlpha.id, { event: 'stock', bell: false, mail: true });
  expect(chosen.statusCode).toBe(200);
  await runLow();
  expect(await bells()).toEqual([ownerAlpha.email]);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ recipient: staffAlpha.email });
  expect(mail?.body).toContain(`/mybusiness/${alpha.shopname}/products/1`);
  await runLow(beta.id);
  expect(await bells()).toContain(ownerBeta.email);
});

it('mails messages to the shop’s address, or to its owners unless they choose otherwise', async () => {
  const recipients = async () => (await mails()).map(({ recipient }) => recipient);
  await ask();
  expect(await recipients()).toEqual([ownerAlpha.email]);
  await choose(ownerAlpha.id, { event: 'messages', bell: true, mail: false });
  await host.db.deleteFrom('mail').execute();
  await ask();
  expect(await recipients()).toEqual([]);
  await choose(ownerAlpha.id, { event: 'messages', bell: true, mail: true });
  await host.db
    .updateTable('shop')
    .set({ email: 'desk@alpha.test' })
    .where('id', '=', alpha.id)
    .execute();
  await ask();
  expect((await recipients()).toSorted()).toEqual(['desk@alpha.test', ownerAlpha.email]);
});

it('lets each member choose the notifications of events that they may see', async () => {
  const own = (method: 'GET' | 'PUT', email: string, payload?: object) =>
    call(method, '/my-notices', payload, email);
  expect((await own('GET', staffAlpha.email)).json()).toEqual({
    email: staffAlpha.email,
    events: [{ event: 'stock', bell: true, mail: false }],
  });
  const choice = { event: 'stock', bell: false, mail: true };
  const chosen = await own('PUT', staffAlpha.email, choice);
  expect(chosen.json().events).toEqual([choice]);
  expect((await own('GET', ownerAlpha.email)).json().events).toContainEqual({
    event: 'stock',
    bell: true,
    mail: false,
  });
  await runLow();
  expect(await bells()).toEqual([ownerAlpha.email]);
  expect((await mails()).map(({ recipient }) => recipient)).toEqual([staffAlpha.email]);
  const unseen = { event: 'orders', bell: true, mail: true };
  expect((await own('PUT', staffAlpha.email, unseen)).statusCode).toBe(404);
  expect((await own('GET', ownerBeta.email)).statusCode).toBe(403);
});

it('refuses an event that the member may not see, and the members of other shops', async () => {
  const choice = { event: 'orders', bell: true, mail: true };
  expect((await choose(staffAlpha.id, choice)).statusCode).toBe(404);
  expect((await choose(ownerBeta.id, choice)).statusCode).toBe(404);
  expect(
    (await call('PUT', `/${staffAlpha.id}/notices`, choice, staffAlpha.email)).statusCode,
  ).toBe(403);
});
