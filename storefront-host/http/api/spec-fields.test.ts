import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, categories, products, shops } from '../../../test/support/fixture-market.ts';
import { createTestHost, type TestHost } from '../../../test/support/test-host.ts';

const picture = '01930000-0000-7000-a000-000000000001';
const shown = { media_id: picture, alt: { th: 'เสื้อ' } };
const TEXT = expect.stringMatching(/\S/);
const YES_OR_NO = expect.any(Boolean);
const NUMBER = expect.any(Number);
const PICTURE = expect.objectContaining({ src: expect.stringContaining(picture) });
const UUID = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
  await host.db
    .insertInto('media')
    .values({
      shop_id: shops.alpha.id,
      id: picture,
      key: `2/${picture}/original`,
      mime: 'image/png',
      width: 600,
      height: 600,
      bytes: 1000,
    })
    .execute();
  await host.db
    .updateTable('product')
    .set({
      description: 'ผ้าฝ้ายทอมือ',
      barcode: '8850999320019',
      weight_grams: 180,
      brand: 'Baan Din',
      author: 'สมศรี',
      publisher: 'สำนักพิมพ์ดิน',
      isbn: '9786160000005',
      page_count: 96,
      images: JSON.stringify([shown]),
      tags: ['เสื้อ'],
      attributes: JSON.stringify({ Fabric: 'cotton' }),
      unit_name: 'ตัว',
      second_hand: true,
      second_hand_option: 'good',
      province_id: 50,
      prepare_duration: 3,
      prepare_weekday: 2,
      total_review: 4,
      total_up_review: 3,
      last_review: JSON.stringify({ lang: 'th', text: 'ใส่สบาย', name: 'มะลิ', avatar: shown }),
    })
    .where('id', '=', products.shirt.id)
    .execute();
  await host.db
    .updateTable('shop')
    .set({
      description: 'เครื่องปั้นและเสื้อผ้า',
      slogan: 'ทำด้วยมือ',
      mobile: '0812345678',
      domain: 'alpha.example.test',
      avatar: JSON.stringify(shown),
      favicon: JSON.stringify(shown),
      cover: JSON.stringify(shown),
      mall_category_id: categories.mallHome.id,
      paymall_state: 'lnwpay',
      socials: JSON.stringify({ facebook: 'a', instagram: 'b', line: 'c', gplus: 'd' }),
      dropship_config: JSON.stringify({ enabled: true, discount: 10, unit: 'percent' }),
    })
    .where('id', '=', shops.alpha.id)
    .execute();
  await host.db
    .insertInto('review')
    .values({
      shop_id: shops.alpha.id,
      id: '01930000-0000-7000-b000-000000000001',
      product_id: products.shirt.id,
      order_id: '01930000-0000-7000-b000-000000000009',
      account_id: accounts.shopper.id,
      reviewer_name: 'มะลิ',
      stars: 5,
      body: 'ดีมาก',
      lang: 'th',
      scores: JSON.stringify({ product: 5, delivery: 4, service: 5, payment: 5 }),
    })
    .execute();
});
afterAll(() => host.close());

async function read(path: string): Promise<Record<string, unknown>> {
  const reply = await host.inject(`/api/v1/${path}`);
  expect(reply.statusCode).toBe(200);
  return reply.json();
}

