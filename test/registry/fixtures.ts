import type { CartStatusResponse } from '../../elements/api/cart.contract.ts';
import type { ProductDetail, ProductMini } from '../../elements/api/product.contract.ts';
import type { Lang } from '../../elements/locales/text.ts';
import type { PartTag } from '../../elements/parts/index.ts';
import { fixturePicture, TALL_THAI } from './fixture-words.ts';
import { frameFixtures } from './frame-fixtures.ts';

export { fixturePicture, TALL_THAI } from './fixture-words.ts';

export const shop: ProductMini['shop'] = {
  id: 2,
  shopname: 'alpha',
  title: 'บ้านดินเผา',
  shop_url: '/web/alpha',
  avatar: null,
};

export function product(change: Partial<ProductMini> = {}): ProductMini {
  return {
    product_uuid: '018f0000-0000-7000-8000-000000000001',
    id: 1,
    shop_id: 2,
    title: `แก้วเซรามิก ${TALL_THAI} ปั้นมือทีละใบ เคลือบสีคราม`,
    full_url: '/product/cup/1',
    status: 'availability',
    price: 290,
    price_min: 290,
    price_max: 290,
    sale_price: 390,
    sale_percent: 25,
    on_sale: true,
    new: false,
    hot: false,
    recommend: false,
    remain: 12,
    has_subproducts: false,
    is_subproduct: false,
    ready_to_sell: true,
    can_add_to_cart: true,
    unit_name: 'ใบ',
    image: fixturePicture('cup'),
    image_hover: fixturePicture('cup-side'),
    product_tags: ['ของขวัญ'],
    option_text: '',
    shop,
    ...change,
  };
}

export const products: readonly ProductMini[] = [
  product(),
  product({
    product_uuid: '018f0000-0000-7000-8000-000000000002',
    id: 2,
    title: 'จานข้าวเคลือบขาว',
    price: 129.5,
    price_min: 129.5,
    price_max: 180,
    sale_price: null,
    sale_percent: null,
    on_sale: false,
    new: true,
    has_subproducts: true,
    image: fixturePicture('plate'),
    image_hover: null,
    product_tags: [],
  }),
  product({
    product_uuid: '018f0000-0000-7000-8000-000000000003',
    id: 3,
    title: 'กาน้ำชาดินเผา ฝาไม้ไผ่',
    price: 1290,
    price_min: 1290,
    price_max: 1290,
    sale_price: null,
    sale_percent: null,
    on_sale: false,
    status: 'soldout',
    remain: 0,
    ready_to_sell: false,
    can_add_to_cart: false,
    image: fixturePicture('pot'),
    image_hover: null,
    product_tags: [],
  }),
  product({
    product_uuid: '018f0000-0000-7000-8000-000000000004',
    id: 4,
    title: 'Celadon vase with a narrow neck, for one branch',
    price: 850,
    price_min: 850,
    price_max: 850,
    sale_price: null,
    sale_percent: null,
    on_sale: false,
    remain: 999_666_999,
    image: fixturePicture('vase'),
    image_hover: null,
    product_tags: [],
    shop: { ...shop, id: 3, title: 'ฝ้ายทอมือ', shopname: 'beta', shop_url: '/web/beta' },
    shop_id: 3,
  }),
];

const subproduct = (
  id: number,
  color: string,
  size: string,
  change: Partial<ProductDetail['subproducts'][number]> = {},
): ProductDetail['subproducts'][number] => ({
  product_uuid: `018f0000-0000-7000-8000-0000000001${id}`,
  id,
  status: 'availability',
  price: 290,
  sale_price: null,
  sale_percent: null,
  on_sale: false,
  remain: 3,
  ready_to_sell: true,
  code: `CUP-${id}`,
  option_values: { color, size },
  option_text: `${color} / ${size}`,
  image_index: color === 'indigo' ? 1 : 2,
  ...change,
});

