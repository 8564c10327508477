import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { accountForms } from '../../../test/support/accounts/account-forms.ts';
import { createAccountHost } from '../../../test/support/accounts/account-host.ts';
import { openBrowser } from '../../../test/support/browser/browser.ts';
import { accounts, smallPassword } from '../../../test/support/fixture-market-data.ts';
import type { TestHost } from '../../../test/support/test-host.ts';
import { beginAttempt, forgiveAttempt } from '../passwords/login-throttle.ts';

const PROFILE = '/api/v1/users/me/profile';
const { shopper, ownerAlpha, ownerBeta } = accounts;

let clock = Date.now();
let host: TestHost;
let forms: ReturnType<typeof accountForms>;
beforeAll(async () => {
  ({ host, forms } = await createAccountHost(() => new Date(clock)));
});
afterAll(() => host.close());

/** Sends wrong passwords, each from another address. */
async function failElsewhere(email: string, times: number): Promise<void> {
  for (let n = 0; n < times; n += 1) {
    await beginAttempt(host.db, { email, address: `10.0.0.${n}` }, new Date(clock));
  }
}

describe('guessing an account’s password', () => {
  test('from everywhere makes its owner wait nowhere that the owner was before', async () => {
    const home = openBrowser(host, { remoteAddress: '203.0.113.20' });
    await home.signIn(shopper.email, smallPassword);
    await home.post('/logout', {});
    await failElsewhere(shopper.email, 60);
    const stranger = openBrowser(host, { remoteAddress: '192.0.2.1' });
    const blocked = await stranger.signIn(shopper.email, smallPassword);
    expect(blocked.status).toBe(429);
    const entered = await home.signIn(shopper.email, smallPassword, PROFILE);
    expect(entered.status).toBe(200);
  });

  test('from one place delays that place alone', async () => {
    const { email } = accounts.operator;
    const hammer = { email, address: '192.0.2.66' };
    const waits: number[] = [];
    for (let n = 0; n < 100; n += 1) {
      waits.push(await beginAttempt(host.db, hammer, new Date(clock)));
    }
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(5);
    const elsewhere = openBrowser(host, { remoteAddress: '198.51.100.20' });
    expect((await elsewhere.signIn(email, smallPassword, PROFILE)).status).toBe(200);
  });

  test('does not guess on with a device that was known for another account', async () => {
    const own = openBrowser(host, { remoteAddress: '203.0.113.21' });
    await own.signIn(ownerBeta.email, smallPassword);
    await own.post('/logout', {});
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      statuses.push((await own.signIn(ownerAlpha.email, `guess ${n}`)).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('is mailed to its owner, once a day', async () => {
    const noticeMails = async () =>
      (await forms.mailsTo(ownerAlpha.email)).filter(({ kind }) => kind === 'account.guessed');
    await failElsewhere(ownerAlpha.email, 9);
    await openBrowser(host, { remoteAddress: '198.18.0.1' }).signIn(ownerAlpha.email, 'guess');
    const mails = await noticeMails();
    expect(mails.map(({ subject }) => subject)).toEqual(['มีผู้ลองรหัสผ่านผิดหลายครั้ง']);
    await failElsewhere(ownerAlpha.email, 9);
    await openBrowser(host, { remoteAddress: '198.18.0.2' }).signIn(ownerAlpha.email, 'guess');
    expect(await noticeMails()).toHaveLength(1);
  });

  test('is forgiven where a new password was chosen by mail', async () => {
    const attempt = { email: 'waits@example.test', address: '192.0.2.9' };
    const at = new Date(clock);
    for (let n = 0; n < 8; n += 1) await beginAttempt(host.db, attempt, at);
    expect(await beginAttempt(host.db, attempt, at)).toBeGreaterThan(0);
    await forgiveAttempt(host.db, attempt);
    expect(await beginAttempt(host.db, attempt, at)).toBe(0);
  });
});

describe('finding out whether an address has an account', () => {
  // Compare the statements of each answer, because a clock would measure the machine's load.
  test.each(['register', 'forgot'])('learns nothing from /account/%s', async (kind) => {
    const ask = (email: string) =>
      host.countQueries(() => forms.post(`/account/${kind}`, '', { name: 'x', email }));
    const known = await ask(shopper.email);
    const unknown = await ask('nobody.here@example.test');
    expect(known.statements).toEqual(unknown.statements);
    expect(known.result.statusCode).toBe(unknown.result.statusCode);
    expect(known.result.body.replaceAll(shopper.email, '')).toBe(
      unknown.result.body.replaceAll('nobody.here@example.test', ''),
    );
    await host.host.jobs.drain();
  });

  test('learns nothing from wrong passwords, the tenth included', async () => {
    const guess = async (email: string, address: string) => {
      const browser = openBrowser(host, { remoteAddress: address });
      const form = await browser.get('/login');
      const { statements, result } = await host.countQueries(() =>
        browser.post(form.url.href, { email, password: 'wrong' }),
      );
      return { statements, status: result.status };
    };
    const emails = [ownerBeta.email, 'no.one@example.test'] as const;
    const [known, unknown] = [
      await guess(emails[0], '198.19.1.1'),
      await guess(emails[1], '198.19.1.2'),
    ];
    expect(known).toEqual(unknown);
    for (const email of emails) await failElsewhere(email, 8);
    const tenth = [await guess(emails[0], '198.19.1.3'), await guess(emails[1], '198.19.1.4')];
    expect(tenth[0]).toEqual(tenth[1]);
    expect(tenth[0]?.statements.length).toBeGreaterThan(known.statements.length);
    await host.host.jobs.drain();
  });
});

describe('a sign-in on a new device', () => {
  test('notifies its owner; the first one, and the next on the same device, do not', async () => {
    await host.db.deleteFrom('account_event').execute();
    const noticeMails = async () =>
      (await forms.mailsTo(accounts.staffAlpha.email)).filter(
        ({ kind }) => kind === 'account.new_device',
      ).length;
    const home = openBrowser(host, { remoteAddress: '203.0.113.30' });
    await home.signIn(accounts.staffAlpha.email, smallPassword);
    await home.post('/logout', {});
    await home.signIn(accounts.staffAlpha.email, smallPassword);
    expect(await noticeMails()).toBe(0);
    clock += 60_000;
    const away = openBrowser(host, { remoteAddress: '198.51.100.77' });
    await away.signIn(accounts.staffAlpha.email, smallPassword);
    expect(await noticeMails()).toBe(1);
  });
});
