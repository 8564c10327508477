import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shops } from '../../../../../test/support/fixture-market.ts';
import { manageShop } from '../../../../../test/support/manage-shop.ts';
import { createTestHost, type TestHost } from '../../../../../test/support/test-host.ts';
import { refreshSearchText } from '../search-text.ts';
import { alternativesOf, bookOf, platformGroups } from './alternatives.ts';
import { forgetSynonyms } from './with-alternatives.ts';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '10000' } });
});
afterAll(() => host.close());

const manage = manageShop(() => host);
let nextId = 70_000;

async function stock(shopId: number, titles: readonly string[]): Promise<readonly number[]> {
  return host.db.transaction().execute(async (trx) => {
    const ids = titles.map(() => (nextId += 1));
    await sql`INSERT INTO product (shop_id, id, uuid, title, price, popularity, created_at)
      SELECT ${shopId}::bigint, id, gen_random_uuid(), title, 100, id % 90, now() - interval '900 days'
      FROM unnest(${ids}::bigint[], ${[...titles]}::text[]) AS one (id, title)`.execute(trx);
    await sql`INSERT INTO stock (shop_id, product_id, remain)
      SELECT ${shopId}::bigint, id, 5 FROM unnest(${ids}::bigint[]) AS id`.execute(trx);
    await refreshSearchText(trx, shopId, ids);
    return ids;
  });
}

async function found(keyword: string, shopId?: number): Promise<readonly string[]> {
  const filter = encodeURIComponent(
    JSON.stringify({ keyword, limit: 60, ...(shopId !== undefined && { shop_id: shopId }) }),
  );
  const body = (await host.inject(`/api/v1/products/search?lang=th&filter=${filter}`)).json();
  return body.products.map(({ title }: { readonly title: string }) => title);
}

describe('the platform’s synonyms', () => {
  it('are at least 120 groups of two to six terms', () => {
    expect(platformGroups.length).toBeGreaterThanOrEqual(120);
    for (const group of platformGroups) {
      expect([group, group.length >= 2 && group.length <= 6]).toEqual([group, true]);
    }
  });

  it('have each term in one group only', () => {
    const keys = platformGroups.flatMap((group) => [...bookOf([group]).keys()]);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  it.each(platformGroups.map((group) => [group[0] ?? '', group] as const))(
    'of %s are used for each other',
    (_first, group) => {
      for (const term of group) {
        const [found] = alternativesOf(term);
        expect([term, found?.texts.length]).not.toEqual([term, undefined]);
      }
    },
  );

  it('are found for each other', async () => {
    const titles = platformGroups.map((group) => `${group[0]} ก`);
    await stock(shops.beta.id, titles);
    const missed: string[] = [];
    for (const [at, group] of platformGroups.entries()) {
      const last = group.at(-1) ?? '';
      if (!(await found(last)).includes(titles[at] ?? '')) missed.push(last);
    }
    expect(missed).toEqual([]);
  });

  it('come after products with the typed words', async () => {
    await stock(shops.alpha.id, ['ชุดจาน mug ลายแมวเหมียว', 'แก้วมัก ลายแมวเหมียว']);
    expect(await found('แก้วมัก ลายแมวเหมียว')).toEqual([
      'แก้วมัก ลายแมวเหมียว',
      'ชุดจาน mug ลายแมวเหมียว',
    ]);
    await stock(shops.alpha.id, ['Rainbow mugs', 'ของ mugshot rainbow']);
    expect(await found('แก้วมัค rainbow')).toEqual(['Rainbow mugs']);
  });
});

describe('a shop’s synonyms', () => {
  it('are used in its own shop only, and no longer when removed', async () => {
    await stock(shops.alpha.id, ['ผ้าย้อมครามธรรมชาติ']);
    await stock(shops.beta.id, ['ผ้าย้อมครามเบต้า']);
    const id = '01940000-0000-7000-8000-000000000001';
    await host.db
      .insertInto('search_synonym')
      .values({
        shop_id: shops.alpha.id,
        id,
        terms: ['ผ้าย้อมคราม', 'indigo cloth'],
        created_at: new Date(),
        removed_at: null,
      })
      .execute();
    expect(await found('indigo cloth', shops.alpha.id)).toEqual(['ผ้าย้อมครามธรรมชาติ']);
    expect(await found('indigo cloth', shops.beta.id)).toEqual([]);
    await host.db
      .updateTable('search_synonym')
      .set({ removed_at: new Date() })
      .where('shop_id', '=', shops.alpha.id)
      .where('id', '=', id)
      .execute();
    forgetSynonyms(host.db, shops.alpha.id);
    expect(await found('indigo  cloth', shops.alpha.id)).toEqual([]);
  });

  it('are added, changed, deleted and restored in the back office, and count at once', async () => {
    await stock(shops.alpha.id, ['ย่ามปักมือ']);
    const refused = await manage('POST', 'synonyms', { terms: ['ย่าม', ' ย่าม '] });
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      [expect.objectContaining({ path: 'terms' })],
    ]);
    const made = await manage('POST', 'synonyms', { terms: ['ย่ามปัก', 'hill bag'] });
    expect(made.status).toBe(201);
    const { id } = made.body;
    expect(await found('hill bag', shops.alpha.id)).toEqual(['ย่ามปักมือ']);
    await manage('PUT', `synonyms/${id}`, { revision: 1, terms: ['ย่ามปัก', 'tribe bag'] });
    expect(await found('tribe bag', shops.alpha.id)).toEqual(['ย่ามปักมือ']);
    expect(await found('hill bag', shops.alpha.id)).toEqual([]);
    await manage('DELETE', `synonyms/${id}`);
    expect(await found('tribe bag', shops.alpha.id)).toEqual([]);
    await manage('POST', `synonyms/${id}/restore`, {});
    expect(await found('tribe bag', shops.alpha.id)).toEqual(['ย่ามปักมือ']);
    expect(await found('tribe bag')).toEqual([]);
  });

  it('narrow filters and facets as the search does', async () => {
    const filter = encodeURIComponent(JSON.stringify({ keyword: 'mugs', extras: ['facets'] }));
    const body = (await host.inject(`/api/v1/products/search?filter=${filter}`)).json();
    expect(body.extra.conditions.new).toBe(body.total);
  });
});
