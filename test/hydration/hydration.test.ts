import type { Browser, BrowserContext } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parts } from '../../elements/parts/index.ts';
import { pageOf } from '../../elements/page/page.ts';
import { sectionTags } from '../../elements/sections/index.ts';
import { xDefault } from '../../presets/x_default/preset.ts';
import { buildStorefront } from '../support/build-storefront.ts';
import { launchChromium } from '../support/launch-chromium.ts';
import { createListeningHost, type ListeningHost } from '../support/listening-host.ts';
import { variantSites } from '../support/variant-sites.ts';
import { frontPageDocument } from './front-page-document.ts';
import { watchPage } from './page-watch.ts';
import { shadowTexts, wakeIslands, type ShadowText } from './shadow-text.ts';

const islands = Object.entries({ ...parts, ...sectionTags })
  .filter(([, { hydrate }]) => hydrate !== 'never')
  .map(([tag]) => tag);

const pages = [
  '/',
  '/web/alpha',
  '/search',
  '/search?keyword=ถ้วย',
  '/search?view=list',
  '/category/home/1',
  '/web/alpha/category/wear/5',
  '/product/cup/101',
  '/product/shirt/102/104',
  '/web/alpha/product/vase/107',
  '/cart',
  '/favorites',
  '/compare',
  '/seller/2/alpha',
  '/seller',
  '/all-brands',
  '/promotion',
  '/collection',
  '/web/alpha/blog',
  '/web/alpha/blog/clay/900',
  '/web/alpha/aboutus',
  '/web/alpha/help',
  '/web/alpha/contactus',
  '/terms',
  '/web/alpha/link-in-bio',
  '/web/cup/contestants',
  '/web/dealer/showroom/recommend',
  '/web/dealer/product/tiger/1213',
  '/nothing',
] as const;

/** Where a full cart shows, or might. */
const cartPages: readonly string[] = ['/', '/product/cup/101', '/cart', '/web/alpha'];

let host: ListeningHost;
let browser: Browser;
beforeAll(async () => {
  await buildStorefront();
  host = await createListeningHost({ seed: 'small' });
  await variantSites(host.db);
  for (const shopId of [1, 2]) {
    await host.db
      .insertInto('page')
      .values({
        shop_id: shopId,
        name: 'frontpage',
        draft: JSON.stringify(frontPageDocument),
        published: JSON.stringify(frontPageDocument),
        published_at: new Date(),
      })
      .execute();
  }
  const { title, blocks } = xDefault.pages.frontpage;
  const about = JSON.stringify(pageOf(title, blocks));
  await host.db
    .insertInto('page')
    .values({ shop_id: 2, name: 'aboutus', title, draft: about, published: about })
    .execute();
  const post = { shop_id: 2, id: 900, slug: 'clay', title: 'ดินด่านเกวียน', html: '<p>ดินแดง</p>' };
  await host.db
    .insertInto('blog')
    .values({ ...post, published_at: new Date() })
    .execute();
  browser = await launchChromium();
}, 120_000);
afterAll(async () => {
  await browser.close();
  await host.close();
});

async function fullCart(): Promise<Awaited<ReturnType<BrowserContext['storageState']>>> {
  const context = await browser.newContext({ locale: 'th-TH' });
  const page = await context.newPage();
  await page.goto(`${host.origin}/product/cup/101`);
  await page.getByRole('button', { name: 'หยิบใส่ตะกร้า' }).first().click();
  await page.getByText('หยิบลงตะกร้าเรียบร้อย').first().waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

describe.each(['th', 'en'] as const)('in %s', (lang) => {
  describe.each(['empty', 'full'] as const)('with %s storage', (storage) => {
    it('every page hydrates to what the server drew, without a complaint', async () => {
      const storageState = storage === 'full' ? await fullCart() : undefined;
      const options = {
        locale: lang === 'th' ? 'th-TH' : 'en-US',
        ...(storageState && { storageState }),
      };
      const still = await browser.newContext({ ...options, javaScriptEnabled: false });
      const live = await browser.newContext(options);
      for (const path of storage === 'full' ? cartPages : pages) {
        const server = await still.newPage();
        await server.goto(`${host.origin}${path}`);
        const drawn = await server.evaluate(shadowTexts, false);
        await server.close();

        const page = await live.newPage();
        const complaints = watchPage(page);
        await page.goto(`${host.origin}${path}`);
        await page.evaluate(wakeIslands, islands);
        const fresh = await page.evaluate(shadowTexts, true);
        const expected =
          path === '/nothing' ? complaints.filter((one) => !one.includes('404')) : complaints;
        expect(expected, path).toEqual([]);
        compare(path, drawn, fresh);
        await page.close();
      }
      await still.close();
      await live.close();
    }, 300_000);
  });
});

type Texts = readonly ShadowText[];

/** Element by element; those without behaviour are never defined in a browser, so nothing differs. */
function compare(path: string, drawn: Texts, fresh: Texts): void {
  const seen = new Map<string, number>();
  for (const { tag, html } of fresh) {
    const index = seen.get(tag) ?? 0;
    seen.set(tag, index + 1);
    if (html === '') continue;
    const same = drawn.filter((one) => one.tag === tag)[index];
    if (!same) continue;
    expect(html, `${path} ${tag} ${index + 1}`).toBe(same.html);
  }
}
