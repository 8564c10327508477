import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts, shops } from '../../../test/support/fixture-market.ts';
import { signIn } from '../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../test/support/test-host.ts';
import { hashToken } from '../../account/session.repository.ts';
import { newId } from '../../db/ids.ts';
import type { StaffFlag } from '../../db/schema.ts';

const ORIGIN = 'http://localhost:4000';
const { ownerAlpha, ownerBeta, shopper, staffAlpha } = accounts;
const SHOP = shops.alpha.id;
const base = `/api/v1/manage/${SHOP}`;
const newcomer = { id: newId(), email: 'pim@example.test', name: 'พิม ช่วยงาน' };

let host: TestHost;
let now = new Date('2026-11-22T05:00:00Z');
beforeAll(async () => {
  host = await createTestHost({
    seed: 'small',
    env: { RATE_LIMIT_FACTOR: '100' },
    now: () => now,
  });
  await host.db
    .insertInto('account')
    .values({ ...newcomer, level: 2, email_verified: true })
    .execute();
});
afterAll(() => host.close());
beforeEach(async () => {
  now = new Date('2026-11-22T05:00:00Z');
  await host.db.deleteFrom('staff').where('shop_id', '=', SHOP).execute();
  await host.db.deleteFrom('staff_invite').execute();
  await host.db.deleteFrom('audit_log').execute();
  await host.db.deleteFrom('mail').execute();
  await put(ownerAlpha.id, ['owner']);
  await put(staffAlpha.id, ['product']);
});

const put = (accountId: string, flags: StaffFlag[]) =>
  host.db
    .insertInto('staff')
    .values({ shop_id: SHOP, account_id: accountId, flags })
    .onConflict((conflict) => conflict.columns(['shop_id', 'account_id']).doUpdateSet({ flags }))
    .execute();

async function call(
  who: { readonly email: string },
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
) {
  const cookie = await signIn(host, who.email, { authenticatedAt: now });
  const headers = { origin: ORIGIN, cookie };
  const body = payload && { payload };
  return host.inject({ method, url: `${base}${path}`, headers, ...body });
}

const invite = (email: string, flags: readonly StaffFlag[] = ['product']) =>
  call(ownerAlpha, 'POST', '/staff/invites', { email, flags });

const mailsTo = (recipient: string) =>
  host.db
    .selectFrom('mail')
    .select(['subject', 'body', 'kind'])
    .where('recipient', '=', recipient)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

/** The link of the newest mail to an address, as who got it opens it. */
async function linkTo(email: string): Promise<URL> {
  const bodies = await mailsTo(email);
  const links = bodies.map(({ body }) => /http\S+\/invitation\S+/.exec(body)?.[0] ?? '');
  const stored = await host.db.selectFrom('staff_invite').select('token_hash').execute();
  const good = links.find((link) => {
    const token = new URL(link).searchParams.get('token') ?? '';
    return stored.some((row) => row.token_hash.equals(hashToken(token)));
  });
  return new URL(good ?? '');
}

async function open(link: URL, who?: { readonly email: string }, lang = 'en') {
  const cookie = who ? await signIn(host, who.email) : '';
  return host.inject({
    url: `${link.pathname}${link.search}`,
    headers: { cookie: `lang=${lang}; ${cookie}` },
  });
}

async function respond(link: URL, answer: 'accept' | 'decline', who?: { readonly email: string }) {
  const cookie = who ? await signIn(host, who.email) : '';
  const token = link.searchParams.get('token') ?? '';
  return host.inject({
    method: 'POST',
    url: '/invitation',
    headers: { origin: ORIGIN, cookie, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token, answer }).toString(),
  });
}

const flagsOf = async (accountId: string) =>
  (
    await host.db
      .selectFrom('staff')
      .select('flags')
      .where('shop_id', '=', SHOP)
      .where('account_id', '=', accountId)
      .executeTakeFirst()
  )?.flags;

const acts = () =>
  host.db
    .selectFrom('audit_log')
    .select(['action', 'account_id', 'entity_id', 'before', 'after'])
    .where('entity', '=', 'staff')
    .orderBy('id')
    .execute();

