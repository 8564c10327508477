import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, shops } from '../../../../test/support/fixture-market.ts';
import { signIn, signInAtShop } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

const ALPHA = 'alpha.talad.localhost:4000';
let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
});
afterAll(() => host.close());

function read(cookie: string, query = '', at?: string) {
  return host.inject({
    url: `/api/v1/users/me/profile${query}`,
    headers: { cookie, ...(at && { host: at }) },
  });
}

describe('users/me/profile (spec §3 User)', () => {
  it('has every field of the user', async () => {
    await host.db
      .insertInto('point_entry')
      .values({
        account_id: accounts.shopper.id,
        id: '01930000-0000-7000-9000-00000000bbbb',
        reason: 'adjusted',
        points: 250,
      })
      .execute();
    const reply = await read(await signIn(host, accounts.shopper.email), '?lang=th');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.json().profile).toEqual({
      id: accounts.shopper.id,
      display_name: accounts.shopper.name,
      email: accounts.shopper.email,
      avatar: null,
      user_level: 2,
      user_level_names: { '1': 'ผู้เยี่ยมชม', '2': 'ผู้ใช้', '10': 'ผู้ดูแลเนื้อหา', '100': 'ผู้ดูแลระบบ' },
      point: 250,
      point_value: 0.01,
      dropship_user: null,
      is_dropship_user: false,
      is_web_owner: false,
      is_web_staff: false,
      is_product_staff: false,
      is_design_staff: false,
      is_blog_edit_staff: false,
      is_blog_add_staff: false,
      is_join: false,
      myshops: [],
      noti_count: 0,
      notifications: [],
    });
  });

  it('says what the account is on the site that asks', async () => {
    const owner = await signIn(host, accounts.ownerAlpha.email);
    const staff = await signIn(host, accounts.staffAlpha.email);
    expect((await read(owner, '?site=alpha')).json().profile.is_web_owner).toBe(true);
    expect((await read(owner, '?site=beta')).json().profile.is_web_owner).toBe(false);
    const { profile } = (await read(staff, '?site=alpha')).json();
    expect(profile).toMatchObject({ is_web_owner: false, is_product_staff: true });
    expect(profile.myshops).toMatchObject([{ shopname: 'alpha', is_owner: false }]);
  });

  it('opens the requested shop to an operator, by the rights of their level', async () => {
    const cookie = await signIn(host, accounts.operator.email);
    expect((await read(cookie)).json().profile.myshops).toEqual([]);
    const [alpha, ...more] = (await read(cookie, '?site=alpha')).json().profile.myshops;
    expect(more).toEqual([]);
    expect(alpha).toMatchObject({ shopname: 'alpha', is_owner: false, is_staff: false });
    expect(alpha.capabilities).toContain('order:ship');
    await host.db
      .updateTable('account')
      .set({ level: 10 })
      .where('id', '=', accounts.ownerBeta.id)
      .execute();
    const moderator = await signIn(host, accounts.ownerBeta.email);
    const { myshops } = (await read(moderator, '?site=alpha')).json().profile;
    expect(myshops).toMatchObject([
      { shopname: 'beta', is_owner: true },
      { shopname: 'alpha', is_staff: false, capabilities: ['product:read', 'shop:read'] },
    ]);
    await host.db
      .updateTable('account')
      .set({ level: 2 })
      .where('id', '=', accounts.ownerBeta.id)
      .execute();
  });

  it('says the drop-shipper’s level', async () => {
    await host.db
      .updateTable('account')
      .set({ dropship_level: 3 })
      .where('id', '=', accounts.ownerBeta.id)
      .execute();
    const { profile } = (await read(await signIn(host, accounts.ownerBeta.email))).json();
    expect(profile).toMatchObject({ is_dropship_user: true, dropship_user: { level_id: 3 } });
  });

  it('is refused to another account, and to guests', async () => {
    const cookie = await signIn(host, accounts.shopper.email);
    expect((await read(cookie, `?account_id=${accounts.shopper.id}`)).statusCode).toBe(200);
    expect((await read(cookie, `?account_id=${accounts.ownerBeta.id}`)).statusCode).toBe(409);
    expect((await read('')).statusCode).toBe(401);
  });

  it('returns to a shop’s own host a name and no data that its scripts must not know', async () => {
    const cookie = await signInAtShop(host, accounts.ownerAlpha.email, shops.alpha.id);
    const reply = await read(cookie, '', ALPHA);
    expect(reply.json().profile).toMatchObject({
      display_name: accounts.ownerAlpha.name,
      email: '',
      point: 0,
      user_level: 2,
      is_web_owner: false,
      myshops: [],
    });
    expect(reply.body).not.toContain(accounts.ownerAlpha.id);
  });

  it('takes the same number of queries, however much there is', async () => {
    const cookie = await signIn(host, accounts.shopper.email);
    const owner = await signIn(host, accounts.ownerAlpha.email);
    const one = await host.countQueries(() => read(cookie));
    const other = await host.countQueries(() => read(owner));
    expect([one.count, other.count]).toEqual([6, 6]);
  });
});

describe('users/join and users/unjoin', () => {
  const post = (name: string, cookie: string, query: string, at?: string) =>
    host.inject({
      method: 'POST',
      url: `/api/v1/users/${name}${query}`,
      headers: { cookie, 'sec-fetch-site': 'same-origin', ...(at && { host: at }) },
    });
  const isMember = async (cookie: string, site: string) =>
    (await read(cookie, `?site=${site}`)).json().profile.is_join as boolean;

  it('makes a member of the shop that the path’s context names, and unmakes', async () => {
    const cookie = await signIn(host, accounts.shopper.email);
    const joined = await post('join', cookie, '?site=alpha');
    expect([joined.statusCode, joined.json()]).toEqual([200, { success: true, is_join: true }]);
    await post('join', cookie, '?site=alpha');
    expect([await isMember(cookie, 'alpha'), await isMember(cookie, 'beta')]).toEqual([
      true,
      false,
    ]);
    const left = await post('unjoin', cookie, '?site=alpha');
    expect(left.json()).toEqual({ success: true, is_join: false });
    expect(await isMember(cookie, 'alpha')).toBe(false);
  });

  it('on a shop’s own host means that shop, whatever is asked', async () => {
    const cookie = await signInAtShop(host, accounts.shopper.email, shops.alpha.id);
    expect((await post('join', cookie, '?site=beta', ALPHA)).statusCode).toBe(200);
    const rows = await host.db.selectFrom('shop_member').select('shop_id').execute();
    expect(rows).toEqual([{ shop_id: shops.alpha.id }]);
  });

  it('need a signed-in user, a page of our own, and an existing shop', async () => {
    const cookie = await signIn(host, accounts.shopper.email);
    expect((await post('join', '', '?site=alpha')).statusCode).toBe(401);
    expect((await post('join', cookie, '?site=nowhere')).statusCode).toBe(404);
    const foreign = await host.inject({
      method: 'POST',
      url: '/api/v1/users/join?site=alpha',
      headers: { cookie, origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' },
    });
    expect(foreign.statusCode).toBe(403);
  });
});
