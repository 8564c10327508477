import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductMini } from '@talad/elements/api/product.contract';
import { pageOf } from '@talad/elements/page/page';
import type { TabView } from '@talad/elements/sections/product-tab/tab-view';
import { categories, products } from '../../../../test/support/fixture-market-data.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { startDeadline } from '../../../rendering/deadline.ts';
import { readSectionData } from './section-data.ts';
import { readSite, type Site } from '../../content/frame/site.read.ts';

const NOW = new Date('2026-11-20T05:00:00Z');
const LONG_AGO = new Date('2025-01-01T00:00:00Z');
const { cup, shirt, vaseSoldOut: vase, patternUnlimited: pattern, plateOnSale: plate } = products;

let host: TestHost;
let site: Site;

/** Clothes are below things for the home; the shirt is recommended, and the vase sells best. */
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
  await host.db
    .updateTable('category')
    .set({ parent_id: categories.alphaHome.id })
    .where('id', '=', categories.alphaWear.id)
    .execute();
  const change = () => host.db.updateTable('product').where('shop_id', '=', cup.shop_id);
  await change().set({ created_at: LONG_AGO, showrooms: [], popularity: 0 }).execute();
  await change().set({ created_at: NOW }).where('id', '=', cup.id).execute();
  await change()
    .set({ showrooms: ['recommend'] })
    .where('id', '=', shirt.id)
    .execute();
  await change()
    .set({ showrooms: ['hot'], popularity: 9 })
    .where('id', '=', vase.id)
    .execute();
  const found = await readSite({
    db: host.db,
    config: host.host.config,
    ref: { kind: 'shop', shopname: 'alpha', form: 'path' },
    lang: 'th',
    now: NOW,
  });
  if (!found) throw new Error('no shop');
  site = found;
});
afterAll(() => host.close());

async function dataOf(name: string, props: Readonly<Record<string, unknown>>) {
  const deadline = startDeadline((error) => {
    throw error;
  });
  const { blocks } = pageOf('', [{ id: 'one', name, props }]);
  const { data } = await readSectionData({ db: host.db, site, deadline }, blocks);
  return data.get('one') ?? {};
}

const all = [cup.id, shirt.id, vase.id, pattern.id, plate.id];
const home = { category_id: categories.alphaHome.id };

/** By spec §3, a tab product object and the `apiOptions` of a ProductSection mean the same. */
const cases: readonly (readonly [object, readonly number[]])[] = [
  [{}, all],
  [home, all],
  [{ ...home, category_with_child: false }, [cup.id, vase.id, plate.id]],
  [{ ...home, category_with_child: 0 }, [cup.id, vase.id, plate.id]],
  [{ ...home, category_with_child: 1 }, [cup.id, shirt.id, vase.id, pattern.id, plate.id]],
  [{ ...home, ready_to_sell: 1 }, [cup.id, shirt.id, pattern.id, plate.id]],
  [{ type: 'search', showroom: '' }, all],
  [{ showroom: 'new' }, [cup.id]],
  [{ showroom: 'hot' }, [vase.id]],
  [{ showroom: 'sale' }, [plate.id]],
  [{ showroom: 'recommend' }, [shirt.id]],
];

describe.each(['ProductSection', 'ProductTab'])('%s', (name) => {
  const found = async (options: object): Promise<readonly number[]> => {
    const props = name === 'ProductTab' ? { tabs: [options] } : { apiOptions: options };
    const { products: list = [] } = await dataOf(name, { ...props, productLimit: 10 });
    return (list as readonly ProductMini[]).map(({ id }) => id);
  };

  it.each(cases)('%j shows what it says', async (options, ids) => {
    expect(new Set(await found(options))).toEqual(new Set(ids));
  });

  it('sorts by date, and by popularity', async () => {
    expect((await found({ sort: 'new' }))[0]).toBe(plate.id);
    expect((await found({ sort: 'hot' }))[0]).toBe(vase.id);
  });
});

it('a tab is called as its owner says, else by its category, else by its showroom', async () => {
  const { tabs } = await dataOf('ProductTab', {
    tabs: [{ ...home, category_name: 'ของบนโต๊ะ' }, home, { showroom: 'sale' }, {}],
  });
  expect((tabs as readonly TabView[]).map(({ title }) => title)).toEqual([
    'ของบนโต๊ะ',
    categories.alphaHome.title,
    'สินค้าลดราคา',
    'สินค้าทั้งหมด',
  ]);
});

it('the owner’s HTML is rendered, and nothing of it can run', async () => {
  const html = '<h3>ขนาด</h3><p onclick="x()">8 ซม.</p><script>alert(1)</script>';
  expect(await dataOf('CustomHtmlSection', { html })).toEqual({
    html: '<h3>ขนาด</h3><p>8 ซม.</p>',
  });
});
