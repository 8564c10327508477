import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ProductStatus } from '../../../db/schema.ts';
import { productSections } from '@talad/elements/pages/product/product-sections';
import { products, shops } from '../../../../test/support/fixture-market.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { variantSites } from '../../../../test/support/records/variant-sites.ts';
import { writeTranslation } from '../../catalog/index.ts';

const NOW = new Date('2026-11-20T05:00:00Z');
const CUP = products.cup.id;

let now = NOW;
let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', now: () => now });
  await variantSites(host.db);
});
beforeEach(async () => {
  now = NOW;
  await look({});
  host.host.pageCache.clear();
});
afterAll(() => host.close());

/** Returns the page without the parts that may change. */
const get = async (path: string) => (await host.inject(path)).body.replaceAll(/<!--.*?-->/g, '');
const cup = (lang = 'en') => get(`/web/alpha/product/cup/${CUP}?lang=${lang}`);

/** Sets alpha's look for the pages of its products. */
async function look(product: object, settings: object = {}): Promise<void> {
  await host.db
    .updateTable('shop')
    .set({
      design: JSON.stringify({ pages: { product } }),
      settings: JSON.stringify({
        shipping: { flat: 5000, freeFrom: 100_000 },
        tax: { registered: true },
        ...settings,
      }),
    })
    .where('id', '=', shops.alpha.id)
    .execute();
  host.host.pageCache.clear();
}

async function change(fields: object, id: number = CUP): Promise<void> {
  await host.db.updateTable('product').set(fields).where('id', '=', id).execute();
  host.host.pageCache.clear();
}

/** The marker of each section on the page, if it has content. */
const marks: Readonly<Record<keyof typeof productSections, string>> = {
  cover: 'data-block-id="product-cover"',
  title: '<h1 part="title">',
  detail: 'About this product',
  review: 'id="reviews"',
  gallery: 'part="gallery"',
  shipping: 'id="shipping"',
  howToBuy: 'id="howToBuy"',
  payment: 'id="payment"',
  policy: 'id="policy"',
  aboutUs: 'เรื่องของเรา',
  faqs: 'id="faqs"',
  submit: 'id="question"',
  introCover: 'ดินจากแม่น้ำ',
  subHeadlineFeature: 'เผาสองครั้ง',
  related: 'You may also like',
  recommended: '>Recommended<',
  blog: '<talad-blog',
};
const content = {
  introCover: { title: 'ดินจากแม่น้ำ', description: 'ปั้นด้วยมือ' },
  subHeadlineFeature: { title: 'ทำไมต้องเรา', features: [{ title: 'เผาสองครั้ง' }] },
};

