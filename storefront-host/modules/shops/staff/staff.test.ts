import { describe, expect, it } from 'vitest';
import { accounts, shops } from '../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { newcomer, staffSuite } from '../../../../test/support/access/staff-suite.ts';
import { newId } from '../../../db/ids.ts';

const ORIGIN = 'http://localhost:4000';
const { ownerAlpha, ownerBeta, shopper, staffAlpha } = accounts;
const SHOP = shops.alpha.id;
const base = `/api/v1/manage/${SHOP}`;
const { clock, host, put, call, invite, mailsTo, linkTo, open, respond, flagsOf, acts } =
  staffSuite();

describe('a member of staff', () => {
  it('has other rights from the next request on', async () => {
    expect((await call(staffAlpha, 'GET', '/products')).statusCode).toBe(200);
    const changed = await call(ownerAlpha, 'PUT', `/staff/${staffAlpha.id}`, { flags: ['design'] });
    expect(changed.statusCode).toBe(200);
    expect((await call(staffAlpha, 'GET', '/products')).statusCode).toBe(403);
    expect((await call(staffAlpha, 'GET', '/media')).statusCode).toBe(200);
    expect(await acts()).toMatchObject([
      { action: 'changed', before: { flags: ['product'] }, after: { flags: ['design'] } },
    ]);
  });

  it('loses access with the next request after removal, also to an open canvas', async () => {
    await put(staffAlpha.id, ['design']);
    const opened = await host().inject({
      method: 'POST',
      url: `/api/v1/pages/canvas/${SHOP}/frontpage`,
      headers: { origin: ORIGIN, cookie: await signIn(host(), staffAlpha.email) },
    });
    const { url, token } = opened.json();
    const draft = () => host().inject(url);
    const data = () =>
      host().inject({
        method: 'POST',
        url: `/api/v1/pages/section-data/${SHOP}`,
        payload: { token, lang: 'th', blocks: [] },
      });
    expect([(await draft()).statusCode, (await data()).statusCode]).toEqual([200, 200]);
    await host()
      .db.insertInto('notification')
      .values([
        {
          account_id: staffAlpha.id,
          id: newId(),
          shop_id: SHOP,
          kind: 'message',
          path: '/mybusiness/alpha/messages',
        },
        {
          account_id: staffAlpha.id,
          id: newId(),
          shop_id: SHOP,
          kind: 'order.shipped',
          path: '/my/orders',
        },
      ])
      .execute();

    expect((await call(ownerAlpha, 'DELETE', `/staff/${staffAlpha.id}`)).statusCode).toBe(204);
    expect([(await draft()).statusCode, (await data()).statusCode]).toEqual([403, 403]);
    expect((await call(staffAlpha, 'GET', '/media')).statusCode).toBe(403);
    const left = await host().db.selectFrom('notification').select('kind').execute();
    expect(left).toEqual([{ kind: 'order.shipped' }]);
  });

  it('may leave, and can change no other member', async () => {
    const flags = { flags: ['web'] };
    expect((await call(staffAlpha, 'PUT', `/staff/${staffAlpha.id}`, flags)).statusCode).toBe(403);
    expect(
      (
        await call(staffAlpha, 'POST', '/staff/invites', {
          email: 'x@example.test',
          flags: ['web'],
        })
      ).statusCode,
    ).toBe(403);
    expect((await call(staffAlpha, 'POST', '/staff/leave')).statusCode).toBe(204);
    expect(await flagsOf(staffAlpha.id)).toBeUndefined();
    expect(await acts()).toMatchObject([{ action: 'left', account_id: staffAlpha.id }]);
  });

  it('cannot be made an owner without being asked', async () => {
    const answer = await call(ownerAlpha, 'PUT', `/staff/${staffAlpha.id}`, { flags: ['owner'] });
    expect(answer.statusCode).toBe(400);
    expect(await flagsOf(staffAlpha.id)).toEqual(['product']);
  });
});

describe('another shop', () => {
  it('is not touched, whichever ids are asked for', async () => {
    await invite(newcomer.email);
    const { invites } = (await call(ownerAlpha, 'GET', '/staff')).json();
    const cookie = await signIn(host(), ownerBeta.email);
    const headers = { origin: ORIGIN, cookie };
    const own = `/api/v1/manage/${shops.beta.id}/staff`;
    const asks = [
      { method: 'PUT', url: `${own}/${staffAlpha.id}`, payload: { flags: ['web'] } },
      { method: 'DELETE', url: `${own}/${staffAlpha.id}` },
      { method: 'POST', url: `${own}/invites/${invites[0].id}/resend` },
      { method: 'DELETE', url: `${own}/invites/${invites[0].id}` },
    ] as const;
    for (const ask of asks) {
      expect((await host().inject({ ...ask, headers })).statusCode).toBe(404);
    }
    expect(await flagsOf(staffAlpha.id)).toEqual(['product']);
  });
});

