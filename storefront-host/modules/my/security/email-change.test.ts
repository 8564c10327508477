import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type accountForms,
  hiddenField,
  linkIn,
} from '../../../../test/support/accounts/account-forms.ts';
import { createAccountHost } from '../../../../test/support/accounts/account-host.ts';
import { openBrowser } from '../../../../test/support/browser/browser.ts';
import { accounts, smallPassword } from '../../../../test/support/fixture-market-data.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import type { TestHost } from '../../../../test/support/test-host.ts';

const SECURITY = '/my/security';
const THIEF = 'thief@example.test';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const { shopper: owner } = accounts;

let clock = Date.now();
let host: TestHost;
let forms: ReturnType<typeof accountForms>;
beforeAll(async () => {
  ({ host, forms } = await createAccountHost(() => new Date(clock)));
});
afterAll(() => host.close());
beforeEach(async () => {
  await host.db.deleteFrom('mail').execute();
  await host.db.deleteFrom('account_event').execute();
  await host.db
    .updateTable('account')
    .set({ email: owner.email })
    .where('id', '=', owner.id)
    .execute();
});

const wait = (ms: number) => (clock += ms);

async function addressOfAccount(): Promise<string | undefined> {
  const query = host.db.selectFrom('account').select('email').where('id', '=', owner.id);
  return (await query.executeTakeFirst())?.email;
}

/** Asked by a caller with the account's session and password. */
async function askFor(to: string): Promise<string> {
  const cookie = await signIn(host, (await addressOfAccount()) ?? '', {
    authenticatedAt: new Date(clock),
  });
  await forms.post(`${SECURITY}/email`, cookie, { email: to });
  wait(MINUTE);
  return linkFrom(to, 'account.address');
}

async function linkFrom(recipient: string, kind: string): Promise<string> {
  const mails = await forms.mailsTo(recipient);
  return linkIn(mails.find((mail) => mail.kind === kind)?.body);
}

/** Opens a mail's link and presses its button. */
async function follow(link: string): Promise<number> {
  const page = await forms.get(link);
  if (page.statusCode !== 200) return page.statusCode;
  const { pathname } = new URL(link, 'http://x');
  wait(MINUTE);
  const posted = await forms.post(pathname, '', { token: hiddenField(page.body, 'token') });
  return (await forms.after(posted)).statusCode;
}

/** Returns the mail that tells the account's owner, at the previous address, about the change. */
const wayBack = (recipient: string) => linkFrom(recipient, 'account.email_changed');

describe('a thief with an open session of the account', () => {
  test.each([
    ['a changed password', `${SECURITY}/password`, { password: 'longer than before' }],
    ['signing out everywhere', `${SECURITY}/devices/end-all`, {}],
  ])('can not change its address any more after %s', async (_what, path, fields) => {
    const link = await askFor(THIEF);
    const cookie = await signIn(host, owner.email, { authenticatedAt: new Date(clock) });
    await forms.post(path, cookie, fields);
    wait(MINUTE);
    expect(await follow(link)).toBe(400);
    expect(await addressOfAccount()).toBe(owner.email);
    expect(await follow(await askFor('mine.too@example.test'))).toBe(200);
  });

  test('does not keep it by changing the address twice', async () => {
    expect(await follow(await askFor(THIEF))).toBe(200);
    expect(await follow(await askFor('thief.too@example.test'))).toBe(200);
    expect(await follow(await wayBack(owner.email))).toBe(200);
    expect(await addressOfAccount()).toBe(owner.email);
    // The thief's own restore link is newer, so it was revoked with the rest; the owner's link
    // works once.
    expect(await follow(await wayBack(THIEF))).toBe(400);
    expect(await follow(await wayBack(owner.email))).toBe(400);
    expect(await addressOfAccount()).toBe(owner.email);
  });

  test('does not keep it by taking the second change back first', async () => {
    expect(await follow(await askFor(THIEF))).toBe(200);
    expect(await follow(await askFor('thief.too@example.test'))).toBe(200);
    expect(await follow(await wayBack(THIEF))).toBe(200);
    expect(await addressOfAccount()).toBe(THIEF);
    expect(await follow(await wayBack(owner.email))).toBe(200);
    expect(await addressOfAccount()).toBe(owner.email);
    // Later changes by the owner can be reverted too.
    expect(await follow(await askFor('new.home@example.test'))).toBe(200);
    await host.db.deleteFrom('mail').where('kind', '=', 'account.address').execute();
    expect(await follow(await wayBack(owner.email))).toBe(200);
    expect(await addressOfAccount()).toBe(owner.email);
  });

  test('does not keep a passkey that was added just before', async () => {
    const passkey = (name: string, at: number) => ({
      credential_id: Buffer.from(name),
      account_id: owner.id,
      public_key: Buffer.from('x'),
      name,
      created_at: new Date(at),
      used_at: null,
    });
    await host.db
      .insertInto('passkey')
      .values([passkey('own', clock - 30 * DAY), passkey('thief', clock - DAY)])
      .execute();
    await host.db
      .updateTable('account')
      .set({ totp_secret: Buffer.from('x'), totp_confirmed_at: new Date(clock - DAY) })
      .where('id', '=', owner.id)
      .execute();
    expect(await follow(await askFor(THIEF))).toBe(200);
    expect(await follow(await wayBack(owner.email))).toBe(200);
    const left = await host.db.selectFrom('passkey').select('name').execute();
    expect(left).toEqual([{ name: 'own' }]);
    const { totp_confirmed_at: totp } = await host.db
      .selectFrom('account')
      .select('totp_confirmed_at')
      .where('id', '=', owner.id)
      .executeTakeFirstOrThrow();
    expect(totp).toBeNull();
    expect((await openBrowser(host).signIn(owner.email, smallPassword)).status).toBe(401);
  });
});