describe('an invitation', () => {
  it('is mailed with what it offers, and makes who accepts it staff', async () => {
    const answer = await invite(newcomer.email, ['product', 'blog_add']);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().invites).toMatchObject([
      {
        email: newcomer.email,
        flags: ['product', 'blog_add'],
        is_expired: false,
        hand_over: false,
      },
    ]);
    const [mail] = await mailsTo(newcomer.email);
    expect(mail?.subject).toContain(ownerAlpha.name);
    expect(mail?.body).toContain('Does not see orders or customers.');
    expect((await call(newcomer, 'GET', '/products')).statusCode).toBe(403);

    const link = await linkTo(newcomer.email);
    expect((await open(link, newcomer)).body).toContain('Products and stock');
    const accepted = await respond(link, 'accept', newcomer);
    expect(accepted.headers.location).toBe('/mybusiness/alpha');
    expect((await call(newcomer, 'GET', '/products')).statusCode).toBe(200);
    expect((await call(newcomer, 'GET', '/orders')).statusCode).toBe(403);
    expect((await call(ownerAlpha, 'GET', '/staff')).json().invites).toEqual([]);
  });

  it('is good once', async () => {
    await invite(newcomer.email);
    const link = await linkTo(newcomer.email);
    await respond(link, 'accept', newcomer);
    await call(ownerAlpha, 'DELETE', `/staff/${newcomer.id}`);
    const again = await respond(link, 'accept', newcomer);
    expect(again.statusCode).toBe(410);
    expect(await flagsOf(newcomer.id)).toBeUndefined();
  });

  it('accepted twice at the same moment makes one member and one entry', async () => {
    await invite(newcomer.email);
    const link = await linkTo(newcomer.email);
    const both = await Promise.all([
      respond(link, 'accept', newcomer),
      respond(link, 'accept', newcomer),
    ]);
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([303, 410]));
    expect((await acts()).filter(({ action }) => action === 'joined')).toHaveLength(1);
  });

  it('is good for seven days', async () => {
    await invite(newcomer.email);
    const link = await linkTo(newcomer.email);
    now = new Date('2026-11-29T05:00:01Z');
    expect((await open(link, newcomer)).statusCode).toBe(410);
    expect((await respond(link, 'accept', newcomer)).statusCode).toBe(410);
    expect((await call(ownerAlpha, 'GET', '/staff')).json().invites).toMatchObject([
      { is_expired: true },
    ]);
  });

  it('sent again has a new link, and the old one is dead', async () => {
    await invite(newcomer.email);
    const old = await linkTo(newcomer.email);
    const { invites } = (await call(ownerAlpha, 'GET', '/staff')).json();
    expect(
      (await call(ownerAlpha, 'POST', `/staff/invites/${invites[0].id}/resend`)).statusCode,
    ).toBe(200);
    expect((await open(old, newcomer)).statusCode).toBe(410);
    const link = await linkTo(newcomer.email);
    expect((await respond(link, 'accept', newcomer)).statusCode).toBe(303);
  });

  it('taken back, or declined by whoever got it, is good for nothing', async () => {
    await invite(newcomer.email);
    const first = await linkTo(newcomer.email);
    const { invites } = (await call(ownerAlpha, 'GET', '/staff')).json();
    expect((await call(ownerAlpha, 'DELETE', `/staff/invites/${invites[0].id}`)).statusCode).toBe(
      204,
    );
    expect((await respond(first, 'accept', newcomer)).statusCode).toBe(410);

    await invite(newcomer.email);
    const second = await linkTo(newcomer.email);
    expect((await respond(second, 'decline')).statusCode).toBe(200);
    expect((await respond(second, 'accept', newcomer)).statusCode).toBe(410);
    const done = (await acts()).map(({ action }) => action);
    expect(done.toSorted()).toEqual(['declined', 'invited', 'invited', 'revoked']);
  });

  it('is for the address that it was sent to, and for no other account', async () => {
    await invite(newcomer.email);
    const link = await linkTo(newcomer.email);
    const page = await open(link, shopper);
    expect(page.body).toContain(`You are signed in as ${shopper.email}`);
    expect(page.body).not.toContain('value="accept"');
    expect((await respond(link, 'accept', shopper)).statusCode).toBe(200);
    expect(await flagsOf(shopper.id)).toBeUndefined();
    expect((await respond(link, 'accept')).body).toContain('/login?continue=');
    expect(await flagsOf(newcomer.id)).toBeUndefined();
  });

  it('waits until the address is confirmed', async () => {
    const account = { id: newId(), email: 'unsure@example.test', name: 'ยังไม่ยืนยัน' };
    await host.db
      .insertInto('account')
      .values({ ...account, email_verified: false })
      .execute();
    await invite(account.email);
    const link = await linkTo(account.email);
    expect((await open(link, account)).body).toContain('Please confirm your e-mail address first');
    await respond(link, 'accept', account);
    expect(await flagsOf(account.id)).toBeUndefined();
    await host.db
      .updateTable('account')
      .set({ email_verified: true })
      .where('id', '=', account.id)
      .execute();
    await respond(link, 'accept', account);
    expect(await flagsOf(account.id)).toEqual(['product']);
  });

  it('tells nothing about whether an address has an account', async () => {
    const known = (await invite(shopper.email)).json();
    await host.db.deleteFrom('staff_invite').execute();
    const unknown = (await invite('nobody@example.test')).json();
    const shape = (one: object) => Object.keys(one);
    expect(known.invites.map(shape)).toEqual(unknown.invites.map(shape));
  });

  it.each([
    ['not-an-address', 400, 'VALIDATION'],
    [ownerAlpha.email.toUpperCase(), 409, 'OWN_ADDRESS'],
    [staffAlpha.email, 409, 'ALREADY_STAFF'],
  ])('to %s is refused', async (email, status, code) => {
    const answer = await invite(email);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().code).toBe(code);
    expect(await host.db.selectFrom('mail').selectAll().execute()).toEqual([]);
  });

  it('of an address that has one is refused until that one is over', async () => {
    await invite(newcomer.email);
    expect((await invite('PIM@example.test')).json().code).toBe('ALREADY_INVITED');
    now = new Date('2026-12-01T05:00:00Z');
    expect((await invite(newcomer.email)).statusCode).toBe(200);
  });

  it('is one of thirty a day, taken back or not', async () => {
    for (let n = 0; n < 30; n += 1) {
      await invite(`n${n}@example.test`);
      await host.db.deleteFrom('staff_invite').execute();
    }
    const more = await invite('more@example.test');
    expect([more.statusCode, more.json().code]).toEqual([429, 'TOO_MANY_INVITES']);
    now = new Date('2026-11-23T05:00:01Z');
    expect((await invite('more@example.test')).statusCode).toBe(200);
  });

  it('stands in the record with a shortened address and without its token', async () => {
    await invite(newcomer.email);
    const [act] = await acts();
    expect(act).toMatchObject({ action: 'invited', account_id: ownerAlpha.id, before: null });
    expect(act?.after).toEqual({ email: 'pi…@example.test', flags: ['product'] });
  });
});

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

  it('that was removed is out with the next request, the canvas that stands open as well', async () => {
    await put(staffAlpha.id, ['design']);
    const opened = await host.inject({
      method: 'POST',
      url: `/api/v1/pages/canvas/${SHOP}/frontpage`,
      headers: { origin: ORIGIN, cookie: await signIn(host, staffAlpha.email) },
    });
    const { url, token } = opened.json();
    const draft = () => host.inject(url);
    const data = () =>
      host.inject({
        method: 'POST',
        url: `/api/v1/pages/section-data/${SHOP}`,
        payload: { token, lang: 'th', blocks: [] },
      });
    expect([(await draft()).statusCode, (await data()).statusCode]).toEqual([200, 200]);
    await host.db
      .insertInto('notification')
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
    const left = await host.db.selectFrom('notification').select('kind').execute();
    expect(left).toEqual([{ kind: 'order.shipped' }]);
  });

  it('may leave, and changes nobody', async () => {
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
    const cookie = await signIn(host, ownerBeta.email);
    const headers = { origin: ORIGIN, cookie };
    const own = `/api/v1/manage/${shops.beta.id}/staff`;
    const asks = [
      { method: 'PUT', url: `${own}/${staffAlpha.id}`, payload: { flags: ['web'] } },
      { method: 'DELETE', url: `${own}/${staffAlpha.id}` },
      { method: 'POST', url: `${own}/invites/${invites[0].id}/resend` },
      { method: 'DELETE', url: `${own}/invites/${invites[0].id}` },
    ] as const;
    for (const ask of asks) {
      expect((await host.inject({ ...ask, headers })).statusCode).toBe(404);
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

  it('is not made up for by one who was blocked', async () => {
    const blocked = { id: newId(), email: 'blocked@example.test', name: 'ถูกระงับ' };
    await host.db
      .insertInto('account')
      .values({ ...blocked, disabled_at: now })
      .execute();
    await put(blocked.id, ['owner']);
    expect((await call(ownerAlpha, 'POST', '/staff/leave')).json().code).toBe('LAST_OWNER');
  });

  it('may go once somebody accepted to be owner too', async () => {
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
    // What the former owner had offered to others is not the new one's word.
    expect((await call(newcomer, 'GET', '/staff')).json().invites).toEqual([]);
    const [told] = await mailsTo(ownerAlpha.email);
    expect(told?.kind).toBe('staff.handed_over');
  });

  it('asks who is there once more where that was proven long ago', async () => {
    const cookie = await signIn(host, ownerAlpha.email, {
      authenticatedAt: new Date(now.getTime() - 11 * 60_000),
    });
    const ask = (path: string, payload: object) =>
      host.inject({
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
  it('is switched by the owner and stands in the record', async () => {
    const set = (required: boolean) =>
      call(ownerAlpha, 'PUT', '/staff/second-factor', { required });
    expect((await set(true)).json().require_second_factor).toBe(true);
    await host.db.updateTable('shop').set({ settings: '{}' }).where('id', '=', SHOP).execute();
    const record = await host.db
      .selectFrom('audit_log')
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