/** Spec §3 Product, field by field, with the expected value of this product. */
const productFields: Readonly<Record<string, unknown>> = {
  product_uuid: products.shirt.uuid,
  id: products.shirt.id,
  product_id: products.shirt.id,
  shop_id: shops.alpha.id,
  seller_uuid: UUID,
  title: products.shirt.title,
  product_name: products.shirt.title,
  product_price: 250,
  price: 250,
  price_min: 250,
  price_max: 250,
  sale_price: null,
  sale_percent: null,
  on_sale: false,
  description: 'ผ้าฝ้ายทอมือ',
  condition: 'second_hand',
  category_id: categories.mallWear.id,
  shop_category_id: categories.alphaWear.id,
  mall_category_id: categories.mallWear.id,
  seller_category_id: categories.alphaWear.id,
  full_category_title: categories.mallWear.title,
  code: products.shirt.code,
  parent_id: null,
  status: 'availability',
  hot: YES_OR_NO,
  new: true,
  recommend: YES_OR_NO,
  second_hand_flag: true,
  second_hand_option: 'good',
  preorder_flag: false,
  full_url: `/product/shirt/${products.shirt.id}`,
  short_url: TEXT,
  attribute: { Fabric: 'cotton' },
  product_attributes: [{ name: 'Fabric', value: 'cotton' }],
  product_tags: ['เสื้อ'],
  lnw_attributes: { brand: 'Baan Din' },
  remain: 13,
  unit_name: 'ตัว',
  barcode: '8850999320019',
  weight: 180,
  weight_unit: 'g',
  province_id: 50,
  prepare_duration: 3,
  prepare_weekday: 2,
  review_percent: 75,
  review_text: 'ใส่สบาย',
  reviewer_avatar: PICTURE,
  total_review: 4,
  total_up_review: 3,
  slug: 'shirt',
  is_subproduct: false,
  has_subproducts: true,
  ready_to_sell: true,
  can_add_to_cart: false,
  images: [expect.stringContaining(picture)],
  image: PICTURE,
  product_images: [PICTURE],
  promotion_ids: [],
  coupon_ids: [],
  has_promotion: false,
  has_coupon: false,
  free_shipping: false,
  max_discount: 0,
  is_flash_sale: false,
  suboptions: {
    options: [
      {
        key: 'color',
        title: TEXT,
        items: expect.arrayContaining([expect.objectContaining({ key: 'red' })]),
      },
      {
        key: 'size',
        title: TEXT,
        items: expect.arrayContaining([expect.objectContaining({ key: 's' })]),
      },
    ],
    options_rank: ['color', 'size'],
    product_data: expect.arrayContaining([
      { product_id: products.shirtRedS.id, option_values: { color: 'red', size: 's' } },
    ]),
  },
  subproducts: expect.arrayContaining([expect.objectContaining({ id: products.shirtRedS.id })]),
  shop: expect.objectContaining({ id: shops.alpha.id }),
  shop_data: expect.objectContaining({ shopname: 'alpha' }),
  dropship: { discount: 10, discount_unit: 'percent' },
  author: 'สมศรี',
  publisher: 'สำนักพิมพ์ดิน',
  page_count: 96,
  isbn: '9786160000005',
  has_vat: true,
};

/** Spec §3 Shop. */
const shopFields: Readonly<Record<string, unknown>> = {
  id: shops.alpha.id,
  web_id: shops.alpha.id,
  seller_account_id: shops.alpha.id,
  shopname: 'alpha',
  shop_username: 'alpha',
  domain: 'alpha.example.test',
  url: expect.stringContaining('alpha.example.test'),
  shop_url: expect.stringContaining('/web/alpha'),
  seller_url: expect.stringContaining('/seller/'),
  favicon: PICTURE,
  image: PICTURE,
  description: 'เครื่องปั้นและเสื้อผ้า',
  slogan: 'ทำด้วยมือ',
  category_id: categories.mallHome.id,
  category_hierarchy: [
    { category_id: categories.mallHome.id, category_name: categories.mallHome.title },
  ],
  root_category_id: categories.mallHome.id,
  category_name: categories.mallHome.title,
  lnw_category_id: categories.mallHome.id,
  email: 'alpha@example.test',
  mobile: '0812345678',
  tel: '021234567',
  socials: { facebook: 'a', instagram: 'b', line: 'c', gplus: 'd' },
  be_brand: false,
  is_https: YES_OR_NO,
  product_categories: expect.arrayContaining([
    expect.objectContaining({
      id: categories.alphaHome.id,
      name: categories.alphaHome.title,
      image: null,
      description: '',
    }),
  ]),
  avatar: PICTURE,
  allow_direct_url: YES_OR_NO,
  up_order_review_percent: 100,
  total_up_order_review: 1,
  total_order_review: 1,
  avg_order_product_score: 5,
  avg_order_delivery_score: 4,
  avg_order_service_score: 5,
  avg_order_payment_score: 5,
  paymall_state: 'lnwpay',
  is_lnwpay: true,
  is_lnwpay_lite: false,
  is_lnwpay_e: true,
  dropship_config: expect.objectContaining({ discount: 10, discount_unit: 'percent' }),
  x_ads_level: NUMBER,
  design: { customDesign: false, coverImage: expect.stringContaining(picture) },
};

describe('the fields of spec §3', () => {
  it.each(Object.entries(productFields))(
    'Product %s is in products/{id}/detail',
    async (name, value) => {
      const { product } = await read(`products/${products.shirt.id}/detail?lang=th`);
      expect((product as Record<string, unknown>)[name]).toEqual(value);
    },
  );

  it.each(Object.entries(shopFields))('Shop %s is in shops/{id}/detail', async (name, value) => {
    const { shop } = await read(`shops/${shops.alpha.id}/detail?lang=th`);
    expect((shop as Record<string, unknown>)[name]).toEqual(value);
  });

  it('has the spec’s names of a product in lists too', async () => {
    const { products: found } = await read(
      `products/search?filter=${encodeURIComponent(JSON.stringify({ keyword: products.cup.title }))}&lang=th`,
    );
    expect(found).toMatchObject([
      { product_id: products.cup.id, product_name: products.cup.title, product_price: 120 },
    ]);
  });
});
