import type { Browser } from '@playwright/test';
import { render } from '@lit-labs/ssr';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import { html, type TemplateResult } from 'lit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { brandCss } from '../../elements/pages/css/brand-css.ts';
import { frontCss } from '../../elements/pages/css/front-css.ts';
import { offersCss } from '../../elements/pages/css/offers-css.ts';
import { sellerCss } from '../../elements/pages/css/seller-css.ts';
import { brandPage } from '../../elements/pages/brand-page.ts';
import { frontPage } from '../../elements/pages/front-page.ts';
import { couponTickets } from '../../elements/pages/offers/coupon-tickets.ts';
import { endTile } from '../../elements/pages/lists/end-tile.ts';
import { offersGrid } from '../../elements/pages/offers/offers-grid.ts';
import { pageCss } from '../../elements/pages/css/page-css.ts';
import type { FrontPageData } from '../../elements/pages/front/front-page-data.ts';
import type { SiteData } from '../../elements/pages/page-data.ts';
import { productGrid, productStrip } from '../../elements/pages/lists/product-grid.ts';
import { sellerListPage } from '../../elements/pages/seller-list-page.ts';
import { openChromium } from '../support/browser/open-chromium.ts';
import { fixturePicture, product, shop } from './fixtures.ts';
import { defineOnServer } from './render-fixture.ts';

let browser: Browser;
beforeAll(async () => {
  await defineOnServer();
  browser = await openChromium();
});
afterAll(() => browser.close());

const site: SiteData = {
  lang: 'en',
  name: 'Talad',
  isMall: true,
  base: '',
  api: '/api/v1',
  homeUrl: '/',
  searchUrl: '/search',
  cartUrl: '/cart',
};
const WIDTHS = [375, 768, 1024, 1280, 1600];
const some = <T>(count: number, one: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => one(index));
const card = (index: number) => ({
  ...shop,
  title: `Shop ${index}`,
  slogan: 'Made by hand',
  total_order_review: 9,
  up_order_review_percent: 90,
});

const sellers = (count: number): TemplateResult =>
  sellerListPage(site, {
    crumbs: [],
    heading: 'All shops',
    action: '/seller',
    filter: {},
    categories: [],
    active: [],
    sellers: some(count, (index) => ({
      ...card(index),
      total_product: 3,
      products_mini: [],
      product_categories: [],
      dropship_config: null,
    })),
    total: count,
    totalCapped: false,
    pages: { previous: null, next: null, numbers: [] },
  });

const front = (change: Partial<FrontPageData>): TemplateResult =>
  frontPage(
    site,
    {
      title: 'Talad',
      description: '',
      categories: [],
      hasMoreCategories: false,
      cover: null,
      shops: [],
      sellersUrl: '/seller',
      variant: { exhibitions: [], contestants: [] },
      isEmpty: false,
      marketUrl: '/',
      editUrl: null,
      strips: [],
      ...change,
    },
    [],
  );

const tiles = (count: number): TemplateResult =>
  front({
    categories: some(count, (index) => ({
      category_id: index,
      category_name: `Category ${index}`,
      parent_category_id: null,
      count_sum: 4,
      slug: `c${index}`,
      url: `/category/${index}`,
      image: fixturePicture('cup'),
    })),
  });

const offers = (count: number, large = false): TemplateResult =>
  offersGrid(
    some(count, (index) => ({
      url: '/promotion',
      title: `Offer ${index}`,
      summary: 'A summary',
      image: fixturePicture('cup'),
      meta: 'Until Sunday',
    })),
    { large },
  );

const brands = (count: number): TemplateResult =>
  brandPage(site, {
    crumbs: [],
    heading: 'All brands',
    description: '',
    chosen: [],
    letters: [
      {
        letter: 'B',
        brands: some(count, (index) => ({
          name: `Brand ${index}`,
          count: 4,
          url: '/search',
          image: null,
        })),
      },
    ],
  });

const tickets = (count: number): TemplateResult | symbol =>
  couponTickets(
    site,
    some(count, (id) => ({
      id,
      shop: 'Alpha',
      title: `Coupon ${id}`,
      description: '',
      off: '10% off',
      condition: 'Minimum spend ฿500',
      period: 'Until Sunday',
      code: `TEN${id}`,
    })),
  );

const ended = (count: number): TemplateResult =>
  html`<section class="strip">
    ${productGrid(
      site,
      some(count, (index) => product({ id: index, title: `Cup ${index}` })),
      { end: endTile('More promotions', { url: '/promotion', label: 'All promotions' }) },
    )}
  </section>`;

const strip = (count: number): TemplateResult | symbol =>
  productStrip(site, {
    heading: 'New arrivals',
    url: '/search',
    products: some(count, (index) => product({ id: index, title: `Cup ${index}` })),
  });

/** Finds lists whose last row is incomplete, as 'list at width'; a first row may be. */
async function holes(lists: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
  const page = await browser.newPage();
  const parts = Object.entries(lists).map(
    ([id, template]) => `<div id="${id}">${collectResultSync(render(template))}</div>`,
  );
  await page.setContent(
    `<!doctype html><style>${pageCss}${frontCss}${offersCss}${sellerCss}${brandCss}</style>
     <main class="contained">${parts.join('')}</main>`,
  );
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const short = await page.evaluate(() =>
      [...document.querySelectorAll('main>div')]
        .filter((part) => {
          const list = part.querySelector(
            '.seller-cards,.brand-few,.tickets,.offers-grid,.grid,.shops,.tiles ul',
          );
          const boxes = [...(list?.children ?? [])]
            .map((child) => child.getBoundingClientRect())
            .filter((box) => box.width > 0);
          if (boxes.length === 0) return true;
          const last = Math.max(...boxes.map(({ top }) => top));
          if (boxes.every(({ top }) => top === last)) return false;
          const end = Math.max(...boxes.filter(({ top }) => top === last).map((box) => box.right));
          return Math.max(...boxes.map((box) => box.right)) - end > 1;
        })
        .map((part) => part.id),
    );
    found.push(...short.map((id) => `${id} at ${width}`));
  }
  await page.close();
  return found;
}

it.each(some(13, (index) => index + 1))('%i items leave no hole in a last row', async (count) => {
  const lists = {
    'seller-list': sellers(count),
    promotions: offers(count),
    collections: offers(count, true),
    strip: strip(count),
    brands: brands(count),
    tickets: tickets(count),
    promotion: ended(count),
    'top-sellers': front({ shops: some(count, card) }),
    // The tile for all categories makes nine categories ten tiles, and eleven twelve.
    tiles: tiles([9, 11, 13].includes(count) ? 12 : count),
  };
  expect(await holes(lists)).toEqual([]);
});
