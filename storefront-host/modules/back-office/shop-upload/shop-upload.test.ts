import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, shops } from '../../../../test/support/fixture-market.ts';
import { placeOrderRows } from '../../../../test/support/placed-order.ts';
import { repackShopFile } from '../../../../test/support/records/repack-shop-file.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { writeShopFile } from '../shop-file/write-shop-file.ts';

const { alpha, beta } = shops;
let host: TestHost;
let folder: string;
let file: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'talad-upload-test-'));
  file = join(folder, 'alpha.tar.gz');
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
  await placeOrderRows(host.db);
  await writeShopFile(host.host, { shop: { ...alpha, kind: 'shop' }, path: file });
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await host.close();
});

interface RequestOptions {
  readonly path?: string;
  readonly payload?: object;
  readonly type?: string;
  readonly email?: string;
  readonly shop?: number;
}

async function ask(method: 'GET' | 'POST' | 'DELETE', request: RequestOptions = {}) {
  const { path = '', payload, type, email = accounts.ownerAlpha.email, shop = alpha.id } = request;
  const cookie = await signIn(host, email);
  return host.inject({
    method,
    url: `/api/v1/manage/${shop}/shop-upload${path}`,
    headers: {
      origin: 'http://localhost:4000',
      cookie: `lang=en; ${cookie}`,
      ...(type && { 'content-type': type }),
    },
    ...(payload && { payload }),
  });
}

async function upload(bytes: Buffer) {
  const sent = { path: '?file_name=alpha.tar.gz', payload: bytes, type: 'application/gzip' };
  const answer = await ask('POST', sent);
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({ state: 'checking', bytes: bytes.length });
  await host.host.jobs.drain();
  return (await ask('GET')).json();
}

const open = (shopname: string) => ask('POST', { path: '/open', payload: { shopname } });
const stateAfter = async () => {
  await host.host.jobs.drain();
  return (await ask('GET')).json();
};

describe('the file of a shop that its owner uploads', () => {
  it('is checked, shown with its counts, and opened as a new shop with an account', async () => {
    expect((await ask('GET')).json()).toMatchObject({ state: 'none', counts: [] });
    expect((await open('kiln')).json()).toMatchObject({ code: 'SHOP_UPLOAD_NOT_READY' });

    const ready = await upload(readFileSync(file));
    expect(ready).toMatchObject({ state: 'ready', problem: null, exported_at: expect.any(String) });
    expect(ready.title).not.toBe('');
    const counts = new Map<string, { rows: number; taken: number }>(
      ready.counts.map((one: { name: string; rows: number; taken: number }) => [one.name, one]),
    );
    expect(counts.get('product')?.rows).toBeGreaterThan(4);
    expect(counts.get('product')?.taken).toBe(counts.get('product')?.rows);
    expect(counts.get('orders')).toMatchObject({ rows: 1, taken: 0 });
    // The shop that was exported still has the address in the file.
    expect(ready.shopname).toMatch(/alpha/);
    expect(ready.shopname).not.toBe('alpha');

    const taken = await open('beta');
    expect(taken.statusCode).toBe(400);
    expect(taken.json().fields[0].path).toBe('shopname');

    expect((await open('Second-Kiln')).json()).toMatchObject({ state: 'opening', progress: 0 });
    expect((await ask('DELETE')).json()).toMatchObject({ code: 'SHOP_UPLOAD_BUSY' });
    const done = await stateAfter();
    expect(done).toMatchObject({ state: 'done', shopname: 'second-kiln', progress: 100 });
    expect(done.counts).toEqual(ready.counts);
    const made = await host.db
      .selectFrom('shop')
      .innerJoin('staff', 'staff.shop_id', 'shop.id')
      .select(['shop.opened_at', 'staff.account_id', 'staff.flags'])
      .where('shop.shopname', '=', 'second-kiln')
      .execute();
    expect(made).toEqual([
      { opened_at: null, account_id: accounts.ownerAlpha.id, flags: ['owner'] },
    ]);

    expect((await ask('DELETE')).statusCode).toBe(204);
    expect((await ask('GET')).json()).toMatchObject({ state: 'none' });
  });

  it('is refused when it is no shop, damaged or from a newer version, with the reason', async () => {
    expect(await upload(Buffer.from('no gzip at all'))).toMatchObject({ state: 'refused' });
    const cut = readFileSync(file);
    expect(await upload(cut.subarray(0, cut.length / 2))).toMatchObject({
      state: 'refused',
      problem: expect.stringMatching(/damaged.*again\.$/),
    });
    const newer = await repackShopFile(file, join(folder, 'newer.tar.gz'), (entries) =>
      entries.map(({ name, data }) => {
        if (name !== 'talad-shop.json') return { name, data };
        const head = { ...JSON.parse(data.toString('utf8')), format: 2 };
        return { name, data: Buffer.from(JSON.stringify(head)) };
      }),
    );
    expect(await upload(readFileSync(newer))).toMatchObject({
      state: 'refused',
      problem: expect.stringContaining('newer version'),
    });
    expect((await open('third-kiln')).statusCode).toBe(409);
    const shopnames = await host.db.selectFrom('shop').select('shopname').execute();
    expect(shopnames).not.toContainEqual({ shopname: 'third-kiln' });
  });

  it('is refused above its limit before it is read, and by another type', async () => {
    const cookie = await signIn(host, accounts.ownerAlpha.email);
    const large = await host.inject({
      method: 'POST',
      url: `/api/v1/manage/${alpha.id}/shop-upload?file_name=x`,
      headers: {
        origin: 'http://localhost:4000',
        cookie,
        'content-type': 'application/gzip',
        'content-length': '1000000001',
      },
    });
    expect([large.statusCode, large.json().code]).toEqual([413, 'SHOP_UPLOAD_TOO_LARGE']);
    const json = await ask('POST', { path: '?file_name=x', payload: {}, type: 'application/json' });
    expect(json.statusCode).toBe(400);
  });

  it('is nothing that another shop sees', async () => {
    await upload(readFileSync(file));
    const email = accounts.ownerBeta.email;
    expect((await ask('GET', { email })).statusCode).toBe(403);
    expect((await ask('GET', { email, shop: beta.id })).json()).toMatchObject({ state: 'none' });
  });
});
