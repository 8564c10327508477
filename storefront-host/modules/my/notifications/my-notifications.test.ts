import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts, shops } from '../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { NOTICES_SHOWN } from './my-notifications-page.ts';
import { notifyAll } from '../../../identity/notices/notify.ts';

let host: TestHost;
let cookie: string;
const COUNT = NOTICES_SHOWN + 1;

beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
  cookie = await signIn(host, accounts.shopper.email);
  const notices = Array.from({ length: COUNT }, (_, index) => ({
    accountId: accounts.shopper.id,
    shopId: shops.alpha.id,
    kind: 'order_shipped' as const,
    data: { number: String(10_000 + index), shop: shops.alpha.title },
    path: `/my/orders?n=${index}`,
    at: new Date(Date.now() - (COUNT - index) * 60_000),
  }));
  await host.db.transaction().execute((trx) => notifyAll(trx, notices));
});
afterAll(() => host.close());

const open = (path: string, by = cookie) => host.inject({ url: path, headers: { cookie: by } });
const numbers = (body: string) =>
  [...body.matchAll(/#10(\d{3})/g)].map(([, index]) => Number(index));

it('shows the newest first, in the reader’s language, and leads to older ones', async () => {
  const { body } = await open('/my/notifications?lang=th');
  expect(numbers(body)).toEqual(Array.from({ length: NOTICES_SHOWN }, (_, at) => COUNT - 1 - at));
  const [older] = /\/my\/notifications\?before=[0-9a-f-]+/.exec(body) ?? [''];
  expect(numbers((await open(older)).body)).toEqual([0]);
});

it('is read when its link is followed, by its account alone', async () => {
  const { body } = await open('/my/notifications?lang=en');
  const [path = ''] = /\/my\/notifications\/[0-9a-f-]{36}/.exec(body) ?? [];
  const foreign = await open(path, await signIn(host, accounts.ownerBeta.email));
  expect(foreign.statusCode).toBe(404);
  const unread = async () =>
    (await open('/my/notifications?lang=en')).body.match(/class="new"/g)?.length;
  expect(await unread()).toBe(NOTICES_SHOWN);
  const reply = await open(path);
  expect([reply.statusCode, reply.headers.location]).toEqual([303, `/my/orders?n=${COUNT - 1}`]);
  expect(await unread()).toBe(NOTICES_SHOWN - 1);
});

it('marks all as read at one press, those of older pages too', async () => {
  expect((await open('/my/notifications?lang=en')).body).toContain('Mark all as read');
  const reply = await host.inject({
    method: 'POST',
    url: '/my/notifications/read',
    headers: { cookie, origin: 'http://localhost:4000' },
  });
  expect(reply.headers.location).toBe('/my/notifications');
  expect((await open('/my/notifications?lang=en')).body).not.toContain('Mark all as read');
  const unread = await host.db
    .selectFrom('notification')
    .select('id')
    .where('read_at', 'is', null)
    .execute();
  expect(unread).toEqual([]);
});

it('shows no other account’s', async () => {
  const { body } = await open(
    '/my/notifications?lang=en',
    await signIn(host, accounts.ownerBeta.email),
  );
  expect(body).toContain('No notifications yet');
  expect(numbers(body)).toEqual([]);
});
