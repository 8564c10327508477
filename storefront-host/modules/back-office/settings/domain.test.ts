import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startDnsServer, type DnsServer } from '../../../../test/support/processes/dns-server.ts';
import { accounts, shops } from '../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import type { ManagedDomain } from './domain.contract.ts';
import { normalizeDomain } from './domain-name.ts';

const ORIGIN = 'http://localhost:4000';
const { ownerAlpha, ownerBeta, staffAlpha } = accounts;
const OURS = '203.0.113.7';
const NAME = 'www.granny-sweets.example';
const config = { publicUrl: 'https://talad.example', shopDomain: 'shops.talad.example' };

let dns: DnsServer;
let host: TestHost;
beforeAll(async () => {
  dns = await startDnsServer();
  dns.set('alpha.talad.localhost', { A: OURS });
  dns.set('beta.talad.localhost', { A: OURS });
  host = await createTestHost({
    seed: 'small',
    env: { DNS_SERVERS: dns.address, RATE_LIMIT_FACTOR: '100' },
  });
});
afterAll(async () => {
  await host.close();
  await dns.close();
});
beforeEach(async () => {
  await call('DELETE');
  await call('DELETE', '', undefined, ownerBeta.email, shops.beta.id);
});

async function call(
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  path = '',
  payload?: object,
  email: string = ownerAlpha.email,
  shopId: number = shops.alpha.id,
) {
  return host.inject({
    method,
    url: `/api/v1/manage/${shopId}/domain${path}`,
    headers: { origin: ORIGIN, cookie: `lang=en; ${await signIn(host, email)}` },
    ...(payload && { payload }),
  });
}
const wish = (name: string) => call('PUT', '', { name });
const check = async (): Promise<ManagedDomain> => (await call('POST', '/check', {})).json();
const state = async (): Promise<ManagedDomain> => (await call('GET')).json();
async function daily(): Promise<void> {
  await host.host.jobs.send('domain.check', {});
  await host.host.jobs.drain();
}
async function noticesOf(email: string): Promise<readonly string[]> {
  const rows = await host.db
    .selectFrom('notification as n')
    .innerJoin('account as a', 'a.id', 'n.account_id')
    .select('n.kind')
    .where('a.email', '=', email)
    .where('n.kind', 'like', 'domain%')
    .orderBy('n.id')
    .execute();
  return rows.map(({ kind }) => kind);
}
const at = (name: string) => host.inject({ url: '/contactus?lang=th', headers: { host: name } });