export const detail: ProductDetail = {
  ...product({ has_subproducts: true, price_max: 350, can_add_to_cart: false }),
  description: 'ปั้นด้วยมือทีละใบ เผาที่ 1,250 องศา ใช้กับไมโครเวฟและเครื่องล้างจานได้',
  code: 'CUP',
  barcode: null,
  weight: 350,
  weight_unit: 'g',
  product_images: [fixturePicture('cup'), fixturePicture('cup-side'), fixturePicture('plate')],
  category_id: 5,
  full_category_title: 'เครื่องปั้นดินเผา / แก้ว',
  crumbs: [{ label: 'เครื่องปั้นดินเผา', url: '/category/4' }],
  suboptions: {
    options: [
      {
        key: 'color',
        title: 'สี',
        items: [
          { key: 'indigo', title: 'สีคราม', color: '#2f4b7c' },
          { key: 'white', title: 'ขาวนม', color: '#f4efe4' },
        ],
      },
      {
        key: 'size',
        title: 'ขนาด',
        items: [
          { key: 's', title: 'เล็ก' },
          { key: 'l', title: 'ใหญ่' },
        ],
      },
    ],
    options_rank: ['color', 'size'],
  },
  subproducts: [
    subproduct(11, 'indigo', 's'),
    subproduct(12, 'indigo', 'l', { price: 350, remain: 20 }),
    subproduct(13, 'white', 's', { remain: 999_666_999 }),
    subproduct(14, 'white', 'l', { status: 'soldout', remain: 0, ready_to_sell: false }),
  ],
};

export const plainDetail: ProductDetail = {
  ...detail,
  ...product(),
  suboptions: { options: [], options_rank: [] },
  subproducts: [],
};

type Attributes = Readonly<Record<string, string | true>>;
export interface Fixture {
  /** Short description, for the test's name. */
  readonly name: string;
  readonly tag: string;
  readonly attributes: (locale: Lang) => Attributes;
  /** Children in the light DOM. */
  readonly content?: string;
}

const fixture = (
  tag: PartTag,
  name: string,
  attributes: Attributes | ((locale: Lang) => Attributes) = {},
  content?: string,
): Fixture => ({
  name,
  tag,
  attributes: typeof attributes === 'function' ? attributes : () => attributes,
  ...(content ? { content } : {}),
});
const json = JSON.stringify;