describe('sections', () => {
  beforeAll(async () => {
    await change({ description: 'ถ้วยปั้นมือ' });
    // Six other products of its category come first, and recommended products are not among them.
    await host.db
      .insertInto('product')
      .values(
        Array.from({ length: 8 }, (_, n) => ({
          shop_id: shops.alpha.id,
          id: 900 + n,
          uuid: `01930000-0000-7000-9000-00000000090${n}`,
          parent_id: null,
          slug: `more-${n}`,
          title: `จานใบที่ ${n}`,
          price: 9_000,
          category_id: products.cup.category_id,
          popularity: 5_000 - n,
          showrooms: ['recommend'],
        })),
      )
      .execute();
    const about = JSON.stringify({
      version: 2,
      title: 'about',
      blocks: [
        { id: 'a', type: 'others', name: 'Headline', content: { props: { title: 'เรื่องของเรา' } } },
      ],
    });
    await host.db
      .insertInto('page')
      .values({ shop_id: shops.alpha.id, name: 'aboutus', draft: about, published: about })
      .execute();
  });

  const usual = ['cover', 'aboutUs', 'faqs', 'submit', 'blog'] as const;
  const isOff = (key: string): boolean => usual.some((one) => one === key);

  it('are all there that have something to say, the others after a word of the owner', async () => {
    await look({ sections: content });
    const before = await cup();
    for (const [key, mark] of Object.entries(marks)) {
      expect([key, before.includes(mark)]).toEqual([key, !isOff(key)]);
    }
    const on = ['aboutUs', 'faqs', 'submit', 'blog'].map((key) => [key, { disable: false }]);
    await look({ sections: { ...content, ...Object.fromEntries(on) } });
    const after = await cup();
    for (const [key] of on) {
      expect([key, after.includes(marks[key as keyof typeof marks])]).toEqual([key, true]);
    }
  });

  it.each(Object.keys(productSections).filter((key) => !isOff(key)))(
    '%s can be turned off',
    async (key) => {
      const own = key in content ? content[key as keyof typeof content] : {};
      await look({ sections: { ...content, [key]: { ...own, disable: true } } });
      // Without its title it would not be a product's page.
      expect((await cup()).includes(marks[key as keyof typeof marks])).toBe(key === 'title');
    },
  );

  it('whatever was stored in their place', async () => {
    for (const sections of [
      'x',
      [1],
      { detail: 7, cover: { image: 5 }, subHeadlineFeature: { features: 'x' } },
    ]) {
      await look({ sections });
      expect((await cup()).includes(marks.detail)).toBe(true);
    }
  });

  it('six go well with it (spec §9), and none of them is recommended once more', async () => {
    const html = await cup();
    const idsBelow = (heading: string): readonly string[] => {
      const strip = html.split(`<h2>${heading}</h2>`)[1]?.split('</section>')[0] ?? '';
      return [...strip.matchAll(/<talad-product-box[^>]* data-product="([^"]+)"/g)].map(
        ([, id = '']) => id,
      );
    };
    const related = idsBelow('You may also like');
    expect(related).toHaveLength(6);
    expect(idsBelow('Recommended').filter((id) => related.includes(id))).toEqual([]);
    expect(idsBelow('Recommended')).toHaveLength(2);
    // A single card is no list.
    await change({ showrooms: [] }, 907);
    expect(await cup()).not.toContain('<h2>Recommended</h2>');
    await change({ showrooms: ['recommend'] }, 907);
  });
});

it.each(['comingsoon', 'discontinued'] as const)(
  'promises no delivery, payment or coupon of a product that is %s, and asks for no quantity',
  async (status) => {
    await look({});
    await change({ free_shipping: true, province_id: 10, prepare_duration: 2 });
    const promises = [
      marks.shipping,
      marks.payment,
      marks.howToBuy,
      'class="assure"',
      'Free shipping',
      'Ships from',
      'class="coupon-marks"',
      // The page shows no quantity for a product that cannot be ordered.
      'part="quantity"',
    ];
    const headings = async () => {
      const html = await cup();
      return promises.filter((promise) => html.includes(promise));
    };
    expect((await headings()).length).toBeGreaterThanOrEqual(7);
    await change({ status });
    expect(await headings()).toEqual([]);
    await change({
      status: 'availability',
      free_shipping: false,
      province_id: null,
      prepare_duration: null,
    });
  },
);

it('names author and publisher in the reader’s language', async () => {
  await change({ author: 'อรุณวดี ศรีคลอง', publisher: 'สำนักพิมพ์ริมคลอง' });
  expect(await cup()).toContain('<dd>อรุณวดี ศรีคลอง</dd>');
  const about = { shopId: shops.alpha.id, entity: 'product', entityId: CUP, lang: 'en' } as const;
  await host.db
    .transaction()
    .execute((trx) =>
      writeTranslation(trx, about, { author: 'Arunwadee Siklong', publisher: 'Rim Klong Press' }),
    );
  host.host.pageCache.clear();
  const english = await cup();
  expect(english).toContain('<dd>Arunwadee Siklong</dd>');
  expect(english).toContain('<dd>Rim Klong Press</dd>');
  expect(await cup('th')).toContain('<dd>อรุณวดี ศรีคลอง</dd>');
  await host.db
    .transaction()
    .execute((trx) => writeTranslation(trx, about, { author: '', publisher: '' }));
  await change({ author: null, publisher: null });
});