describe('a domain of a shop’s own', () => {
  it('answers once its CNAME leads to the shop', async () => {
    const wished: ManagedDomain = (await wish(' https://WWW.granny-sweets.example/ ')).json();
    expect(wished).toMatchObject({
      domain: null,
      pending: {
        name: NAME,
        alias: { type: 'CNAME', value: 'alpha.talad.localhost' },
        address: [{ type: 'A', value: OURS }],
        checked_at: null,
      },
    });
    expect((await check()).pending?.problem).toBe('not_found');
    expect((await at(NAME)).statusCode).toBe(421);
    dns.set(NAME, { CNAME: 'shops.elsewhere.example' });
    expect((await check()).pending?.problem).toBe('other_target');
    dns.set(NAME, { CNAME: 'alpha.talad.localhost' });
    expect(await check()).toEqual({ domain: NAME, check: null, pending: null });
    const page = await at(NAME);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('ร้านอัลฟา');
    expect(page.body).toContain(`<link rel="canonical" href="http://${NAME}/contactus?lang=th">`);
    const path = await host.inject('/web/alpha/contactus?lang=th');
    expect(path.body).toContain(`<link rel="canonical" href="http://${NAME}/contactus?lang=th">`);
  });

  it('with addresses needs the record that proves its owner', async () => {
    const name = 'granny-sweets.example';
    const { pending }: ManagedDomain = (await wish(name)).json();
    dns.set(name, { A: '198.51.100.1' });
    expect((await check()).pending?.problem).toBe('other_target');
    dns.set(name, { A: OURS });
    expect((await check()).pending?.problem).toBe('no_proof');
    dns.set(`_talad.${name}`, { TXT: pending?.proof.value ?? '' });
    expect((await check()).domain).toBe(name);
  });

  it('belongs to one shop, and a wish reserves nothing', async () => {
    dns.set(NAME, { CNAME: 'alpha.talad.localhost' });
    const theirs = await call('PUT', '', { name: NAME }, ownerBeta.email, shops.beta.id);
    expect(theirs.statusCode).toBe(200);
    await wish(NAME);
    expect((await check()).domain).toBe(NAME);
    // The record names the other shop.
    const late = await call('POST', '/check', {}, ownerBeta.email, shops.beta.id);
    expect(late.json().pending.problem).toBe('other_target');
    dns.set(NAME, { CNAME: 'beta.talad.localhost' });
    const taken = await call('POST', '/check', {}, ownerBeta.email, shops.beta.id);
    expect(taken.json()).toMatchObject({ domain: null, pending: { problem: 'taken' } });
    const refused = await call('PUT', '', { name: NAME }, ownerBeta.email, shops.beta.id);
    expect(refused.statusCode).toBe(400);
    expect(JSON.stringify(refused.json())).toContain('Another shop uses this domain.');
  });

  it('is taken off, and is only its owners’ to change', async () => {
    dns.set(NAME, { CNAME: 'alpha.talad.localhost' });
    await wish(NAME);
    await check();
    expect((await call('GET', '', undefined, staffAlpha.email)).statusCode).toBe(403);
    expect((await call('DELETE')).json()).toEqual({ domain: null, check: null, pending: null });
    const path = await host.inject('/web/alpha/contactus?lang=th');
    expect(path.body).not.toContain(NAME);
  });

  it('is checked each day, and its owner learns once that it broke and that it recovered', async () => {
    dns.set(NAME, { CNAME: 'alpha.talad.localhost' });
    await wish(NAME);
    await check();
    await daily();
    const good = await state();
    expect(good.check).toMatchObject({ problem: null });
    dns.set(NAME, { CNAME: 'shops.elsewhere.example' });
    await daily();
    await daily();
    const broken = await state();
    expect(broken).toMatchObject({ domain: NAME, check: { problem: 'other_target' } });
    expect(broken.check?.since).not.toBe(broken.check?.checked_at);
    expect(await noticesOf(ownerAlpha.email)).toEqual(['domain_broken']);
    expect(await noticesOf(staffAlpha.email)).toEqual([]);
    expect(await noticesOf(ownerBeta.email)).toEqual([]);
    dns.set(NAME, { CNAME: 'alpha.talad.localhost' });
    expect((await check()).check).toMatchObject({ problem: null });
    expect(await noticesOf(ownerAlpha.email)).toEqual(['domain_broken', 'domain_recovered']);
  });

  it('is refused next to its field if no shop can have it', async () => {
    const refused = await wish('localhost');
    expect(refused.statusCode).toBe(400);
    expect(JSON.stringify(refused.json())).toContain('Enter a domain, such as');
    expect((await call('POST', '/check', {})).statusCode).toBe(404);
  });
});

it.each([
  ['www.Shop.example', 'www.shop.example'],
  ['https://shop.example/path?x=1', 'shop.example'],
  ['ร้านยาย.ไทย', new URL('http://ร้านยาย.ไทย').hostname],
  ['shop', null],
  ['10.0.0.1', null],
  ['shop.localhost', null],
  ['talad.example', null],
  ['www.talad.example', null],
  ['other.shops.talad.example', null],
  ['me@shop.example', null],
  ['sh_op.example', null],
  ['', null],
])('%s is %s', (typed, name) => {
  expect(normalizeDomain(typed, config)).toBe(name);
});