describe('the last owner', () => {
  it.each([
    ['leaves', 'POST', '/staff/leave', undefined],
    ['is removed', 'DELETE', `/staff/${ownerAlpha.id}`, undefined],
    ['becomes staff', 'PUT', `/staff/${ownerAlpha.id}`, { flags: ['web'] }],
  ] as const)('is refused when the owner %s', async (_what, method, path, body) => {
    const answer = await call(ownerAlpha, method, path, body);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'LAST_OWNER']);
    expect(await flagsOf(ownerAlpha.id)).toEqual(['owner']);
  });

  it('is one of two when both leave at the same moment', async () => {
    await put(shopper.id, ['owner']);
    const both = await Promise.all([
      call(ownerAlpha, 'POST', '/staff/leave'),
      call(shopper, 'POST', '/staff/leave'),
    ]);
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([204, 409]));
  });

  it('is not replaced by a blocked one', async () => {
    const blocked = { id: newId(), email: 'blocked@example.test', name: 'ถูกระงับ' };
    await host()
      .db.insertInto('account')
      .values({ ...blocked, disabled_at: clock.now })
      .execute();
    await put(blocked.id, ['owner']);
    expect((await call(ownerAlpha, 'POST', '/staff/leave')).json().code).toBe('LAST_OWNER');
  });

  it('may leave once another person has accepted to be owner too', async () => {
    await invite(newcomer.email, ['owner']);
    await respond(await linkTo(newcomer.email), 'accept', newcomer);
    expect(await flagsOf(newcomer.id)).toEqual(['owner']);
    expect(await flagsOf(ownerAlpha.id)).toEqual(['owner']);
    expect((await call(ownerAlpha, 'POST', '/staff/leave')).statusCode).toBe(204);
  });
});

describe('handing the shop over', () => {
  const handOver = (email: string, who: { readonly email: string } = ownerAlpha) =>
    call(who, 'POST', '/staff/hand-over', { email });

  it('changes nothing until the receiver accepts; then the owner is another', async () => {
    expect((await handOver(newcomer.email)).statusCode).toBe(200);
    await invite('somebody@example.test');
    expect(await flagsOf(ownerAlpha.id)).toEqual(['owner']);
    const link = await linkTo(newcomer.email);
    expect((await open(link, newcomer)).body).toContain('Yes, take over the shop');
    await respond(link, 'accept', newcomer);
    expect(await flagsOf(newcomer.id)).toEqual(['owner']);
    expect(await flagsOf(ownerAlpha.id)).toEqual(['web']);
    expect((await call(ownerAlpha, 'GET', '/staff')).statusCode).toBe(403);
    // The former owner's offers to other people do not bind the new one.
    expect((await call(newcomer, 'GET', '/staff')).json().invites).toEqual([]);
    const [mail] = await mailsTo(ownerAlpha.email);
    expect(mail?.kind).toBe('staff.handed_over');
  });

  it('asks for proof again if the last one is old', async () => {
    const cookie = await signIn(host(), ownerAlpha.email, {
      authenticatedAt: new Date(clock.now.getTime() - 11 * 60_000),
    });
    const ask = (path: string, payload: object) =>
      host().inject({
        method: 'POST',
        url: `${base}/staff/${path}`,
        headers: { origin: ORIGIN, cookie },
        payload,
      });
    const { email } = newcomer;
    for (const answer of [
      await ask('hand-over', { email }),
      await ask('invites', { email, flags: ['owner'] }),
    ]) {
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'PROVE_AGAIN']);
    }
    expect((await ask('invites', { email, flags: ['web'] })).statusCode).toBe(200);
  });

  it('to a member of staff is possible, to two at once is not', async () => {
    expect((await handOver(staffAlpha.email)).statusCode).toBe(200);
    expect((await handOver(newcomer.email)).json().code).toBe('HAND_OVER_OPEN');
    await respond(await linkTo(staffAlpha.email), 'accept', staffAlpha);
    expect(await flagsOf(staffAlpha.id)).toEqual(['owner']);
  });

  it('is not an operator’s to begin, and ends with the giver’s ownership', async () => {
    expect((await handOver(newcomer.email, accounts.operator)).statusCode).toBe(403);
    await put(shopper.id, ['owner']);
    await handOver(newcomer.email);
    const link = await linkTo(newcomer.email);
    await call(shopper, 'PUT', `/staff/${ownerAlpha.id}`, { flags: ['web'] });
    expect((await respond(link, 'accept', newcomer)).statusCode).toBe(410);
    expect(await flagsOf(newcomer.id)).toBeUndefined();
  });
});

describe('two-step sign-in of staff', () => {
  it('is switched by the owner and is in the audit log', async () => {
    const set = (required: boolean) =>
      call(ownerAlpha, 'PUT', '/staff/second-factor', { required });
    expect((await set(true)).json().require_second_factor).toBe(true);
    await host().db.updateTable('shop').set({ settings: '{}' }).where('id', '=', SHOP).execute();
    const record = await host()
      .db.selectFrom('audit_log')
      .select(['entity', 'before', 'after'])
      .where('entity', '=', 'settings')
      .execute();
    expect(record).toEqual([
      {
        entity: 'settings',
        before: { require_second_factor: false },
        after: { require_second_factor: true },
      },
    ]);
  });
});