it('says what is known of a product, and nothing else', async () => {
  const plain = await cup();
  expect(plain).toContain('<dd>New</dd>');
  expect(plain).not.toContain('Ships from');
  await change({
    second_hand: true,
    second_hand_option: 'like_new',
    province_id: 50,
    prepare_duration: 3,
    prepare_weekday: 3,
    barcode: '8850123456789',
    weight_grams: 1_500,
    free_shipping: true,
    has_vat: false,
    tags: ['ของขวัญ', 'lnwmallx'],
  });
  await look({}, { tax: { registered: false } });
  expect(await cup('th')).not.toContain('ได้รับยกเว้น');
  await look({});
  const thai = await cup('th');
  for (const words of [
    'สินค้ามือสอง · เหมือนใหม่',
    'เชียงใหม่',
    'ภายใน 3 วัน · ทุกวันพุธ',
    '8850123456789',
    '1.5 กก.',
    'ส่งฟรี',
    'ได้รับยกเว้น',
  ]) {
    expect(thai).toContain(words);
  }
  expect(thai).not.toContain('lnwmallx');
  const english = await cup();
  for (const words of ['Second-hand · like new', 'Chiang Mai', 'within 3 days · every Wednesday']) {
    expect(english).toContain(words);
  }
  const { product } = (await host.inject(`/api/v1/products/${CUP}/detail`)).json();
  expect(product).toMatchObject({
    second_hand_flag: true,
    second_hand_option: 'like_new',
    province_id: 50,
    prepare_duration: 3,
    prepare_weekday: 3,
    free_shipping: true,
    has_vat: false,
    short_url: `${host.host.config.publicUrl}/p/${CUP}`,
  });
  expect(english).toContain('https://schema.org/UsedCondition');
  await change({ second_hand: false, second_hand_option: null, free_shipping: false });
});

it('shows next to the button from where and when it is sent, and for how much', async () => {
  const assured = async (lang: string): Promise<string> =>
    /<ul[^>]* class="assure".*?<\/ul>/s.exec(await cup(lang))?.[0] ?? '';
  expect(await assured('th')).toContain('<li>ค่าส่ง ฿50 ซื้อครบ ฿1,000 ส่งฟรี</li>');
  await change({ province_id: 50, prepare_duration: 2, prepare_weekday: null });
  expect(await assured('th')).toContain('<li>ส่งจากเชียงใหม่ ภายใน 2 วัน</li>');
  expect(await assured('en')).toContain('<li>Ships from Chiang Mai within 2 days</li>');
  await look({}, { shipping: { flat: 5_000 } });
  expect(await assured('en')).toContain('<li>Shipping ฿50</li>');
  await change({ free_shipping: true, province_id: null });
  const free = await assured('en');
  expect(free).toContain('<li>Free shipping</li>');
  expect(free).toContain('<li>Ships within 2 days</li>');
  await change({ free_shipping: false, prepare_duration: null });
});

it.each<[ProductStatus, string, string]>([
  ['availability', 'In stock', 'InStock'],
  ['preorder', 'Pre-order: ships within 3 days', 'PreOrder'],
  ['soldout', 'Sold out', 'OutOfStock'],
  ['comingsoon', 'Coming soon', 'OutOfStock'],
  ['product_sync_disable', 'Temporarily unavailable', 'OutOfStock'],
  ['discontinued', 'Discontinued', 'Discontinued'],
])('a product that is %s says "%s"', async (status, words, availability) => {
  await change({ status, prepare_duration: 3 });
  const page = await cup();
  expect(page).toContain(words);
  expect(page).toContain(`https://schema.org/${availability}`);
  await change({ status: 'availability' });
});

it('a product that was removed is gone', async () => {
  await change({ status: 'removed' });
  expect((await host.inject(`/web/alpha/product/cup/${CUP}`)).statusCode).toBe(410);
  await change({ status: 'availability' });
});

