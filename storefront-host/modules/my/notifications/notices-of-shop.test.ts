import { afterAll, beforeAll, expect, it } from 'vitest';
import type { HeartbeatResponse } from '@talad/elements/api/heartbeat.contract';
import { accounts, shops } from '../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { newId } from '../../../db/ids.ts';
import { notifyStaff } from '../../../identity/index.ts';

const { alpha, beta } = shops;
const { ownerAlpha } = accounts;
let host: TestHost;
let cookie: string;
let data: string;

beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
  await host.db
    .insertInto('staff')
    .values({ shop_id: beta.id, account_id: ownerAlpha.id, flags: ['web'] })
    .execute();
  cookie = await signIn(host, ownerAlpha.email);
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  const beat: HeartbeatResponse = (await host.inject({ url: '/api/v1/heartbeat', headers })).json();
  data = beat.lnwmsg_data ?? '';
  await host.db.transaction().execute(async (trx) => {
    for (const [shop, name] of [
      [alpha, 'Ann'],
      [beta, 'Bob'],
      [beta, 'Ben'],
    ] as const) {
      await notifyStaff(trx, {
        shopId: shop.id,
        kind: 'message',
        capability: 'message:read',
        data: { name },
        place: '/messages',
        at: new Date(),
      });
    }
    // The owner of alpha bought something at beta.
    await trx
      .insertInto('notification')
      .values({
        account_id: ownerAlpha.id,
        id: newId(),
        shop_id: beta.id,
        kind: 'order_shipped',
        data: JSON.stringify({ number: 1, shop: 'beta' }),
        path: '/my/orders',
      })
      .execute();
  });
});
afterAll(() => host.close());

async function bell(shop?: number) {
  const url = `/api/v1/notifications?lang=en&data=${data}${shop ? `&shop=${shop}` : ''}`;
  const { count, notifications } = (await host.inject({ url, headers: { cookie } })).json();
  return { count, kinds: notifications.map(({ kind }: { kind: string }) => kind) };
}

it('shows the staff of one shop what that shop has, and nothing of others or of a shopper', async () => {
  expect(await bell(alpha.id)).toEqual({ count: 1, kinds: ['message'] });
  expect(await bell(beta.id)).toEqual({ count: 2, kinds: ['message', 'message'] });
  expect((await bell()).count).toBe(4);
});

it('marks those of one shop as read', async () => {
  const reply = await host.inject({
    method: 'POST',
    url: '/api/v1/notifications/read',
    headers: { cookie, origin: 'http://localhost:4000' },
    payload: { data, shop: beta.id },
  });
  expect(reply.json()).toEqual({ success: true, count: 0 });
  expect((await bell(alpha.id)).count).toBe(1);
  expect((await bell()).count).toBe(2);
});
