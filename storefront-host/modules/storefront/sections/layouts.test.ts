import { html } from 'lit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LayoutRule, LayoutSubject } from '@talad/elements/page/look/layout-rules';
import { accounts } from '../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import {
  dealerCategories,
  dealerProducts,
  variants,
  variantSites,
} from '../../../../test/support/records/variant-sites.ts';
import { startDeadline } from '../../../rendering/deadline.ts';
import { prepareElements, renderTemplate } from '../../../rendering/render-template.ts';
import { readLayouts } from './layouts.ts';
import type { LoadRequest } from '../../content/frame/page-model.ts';
import { readSite } from '../../content/frame/site.read.ts';

let host: TestHost;
beforeAll(async () => {
  await prepareElements();
  host = await createTestHost({ seed: 'small' });
  await variantSites(host.db);
});
afterAll(() => host.close());

const { id: shopId, shopname } = variants.dealer;

async function askDealer(lang: 'th' | 'en' = 'th'): Promise<LoadRequest> {
  const { db, config } = host.host;
  const ref = { kind: 'shop', shopname, form: 'path' } as const;
  const site = await readSite({ db, config, ref, lang, now: new Date() });
  if (!site) throw new Error('the dealer is there');
  return {
    host: host.host,
    site,
    path: '/x',
    query: new URLSearchParams(),
    deadline: startDeadline((error) => {
      throw error;
    }),
    visitor: null,
  };
}

async function layoutsOf(on: LayoutRule['on'], subject: Partial<LayoutSubject>, lang?: 'en') {
  const answer = await askDealer(lang);
  const { result, count } = await host.countQueries(() =>
    readLayouts(answer, on, { shopId, categoryIds: [], ...subject }),
  );
  const words = (part: unknown) => renderTemplate(html`${part}`).html.toString();
  return {
    header: words(result.header),
    footer: words(result.footer),
    recommend: words(result.recommend),
    count,
    result,
  };
}

it('a model has its own layouts, and those of its category (spec §2: the car dealer)', async () => {
  const tiger = await layoutsOf('product', {
    productId: dealerProducts.tiger,
    categoryIds: [dealerCategories.pickup],
  });
  expect(tiger.header).toContain('รับประกันห้าปี');
  expect(tiger.footer).toContain('สเปกรุ่นไทเกอร์');
  expect(tiger.recommend).toContain('ของแต่งที่เข้ากัน');
  expect(tiger.recommend).toContain('talad-product-box');
  expect(tiger.result.keys).toContain(`page:${shopId}:layout-cars`);
  expect(tiger.result.keys).toContain(`list:${shopId}`);
  expect(tiger.result.products.length).toBeGreaterThan(0);

  const lion = await layoutsOf('product', {
    productId: dealerProducts.lion,
    categoryIds: [dealerCategories.suv],
  });
  expect(lion.header).toContain('รับประกันห้าปี');
  expect(lion.footer).toContain('สเปกรุ่นไทเกอร์');
  expect(lion.recommend).not.toContain('talad');
});

it('speaks the reader’s language', async () => {
  const { header } = await layoutsOf('product', { categoryIds: [dealerCategories.sedan] }, 'en');
  expect(header).toContain('Five years of warranty');
});

it('a page without a rule costs nothing', async () => {
  const tyre = await layoutsOf('product', {
    productId: dealerProducts.tyre,
    categoryIds: [dealerCategories.parts],
  });
  expect(tyre.header + tyre.footer + tyre.recommend).not.toContain('talad');
  expect(tyre.count).toBe(0);
});

it('categories and showrooms have layouts too, and showrooms their banners', async () => {
  const pickups = await layoutsOf('category', { categoryIds: [dealerCategories.pickup] });
  expect(pickups.header).toContain('กระบะพร้อมขนส่ง');
  const hot = await layoutsOf('search', { showroom: 'hot' });
  expect(hot.footer).toContain('ขายดีเพราะลูกค้าบอกต่อ');
  const recommended = await layoutsOf('search', { showroom: 'recommend' });
  expect(recommended.header).toContain('talad-banner');
  expect(recommended.header).toContain('รุ่นที่เราแนะนำ');
  expect(recommended.header).toContain('/web/dealer/club');
  expect(recommended.header).toMatch(/<img[^>]*fetchpriority="high"/);
  expect(recommended.footer).not.toContain('talad-banner');
  const fresh = await layoutsOf('search', { showroom: 'new' });
  expect(fresh.footer).toContain('มาใหม่เดือนนี้');
  expect((await layoutsOf('search', {})).count).toBe(0);
});

it('a layout that is not published is left out, and no layout is a page', async () => {
  await host.db
    .updateTable('page')
    .set({ published: null })
    .where('shop_id', '=', shopId)
    .where('name', '=', 'layout-pickups')
    .execute();
  const pickups = await layoutsOf('category', { categoryIds: [dealerCategories.pickup] });
  expect(pickups.header).not.toContain('talad');
  expect(pickups.result.keys).toContain(`page:${shopId}:layout-pickups`);
  expect((await host.inject(`/web/${shopname}/layout-cars`)).statusCode).toBe(404);
});

it('a layout is edited like any page: its canvas shows the draft', async () => {
  const operator = {
    cookie: await signIn(host, accounts.operator.email),
    origin: host.host.config.publicUrl,
  };
  const ticket = await host.inject({
    method: 'POST',
    url: `/api/v1/pages/canvas/${shopId}/layout-club`,
    headers: operator,
  });
  const { url } = ticket.json();
  expect(url).toMatch(/^\/web\/dealer\/layout-club\?edit=1&t=/);
  const canvas = await host.inject({ url, headers: { accept: 'text/html' } });
  expect(canvas.statusCode).toBe(200);
  expect(canvas.body).toContain('data-block-id="club"');
});

it('a page that every site has is edited with its sections', async () => {
  const cookie = await signIn(host, accounts.operator.email);
  const ticket = await host.inject({
    method: 'POST',
    url: `/api/v1/pages/canvas/${variants.cup.id}/contestants`,
    headers: { cookie, origin: host.host.config.publicUrl },
  });
  const canvas = await host.inject({ url: ticket.json().url, headers: { accept: 'text/html' } });
  expect(canvas.statusCode).toBe(200);
  expect(canvas.body).toContain('ดอยช้าง');
  expect(canvas.body).toMatch(/<div class="layouts">/);
});

it('of a model are on its page alone, those of its category on each', async () => {
  const page = async (id: number): Promise<string> => {
    const { headers } = await host.inject(`/web/${shopname}/product/${id}`);
    return (await host.inject(`${String(headers.location)}?lang=th`)).body;
  };
  const tiger = await page(dealerProducts.tiger);
  expect(['รับประกันห้าปี', 'สเปกรุ่นไทเกอร์', 'ของแต่งที่เข้ากัน'].map((one) => tiger.includes(one))).toEqual([
    true,
    true,
    true,
  ]);
  expect(tiger).toContain('part="buy"');
  const lion = await page(dealerProducts.lion);
  expect(lion).toContain('สเปกรุ่นไทเกอร์');
  expect(lion).not.toContain('ของแต่งที่เข้ากัน');
  expect(await page(dealerProducts.tyre)).not.toContain('รับประกันห้าปี');
});