describe('buying', () => {
  it('"buy now" is there where the shop wants it, and leads past the cart', async () => {
    expect(await cup()).not.toContain('part="buy"');
    await look({ disableBuyNow: false });
    expect(await cup()).toContain('part="buy"');
    await look({}, { features: { buy_now: true } });
    expect(await cup()).toContain('part="buy"');
    // The market sells it as its shop does.
    expect(await get(`/product/cup/${CUP}`)).toContain('part="buy"');
    const bought = await host.inject({
      method: 'POST',
      url: '/web/alpha/cart/items',
      payload: `product_uuid=${products.cup.uuid}&quantity=2&buy=1`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(bought.statusCode).toBe(303);
    expect(bought.headers.location).toMatch(/\/checkout\/[\w.-]+$/);
    const checkout = await host.db
      .selectFrom('checkout')
      .select('contents')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(checkout.contents).toEqual([{ product_uuid: products.cup.uuid, quantity: 2 }]);
  });

  it('goes without a button, without its bar on phones, without taking a choice back', async () => {
    await look({ disableAddToCart: true });
    expect(await cup()).not.toContain('part="add"');
    await look({ isShowCCBuyArea: false, noToggle: true });
    expect(await cup()).toMatch(/<talad-product[^>]* no-bar[^>]* no-toggle/);
  });

  it('holds to the shop’s feature settings, in the box, the cart and the checkout', async () => {
    await look({}, { features: { one_per_cart: [CUP], add_disabled: [products.plateOnSale.id] } });
    const plate = await get(`/web/alpha/product/plate/${products.plateOnSale.id}`);
    expect(plate).not.toContain('part="add"');
    const status = await host.inject({
      method: 'POST',
      url: '/api/v1/cart/status',
      payload: {
        products: [
          { product_uuid: products.cup.uuid, quantity: 3 },
          { product_uuid: products.plateOnSale.uuid, quantity: 1 },
        ],
      },
    });
    expect(status.json().products).toMatchObject([
      { quantity: 1, refusal: { code: 'ONE_PER_CART' } },
      { quantity: 0, refusal: { code: 'CANNOT_ADD' } },
    ]);
    const begun = await host.inject({
      method: 'POST',
      url: '/api/v1/cart/checkout',
      payload: { shop_id: 2, products: [{ product_uuid: products.cup.uuid, quantity: 2 }] },
    });
    expect(begun.json()).toMatchObject({ code: 'ONE_PER_CART', error_key: 'pqty-ERROR' });
  });
});

it('a question about a product reaches its shop, and comes back to the page', async () => {
  await look({ sections: { submit: { disable: false } } });
  const page = await cup();
  const form = /<form class="entry"[^]*?<\/form>/.exec(page)?.[0] ?? '';
  const field = (name: string) =>
    new RegExp(`name="${name}"\\s+value="?([^"\\s>]*)`).exec(form)?.[1];
  expect([field('page'), field('about')]).toEqual([`/product/cup/${CUP}`, String(CUP)]);
  const sent = await host.inject({
    method: 'POST',
    url: '/web/alpha/forms/product',
    payload: new URLSearchParams({
      page: field('page') ?? '',
      about: field('about') ?? '',
      name: 'สมหญิง',
      email: 'somying@example.test',
      message: 'เข้าไมโครเวฟได้ไหม',
    }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(sent.headers.location).toBe(`/web/alpha/product/cup/${CUP}?notice=FORM_SENT`);
  const stored = await host.db.selectFrom('form_entry').selectAll().executeTakeFirstOrThrow();
  expect(stored).toMatchObject({ shop_id: shops.alpha.id, form: 'product', about_id: CUP });
});

it('asks the database as often for a product with much as for one with little', async () => {
  const count = async (path: string) => (await host.countQueries(() => host.inject(path))).count;
  host.host.pageCache.clear();
  const plate = await count(`/web/alpha/product/plate/${products.plateOnSale.id}`);
  const shirt = await count(`/web/alpha/product/shirt/${products.shirt.id}`);
  expect([plate, shirt]).toEqual([8, 8]);
});