/** Contains every part in the states that a shopper can meet. */
export const partFixtures: readonly Fixture[] = [
  ...frameFixtures.map(([tag, name, attributes]) => fixture(tag, name, attributes)),
  fixture('talad-breadcrumb', 'product', {
    crumbs: json([
      { label: 'เครื่องปั้นดินเผา', url: '/category/4' },
      { label: 'แก้ว', url: '/product/1' },
    ]),
  }),
  fixture('talad-search-box', 'plain', { action: '/search', value: TALL_THAI, api: '/broken' }),
  fixture(
    'talad-seller-search',
    'not searched',
    { api: '/broken', action: '/seller/2/alpha', shop: '2', label: TALL_THAI },
    '<p>สินค้าเด่นของร้าน</p>',
  ),
  fixture('talad-facets', 'nothing to choose from', { api: '/broken', action: '/search' }),
  fixture(
    'talad-more',
    'pages that lead on',
    { api: '/broken', filter: '{}', cursor: 'popular.1.2', next: '/search?page=2', shown: '24' },
    '<nav><a href="/search?page=2">2</a></nav>',
  ),
  fixture('talad-sort-menu', 'menu', {}, '<button>เรียงลำดับ</button>'),
  fixture('talad-price', 'plain', { price: '129.5' }),
  fixture('talad-price', 'range on sale', { price: '290', max: '350', full: '390', percent: '25' }),
  fixture('talad-quantity', 'limited', { value: '2', max: '3', name: 'quantity' }),
  fixture('talad-product-box', 'on sale', { product: json(products[0]), 'show-shop': true }),
  fixture('talad-product-box', 'with options', { product: json(products[1]) }),
  fixture('talad-product-box', 'sold out', { product: json(products[2]) }),
  fixture('talad-product-box', 'loading', { loading: true }),
  fixture(
    'talad-product',
    'with options',
    { product: json(detail), 'show-shop': true },
    '<p slot="details">ปั้นด้วยมือ</p>',
  ),
  fixture('talad-product', 'combination in the address', { product: json(detail), sub: '12' }),
  fixture('talad-product', 'plain', { product: json(plainDetail) }),
  fixture('talad-product', 'sold out', {
    product: json({ ...plainDetail, status: 'soldout', ready_to_sell: false, remain: 0 }),
  }),
  fixture(
    'talad-product',
    'on its page, to be bought at once',
    {
      product: json({ ...plainDetail, status: 'preorder', prepare_duration: 7 }),
      page: true,
      'buy-now': true,
      'no-bar': true,
    },
    '<div slot="offers">ลด ฿50</div>',
  ),
  fixture('talad-product', 'only shown', {
    product: json(plainDetail),
    'no-add': true,
    'no-gallery': true,
  }),
  fixture('talad-cart', 'button'),
  fixture('talad-cart-lines', 'lines'),
  fixture('talad-cart-page', 'page'),
  fixture('talad-cart-all', 'none', { api: '/broken', label: 'สั่งซื้อทั้ง {count} ร้านพร้อมกัน' }),
  fixture('talad-toast', 'host'),
  fixture('talad-personal-list', 'favourites', { list: 'favorites', api: '/broken' }),
  fixture('talad-personal-links', 'none', { list: 'favorite-shops' }),
  fixture('talad-saved-orders', 'none', { api: '/broken' }),
  fixture('talad-compare', 'products', { api: '/broken' }),
  fixture('talad-compare-bar', 'empty'),
  fixture('talad-progress', 'bar'),
  fixture('talad-consent', 'question'),
  fixture(
    'talad-carousel',
    'six, three beside each other',
    { label: 'ภาพ', total: '6', show: '3', dots: true, arrows: true, autoplay: '3000' },
    Array.from({ length: 6 }, (_, n) => `<div role="listitem"><p>${n + 1}</p></div>`).join(''),
  ),
  fixture('talad-copy', 'code', { text: 'KILN50' }),
  // The countdown has ended, because the text of a running one changes each second.
  fixture('talad-countdown', 'over', { until: '2020-12-31T11:00:00Z' }),
  fixture('talad-share', 'links', { url: 'https://talad.example.test/p/12', heading: TALL_THAI }),
  fixture(
    'talad-review-form',
    'closed',
    { 'product-id': '12', 'login-url': '/login' },
    `<details><summary>${TALL_THAI}</summary><form><button>ส่ง</button></form></details>`,
  ),
  fixture(
    'talad-modal',
    'closed',
    { heading: TALL_THAI, name: 'CouponList', n: '2' },
    '<p>คูปองของร้าน</p>',
  ),
  fixture('talad-lightbox', 'closed', {
    pictures: json([{ src: '/fixture/cup.svg', alt: '', title: TALL_THAI }]),
  }),
];

/** Returns the server's answer for a cart with the first (2 pieces) and the fourth product. */
export function cartStatus(): CartStatusResponse {
  const [cup, , , vase] = products as [ProductMini, ProductMini, ProductMini, ProductMini];
  const sum = (product: number, shipping: number): CartStatusResponse['price'] => ({
    product,
    discount: 0,
    lnwcash: 0,
    beforeshipping: product,
    shipping,
    net: product + shipping,
    pay: product + shipping,
  });
  return {
    product_data: { [cup.product_uuid]: cup, [vase.product_uuid]: vase },
    products: [
      {
        id: cup.product_uuid,
        quantity: 2,
        price: 290,
        remain: 12,
        promotion: { id: 1, title: 'ลดต้อนรับปีใหม่' },
      },
      {
        id: vase.product_uuid,
        quantity: 1,
        price: 850,
        remain: 1,
        promotion: null,
        refusal: { code: 'NOT_ENOUGH', left: 1 },
      },
    ],
    price: sum(1430, 50),
    shops: [
      {
        shop: cup.shop,
        products: [cup.product_uuid],
        price: sum(580, 50),
        vat: 41.21,
        until_free_shipping: 420,
        notice: 'ซื้อเพิ่มอีก ฿420 ส่งฟรี',
      },
      { shop: vase.shop, products: [vase.product_uuid], price: sum(850, 0), vat: 0 },
    ],
  };
}
