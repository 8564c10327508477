import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HeartbeatResponse, HeartbeatState } from '@talad/elements/api/heartbeat.contract';
import { accounts, shops } from '../../../test/support/fixture-market.ts';
import { signIn, signInAtShop } from '../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../test/support/test-host.ts';

let host: TestHost;
let now = new Date('2026-11-22T05:00:00Z');
let cookie: string;
const ALPHA = 'alpha.talad.localhost:4000';

beforeAll(async () => {
  host = await createTestHost({ seed: 'small', now: () => now });
  cookie = await signIn(host, accounts.shopper.email);
});
afterAll(() => host.close());

const same = { 'sec-fetch-site': 'same-origin' };

async function first(headers: Record<string, string> = {}): Promise<HeartbeatResponse> {
  const reply = await host.inject({ url: '/api/v1/heartbeat', headers: { ...same, ...headers } });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['cache-control']).toBe('no-store');
  return reply.json();
}

function second(data: string | null, headers: Record<string, string> = {}, account_id?: string) {
  return host.inject({
    method: 'POST',
    url: '/api/v1/heartbeat',
    headers: { ...same, ...headers },
    payload: { data: data ?? '', ...(account_id !== undefined && { account_id }) },
  });
}

describe('the heartbeat pair (spec §7)', () => {
  it('tells a guest that there is no session', async () => {
    const beat = await first();
    expect(beat).toMatchObject({ lnwmsg_data: null, account_id: null });
    expect((await second(beat.heartbeat_data)).json()).toEqual({
      success: true,
      logged_in: false,
      _lnwacct: null,
      user_data: null,
      state_change: false,
    });
  });

  it('returns the account, and names cookies and addresses', async () => {
    const beat = await first({ cookie });
    expect(beat).toEqual({
      heartbeat_data: expect.any(String),
      heartbeat_SN: now.getTime(),
      token_cookie_name: 'talad-token',
      secret_cookie_name: 'talad',
      lnwmsg_data: expect.any(String),
      account_id: accounts.shopper.id,
      urls: {
        heartbeat: 'http://localhost:4000/api/v1/heartbeat',
        profile: 'http://localhost:4000/api/v1/users/me/profile',
        notifications: 'http://localhost:4000/api/v1/notifications',
        stream: 'http://localhost:4000/api/v1/notifications/stream',
        my: 'http://localhost:4000/my',
        back_office: 'http://localhost:4000/mybusiness',
      },
    });
    const reply = await second(beat.heartbeat_data, { cookie }, accounts.shopper.id);
    expect(reply.json()).toEqual({
      success: true,
      logged_in: true,
      _lnwacct: { token: expect.stringMatching(/^[\w-]{16}$/) },
      user_data: { id: accounts.shopper.id, display_name: expect.any(String), user_level: 2 },
      state_change: false,
    });
  });

  it('says that the state has changed: signed out or another person in between, or unlike believed', async () => {
    const beat = await first({ cookie });
    const other = await signIn(host, accounts.ownerAlpha.email);
    expect((await second(beat.heartbeat_data)).json()).toMatchObject({
      logged_in: false,
      state_change: true,
    });
    expect((await second(beat.heartbeat_data, { cookie: other })).json()).toMatchObject({
      logged_in: true,
      state_change: true,
    });
    const again = await first({ cookie: other });
    const believed = await second(again.heartbeat_data, { cookie: other }, accounts.shopper.id);
    expect(believed.json()).toMatchObject({ logged_in: true, state_change: true });
  });

  it('refuses data of another origin, forged data, and data older than a minute', async () => {
    const beat = await first({ cookie });
    const elsewhere = await second(beat.heartbeat_data, { host: ALPHA });
    expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([400, 'EXPIRED']);
    expect((await second(`${beat.heartbeat_data}x`, { cookie })).statusCode).toBe(400);
    now = new Date(now.getTime() + 61_000);
    expect((await second(beat.heartbeat_data, { cookie })).statusCode).toBe(400);
  });

  it('says nothing to another site, whatever cookies came along', async () => {
    const beat = await first({
      cookie,
      'sec-fetch-site': 'cross-site',
      origin: 'https://blog.test',
    });
    expect(beat.heartbeat_data).toBeNull();
    const reply = await host.inject({
      url: '/api/v1/heartbeat',
      headers: { cookie, 'sec-fetch-site': 'cross-site', origin: 'https://blog.test' },
    });
    // No browser shows a reply to a call with cookies if any origin may read it.
    expect(reply.headers['access-control-allow-origin']).toBe('*');
    expect(reply.headers['access-control-allow-credentials']).toBeUndefined();
  });

  it('answers a shop’s own host by the session there, under a name that only this shop knows', async () => {
    const alpha = await signInAtShop(host, accounts.shopper.email, shops.alpha.id);
    const beat = await first({ cookie: alpha, host: ALPHA });
    expect(beat.account_id).toMatch(/^[\w-]{22}$/);
    expect(beat.urls.heartbeat).toBe(`http://${ALPHA}/api/v1/heartbeat`);
    const reply = await second(beat.heartbeat_data, { cookie: alpha, host: ALPHA });
    expect(reply.json()).toMatchObject({ logged_in: true, user_data: { id: beat.account_id } });
    const beta = await signInAtShop(host, accounts.shopper.email, shops.beta.id);
    const there = await first({ cookie: beta, host: 'beta.talad.localhost:4000' });
    expect(there.account_id).not.toBe(beat.account_id);
    expect(JSON.stringify([beat, reply.json()])).not.toContain(accounts.shopper.id);
  });

  it('gives the token’s cookie to scripts and keeps the session’s from them', async () => {
    now = new Date(now.getTime() + 2 * 3_600_000);
    const reply = await host.inject({ url: '/api/v1/heartbeat', headers: { ...same, cookie } });
    const set = [reply.headers['set-cookie']].flat().map(String);
    expect(set.find((one) => one.startsWith('talad='))).toContain('HttpOnly');
    const readable = set.find((one) => one.startsWith('talad-token=')) ?? '';
    expect(readable).not.toContain('HttpOnly');
    const beat: HeartbeatResponse = reply.json();
    const state: HeartbeatState = (await second(beat.heartbeat_data, { cookie })).json();
    const { _lnwacct: account } = state;
    expect(readable).toContain(`talad-token=${account?.token};`);
  });
});
