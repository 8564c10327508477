import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../../../test/support/browser/browser.ts';
import { accounts } from '../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

const { operator, shopper } = accounts;
const PASSWORD = 'correct horse';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => host.close());

const profile = (cookie: string) =>
  host.inject({ url: '/api/v1/users/me/profile', headers: { cookie } });
const products = (cookie: string) =>
  host.inject({ url: '/api/v1/manage/2/products', headers: { cookie } });

describe('an operator', () => {
  it('finds an account, makes it a moderator, and its old sessions are over', async () => {
    const before = await signIn(host, shopper.email);
    expect((await products(before)).statusCode).toBe(403);
    const browser = openBrowser(host, { lang: 'en' });
    const list = await browser.signIn(operator.email, PASSWORD, '/admin/people');
    expect(list.html).toContain(operator.email);
    expect(list.html).not.toContain(shopper.email);
    const found = await browser.get(
      `/admin/people?email=${encodeURIComponent('Shopper@example.test')}`,
    );
    expect(found.html).toContain('Make moderator');
    const after = await browser.post(`/admin/people/${shopper.id}`, { change: 'level-10' });
    expect(after.html).toContain(shopper.email);

    expect((await profile(before)).statusCode).toBe(401);
    const now = await signIn(host, shopper.email);
    expect((await products(now)).statusCode).toBe(200);
    const orders = await host.inject({ url: '/api/v1/manage/2/orders', headers: { cookie: now } });
    expect(orders.statusCode).toBe(403);
  });

  it('blocks an account at once and lets it in again', async () => {
    const cookie = await signIn(host, shopper.email);
    const browser = openBrowser(host, { lang: 'en' });
    await browser.signIn(operator.email, PASSWORD, '/admin/people');
    await browser.post(`/admin/people/${shopper.id}`, { change: 'block' });
    expect((await profile(cookie)).statusCode).toBe(401);
    expect((await profile(await signIn(host, shopper.email))).statusCode).toBe(401);
    await browser.post(`/admin/people/${shopper.id}`, { change: 'unblock' });
    expect((await profile(await signIn(host, shopper.email))).statusCode).toBe(200);
  });

  it('cannot change themselves, so that one is always left', async () => {
    const browser = openBrowser(host, { lang: 'en' });
    const list = await browser.signIn(operator.email, PASSWORD, '/admin/people');
    expect(list.html).not.toContain(`/admin/people/${operator.id}`);
    const refused = await browser.post(`/admin/people/${operator.id}`, { change: 'level-2' });
    expect(refused.status).toBe(409);
    expect(refused.html).toContain('Ask another operator');
  });

  it('is in the audit log of the marketplace with values before and after', async () => {
    const cookie = `lang=en; ${await signIn(host, operator.email)}`;
    const { entries } = (
      await host.inject({ url: '/api/v1/manage/1/activity', headers: { cookie } })
    ).json();
    expect(entries.at(-1)).toMatchObject({
      who: { id: operator.id },
      title: 'Changed a platform role',
      subject: shopper.name,
      changes: [{ field: 'Level', before: 'User', after: 'Moderator' }],
    });
    expect(entries[0].changes).toEqual([{ field: 'Blocked', before: 'On', after: 'Off' }]);
  });

  it('adjusts points with a reason, never below none', async () => {
    const browser = openBrowser(host, { lang: 'en' });
    await browser.signIn(operator.email, PASSWORD, '/admin/people');
    const path = `/admin/people/${shopper.id}/points`;
    const found = `/admin/people?email=${encodeURIComponent(shopper.email)}`;
    await browser.post(path, { points: '+1200', reason: 'Parcel lost' });
    expect((await browser.get(found)).html).toContain('<td>1,200</td>');
    const refused = await browser.post(path, { points: '-1201', reason: 'Mistake' });
    expect([refused.status, refused.html]).toEqual([409, expect.stringContaining('fewer points')]);
    await browser.post(path, { points: '-200', reason: 'Mistake' });
    expect((await browser.get(found)).html).toContain('<td>1,000</td>');
    expect((await browser.post(path, { points: '0', reason: 'None' })).status).toBe(400);
    const own = await browser.post(`/admin/people/${operator.id}/points`, {
      points: '5',
      reason: 'Mine',
    });
    expect(own.status).toBe(409);
    const cookie = `lang=en; ${await signIn(host, operator.email)}`;
    const { entries } = (
      await host.inject({ url: '/api/v1/manage/1/activity', headers: { cookie } })
    ).json();
    expect(entries[0]).toMatchObject({
      who: { id: operator.id },
      title: 'Adjusted the points of a shopper',
      subject: shopper.name,
      changes: [
        { field: 'Points', before: '1,200', after: '1,000' },
        { field: 'Reason', before: null, after: 'Mistake' },
      ],
    });
    const mine = await signIn(host, shopper.email);
    const points = await host.inject({ url: '/my/points?lang=en', headers: { cookie: mine } });
    expect(points.body).toContain('Adjusted by the marketplace');
  });
});
