import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manageShop } from '../../../../../test/support/manage-shop.ts';
import { shops } from '../../../../../test/support/fixture-market.ts';
import { createTestHost, type TestHost } from '../../../../../test/support/test-host.ts';
import { flushMisses, removeOldMisses } from './count-misses.ts';
import { missedKeyword } from './missed-keyword.ts';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '1000' } });
});
afterAll(() => host.close());

const manage = manageShop(() => host);

function search(shop: string, filter: object) {
  const query = encodeURIComponent(JSON.stringify(filter));
  return host.inject(`/web/${shop}/search?filter=${query}`);
}

async function missed(): Promise<readonly (readonly [string, number])[]> {
  await flushMisses(host.db);
  const { body } = await manage('GET', 'missed-searches');
  return body.items.map((one: { keyword: string; times: number }) => [one.keyword, one.times]);
}

describe('a keyword', () => {
  it.each([
    ['  Foo  BAR ', 'foo bar'],
    ['ร่มกันแดด 7', 'ร่มกันแดด 7'],
    ['somchai@example.test', null],
    ['โทร 081-234-5678', null],
    ['1 1234 56789 01 2', null],
    ['9786167349077', null],
    ['x'.repeat(61), null],
    ['  ', null],
  ])('%j is counted as %j', (typed, counted) => {
    expect(missedKeyword(typed)).toBe(counted);
  });
});

describe('searches of a shop without results', () => {
  it('are counted by keyword, also when the page comes from the cache, and not those of another shop', async () => {
    await search('alpha', { keyword: 'Zeppelin' });
    await search('alpha', { keyword: 'zeppelin ' });
    await search('alpha', { keyword: 'Zeppelin' });
    await search('alpha', { keyword: 'qwxz', price_min: 5 });
    await search('alpha', { keyword: 'เสื้อ' });
    await search('alpha', { keyword: 'a@b.test' });
    await search('beta', { keyword: 'ballonbeta' });
    expect(await missed()).toEqual([['zeppelin', 3]]);
  });

  it('are removed when they are older than 90 days', async () => {
    await host.db
      .updateTable('search_miss')
      .set({ last_at: new Date('2020-01-01') })
      .where('shop_id', '=', shops.alpha.id)
      .execute();
    await removeOldMisses(host.db, new Date());
    expect(await missed()).toEqual([]);
  });
});
