import type { StoredOption } from '../../storefront-host/db/schema.ts';

export const smallPassword = 'correct horse';

const person = (index: number) => `01930000-0000-7000-8000-00000000000${index}`;

export const accounts = {
  ownerAlpha: { id: person(1), email: 'owner-alpha@example.test', name: 'สมชาย ใจดี', level: 2 },
  ownerBeta: { id: person(2), email: 'owner-beta@example.test', name: 'มาลี สวนงาม', level: 2 },
  staffAlpha: { id: person(3), email: 'staff-alpha@example.test', name: 'นิดา ขยัน', level: 2 },
  shopper: { id: person(4), email: 'shopper@example.test', name: 'วิชัย มั่นคง', level: 2 },
  operator: { id: person(5), email: 'operator@example.test', name: 'ปรีชา ดูแล', level: 100 },
} as const;

export const shops = {
  mall: { id: 1, kind: 'mall', shopname: 'market', title: 'ตลาดเล็ก' },
  alpha: { id: 2, kind: 'shop', shopname: 'alpha', title: 'ร้านอัลฟา' },
  beta: { id: 3, kind: 'shop', shopname: 'beta', title: 'สวนเบต้า' },
} as const;

export const categories = {
  mallHome: { shop_id: 1, id: 1, parent_id: null, slug: 'home', title: 'ของใช้ในบ้าน' },
  mallWear: { shop_id: 1, id: 2, parent_id: null, slug: 'wear', title: 'เสื้อผ้า' },
  mallFood: { shop_id: 1, id: 3, parent_id: null, slug: 'food', title: 'ผลไม้' },
  alphaHome: { shop_id: 2, id: 4, parent_id: null, slug: 'home', title: 'ถ้วยและแจกัน' },
  alphaWear: { shop_id: 2, id: 5, parent_id: null, slug: 'wear', title: 'เสื้อ' },
  betaFood: { shop_id: 3, id: 6, parent_id: null, slug: 'food', title: 'ผลไม้ตามฤดู' },
} as const;

interface FixtureProduct {
  readonly shop_id: number;
  readonly id: number;
  readonly uuid: string;
  readonly parent_id?: number;
  readonly slug: string;
  readonly title: string;
  readonly code: string;
  /** In satang. */
  readonly price: number;
  readonly full_price?: number;
  readonly options?: readonly StoredOption[];
  readonly option_values?: Readonly<Record<string, string>>;
  readonly category_id: number;
  readonly mall_category_id: number;
  /** Absent on a parent, because its variants have the stock. */
  readonly remain?: number;
  readonly unlimited?: boolean;
}

const uuidOf = (id: number) => `01930000-0000-7000-9000-000000000${id}`;
const home = { shop_id: 2, category_id: 4, mall_category_id: 1 };
const wear = { shop_id: 2, category_id: 5, mall_category_id: 2 };
const food = { shop_id: 3, category_id: 6, mall_category_id: 3 };

const shirtOptions: readonly StoredOption[] = [
  {
    key: 'color',
    title: { th: 'สี', en: 'Colour' },
    items: [
      { key: 'red', title: { th: 'แดง', en: 'Red' }, color: '#c0392b' },
      { key: 'blue', title: { th: 'น้ำเงิน', en: 'Blue' }, color: '#2455a4' },
    ],
  },
  {
    key: 'size',
    title: { th: 'ขนาด', en: 'Size' },
    items: [
      { key: 's', title: { th: 'S', en: 'S' } },
      { key: 'm', title: { th: 'M', en: 'M' } },
    ],
  },
];

function product(id: number, values: Omit<FixtureProduct, 'id' | 'uuid'>): FixtureProduct {
  return { id, uuid: uuidOf(id), ...values };
}

function shirt(id: number, color: string, size: string, remain: number): FixtureProduct {
  return product(id, {
    ...wear,
    parent_id: 102,
    slug: '',
    title: 'เสื้อยืดคอกลม',
    code: `A-SHIRT-${color}-${size}`.toUpperCase(),
    price: 25_000,
    option_values: { color, size },
    remain,
  });
}

export const products = {
  cup: product(101, {
    ...home,
    slug: 'cup',
    title: 'ถ้วยกาแฟเซรามิก',
    code: 'A-CUP',
    price: 12_000,
    remain: 10,
  }),
  shirt: product(102, {
    ...wear,
    slug: 'shirt',
    title: 'เสื้อยืดคอกลม',
    code: 'A-SHIRT',
    price: 25_000,
    options: shirtOptions,
  }),
  shirtRedS: shirt(103, 'red', 's', 4),
  shirtRedM: shirt(104, 'red', 'm', 2),
  shirtBlueS: shirt(105, 'blue', 's', 0),
  shirtBlueM: shirt(106, 'blue', 'm', 7),
  vaseSoldOut: product(107, {
    ...home,
    slug: 'vase',
    title: 'แจกันดินเผา',
    code: 'A-VASE',
    price: 45_000,
    remain: 0,
  }),
  patternUnlimited: product(108, {
    ...wear,
    slug: 'pattern',
    title: 'แบบตัดเสื้อ (ไฟล์)',
    code: 'A-PATTERN',
    price: 5_900,
    remain: 0,
    unlimited: true,
  }),
  plateOnSale: product(109, {
    ...home,
    slug: 'plate',
    title: 'จานลายคราม',
    code: 'A-PLATE',
    price: 8_000,
    full_price: 10_000,
    remain: 5,
  }),
  mango: product(201, {
    ...food,
    slug: 'mango',
    title: 'มะม่วงน้ำดอกไม้ 1 กก.',
    code: 'B-MANGO',
    price: 9_900,
    remain: 5,
  }),
  banana: product(202, {
    ...food,
    slug: 'banana',
    title: 'กล้วยหอมทอง 1 หวี',
    code: 'B-BANANA',
    price: 4_550,
    remain: 30,
  }),
} as const satisfies Record<string, FixtureProduct>;
