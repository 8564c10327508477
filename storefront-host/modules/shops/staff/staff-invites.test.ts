import { describe, expect, it } from 'vitest';
import { accounts } from '../../../../test/support/fixture-market.ts';
import { newcomer, staffSuite } from '../../../../test/support/access/staff-suite.ts';
import { newId } from '../../../db/ids.ts';

const { ownerAlpha, shopper, staffAlpha } = accounts;
const { clock, host, call, invite, mailsTo, linkTo, open, respond, flagsOf, acts } = staffSuite();

describe('an invitation', () => {
  it('is mailed with its offer, and makes the recipient staff', async () => {
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
    expect(mail?.body).toContain('Cannot see orders or customers.');
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
    for (const { headers } of both) expect(headers.location).toBe('/mybusiness/alpha');
    expect((await acts()).filter(({ action }) => action === 'joined')).toHaveLength(1);
  });

  it('leads the person who accepted it to the shop when its link is opened again', async () => {
    await invite(newcomer.email);
    const link = await linkTo(newcomer.email);
    await respond(link, 'accept', newcomer);
    const again = await open(link, newcomer);
    expect([again.statusCode, again.headers.location]).toEqual([303, '/mybusiness/alpha']);
    expect((await open(link, shopper)).statusCode).toBe(410);
    expect((await open(link)).statusCode).toBe(410);
  });

  it('is good for seven days', async () => {
    await invite(newcomer.email);
    const link = await linkTo(newcomer.email);
    clock.now = new Date('2026-11-29T05:00:01Z');
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

  it('is void after it was withdrawn or declined', async () => {
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

  it('leads a person without an account to making one, with the address filled in', async () => {
    const email = 'somebody+new@example.test';
    await invite(email);
    const guest = (await open(await linkTo(email))).body;
    const link =
      /href="(\/login\?register=1[^"]+)"/.exec(guest)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const registering = await host().inject(link);
    expect(registering.statusCode).toBe(303);
    const form = await host().inject(String(registering.headers.location));
    expect(form.body).toContain(`value="${email}"`);
  });

  it('waits until the address is confirmed', async () => {
    const account = { id: newId(), email: 'unsure@example.test', name: 'ยังไม่ยืนยัน' };
    await host()
      .db.insertInto('account')
      .values({ ...account, email_verified: false })
      .execute();
    await invite(account.email);
    const link = await linkTo(account.email);
    expect((await open(link, account)).body).toContain('Confirm your email address first');
    await respond(link, 'accept', account);
    expect(await flagsOf(account.id)).toBeUndefined();
    await host()
      .db.updateTable('account')
      .set({ email_verified: true })
      .where('id', '=', account.id)
      .execute();
    await respond(link, 'accept', account);
    expect(await flagsOf(account.id)).toEqual(['product']);
  });

  it('does not reveal whether an address has an account', async () => {
    const known = (await invite(shopper.email)).json();
    await host().db.deleteFrom('staff_invite').execute();
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
    expect(await host().db.selectFrom('mail').selectAll().execute()).toEqual([]);
  });

  it('of an address that has one is refused until that one is over', async () => {
    await invite(newcomer.email);
    expect((await invite('PIM@example.test')).json().code).toBe('ALREADY_INVITED');
    clock.now = new Date('2026-12-01T05:00:00Z');
    expect((await invite(newcomer.email)).statusCode).toBe(200);
  });

  it('is one of thirty a day, taken back or not', async () => {
    for (let n = 0; n < 30; n += 1) {
      await invite(`n${n}@example.test`);
      await host().db.deleteFrom('staff_invite').execute();
    }
    const more = await invite('more@example.test');
    expect([more.statusCode, more.json().code]).toEqual([429, 'TOO_MANY_INVITES']);
    clock.now = new Date('2026-11-23T05:00:01Z');
    expect((await invite('more@example.test')).statusCode).toBe(200);
  });

  it('is in the audit log with a shortened address and without its token', async () => {
    await invite(newcomer.email);
    const [act] = await acts();
    expect(act).toMatchObject({ action: 'invited', account_id: ownerAlpha.id, before: null });
    expect(act?.after).toEqual({ email: 'pi…@example.test', flags: ['product'] });
  });
});
