import { sql, type Insertable } from 'kysely';
import type { Db } from '../../../storefront-host/db/open.ts';
import type { ProductTable } from '../../../storefront-host/db/schema.ts';
import { refreshSearchText } from '../../../storefront-host/modules/catalog/search/search-text.ts';
import { dealerCategories, dealerLook, dealerProducts } from '../variants/dealer-look.ts';
import { dealerDocuments } from '../variants/dealer-pages.ts';

export { dealerCategories, dealerProducts, legacyRedirects } from '../variants/dealer-look.ts';
export { customPages } from '../variants/dealer-pages.ts';

/**
 * One site of each variant (spec §2 "Variants"), on top of the seed 'small', whose mall is the
 * marketplace: a book fair, a contest, a car dealer with a look of its own, a shop on its own domain.
 */
export const variants = {
  fair: { id: 10, kind: 'bookfair', shopname: 'fair', title: 'งานหนังสือริมน้ำ', domain: null },
  cup: { id: 11, kind: 'contest', shopname: 'cup', title: 'ประกวดกาแฟไทย', domain: null },
  dealer: { id: 12, kind: 'shop', shopname: 'dealer', title: 'ไทเกอร์มอเตอร์', domain: null },
  solo: {
    id: 13,
    kind: 'shop',
    shopname: 'solo',
    title: 'โซโลสตูดิโอ',
    domain: 'solo.example.test',
  },
} as const;

export async function variantSites(db: Db): Promise<typeof variants> {
  await db
    .insertInto('shop')
    .values(
      Object.values(variants).map((site) => ({
        ...site,
        email: `${site.shopname}@example.test`,
        tel: '021234567',
        settings: JSON.stringify({
          shipping: { flat: 5000, freeFrom: 100_000 },
          tax: { registered: true },
        }),
        ...(site.kind === 'shop' && site.shopname === 'dealer'
          ? { design: JSON.stringify(dealerLook) }
          : {}),
      })),
    )
    .execute();
  await insertCategories(db);
  await insertProducts(db);
  await insertContents(db);
  await insertPages(db);
  await sql`SELECT setval('shop_id_seq', (SELECT max(id) FROM shop)),
    setval('category_id_seq', (SELECT max(id) FROM category)),
    setval('product_id_seq', (SELECT max(id) FROM product)),
    setval('blog_id_seq', (SELECT max(id) FROM blog)),
    setval('contestant_id_seq', (SELECT max(id) FROM contestant))`.execute(db);
  return variants;
}

const { fair, cup, dealer, solo } = variants;

async function insertCategories(db: Db): Promise<void> {
  const of = (shop_id: number, id: number, slug: string, title: string) => ({
    shop_id,
    id,
    slug,
    title,
    count_sum: 1,
  });
  await db
    .insertInto('category')
    .values([
      of(fair.id, 1001, 'novels', 'นวนิยาย'),
      of(dealer.id, dealerCategories.pickup, 'pickup', 'รถกระบะ'),
      of(dealer.id, dealerCategories.suv, 'suv', 'รถอเนกประสงค์'),
      of(dealer.id, dealerCategories.sedan, 'sedan', 'รถเก๋ง'),
      of(dealer.id, dealerCategories.parts, 'parts', 'อะไหล่'),
      of(solo.id, 1301, 'prints', 'ภาพพิมพ์'),
    ])
    .execute();
}

type FixtureProduct = Omit<Insertable<ProductTable>, 'uuid'> & { readonly id: number };

const book = (id: number, slug: string, title: string, facts: Partial<FixtureProduct>) => ({
  shop_id: fair.id,
  id,
  slug,
  title,
  price: 29_000,
  category_id: 1001,
  ...facts,
});
const car = (id: number, slug: string, title: string, category_id: number, price: number) => ({
  shop_id: dealer.id,
  id,
  slug,
  title,
  price,
  category_id,
});

const products: readonly FixtureProduct[] = [
  book(1011, 'river', 'แม่น้ำสายสุดท้าย', {
    author: 'อารี ชลธี',
    publisher: 'สำนักพิมพ์ริมน้ำ',
    isbn: '9786160000012',
    page_count: 320,
  }),
  book(1012, 'rain', 'ฝนเดือนเก้า', {
    author: 'อารี ชลธี',
    publisher: 'สำนักพิมพ์ริมน้ำ',
    isbn: '9786160000029',
    page_count: 184,
  }),
  book(1013, 'letters', 'จดหมายถึงปู่', {
    author: 'ทิวา เมฆา',
    publisher: 'หนังสือบ้านสวน',
    isbn: '9786160000036',
    page_count: 240,
    has_vat: false,
  }),
  car(dealerProducts.tiger, 'tiger', 'ไทเกอร์ 2.4', dealerCategories.pickup, 89_900_000),
  car(dealerProducts.lion, 'lion', 'ไลออน 1.8', dealerCategories.suv, 119_900_000),
  car(dealerProducts.tyre, 'tyre', 'ยางรถยนต์ 17 นิ้ว', dealerCategories.parts, 390_000),
  {
    shop_id: solo.id,
    id: 1311,
    slug: 'wave',
    title: 'ภาพพิมพ์คลื่น',
    price: 120_000,
    category_id: 1301,
  },
];

async function insertProducts(db: Db): Promise<void> {
  await db
    .insertInto('product')
    .values(
      products.map((product) => ({
        ...product,
        uuid: `01930000-0000-7000-9000-00000000${product.id}`,
        code: `V-${product.id}`,
        showrooms: ['recommend', 'new', 'hot'],
        popularity: 10_000 - product.id,
      })),
    )
    .execute();
  await db
    .insertInto('stock')
    .values(products.map(({ shop_id, id }) => ({ shop_id, product_id: id, remain: 5 })))
    .execute();
  await db.transaction().execute(async (trx) => {
    for (const { id } of [fair, dealer, solo]) {
      const own = products.filter((product) => product.shop_id === id);
      await refreshSearchText(
        trx,
        id,
        own.map((product) => product.id),
      );
    }
  });
}

async function insertContents(db: Db): Promise<void> {
  const post = (shop_id: number, id: number, slug: string, title: string) => ({
    shop_id,
    id,
    slug,
    title,
    html: `<p>${title}</p>`,
    tags: ['news'],
    published_at: new Date('2026-01-05T03:00:00Z'),
  });
  await db
    .insertInto('blog')
    .values([
      {
        ...post(fair.id, 1021, 'talk', 'คุยกับนักเขียน'),
        event: JSON.stringify({
          starts_at: '2030-03-28T06:00:00Z',
          ends_at: '2030-03-28T09:00:00Z',
          place: 'เวทีกลาง ศูนย์ประชุม',
          seats: 80,
        }),
      },
      { ...post(fair.id, 1022, 'shelf', 'ชั้นหนังสือเก่า'), event: null },
      { ...post(dealer.id, 1221, 'care', 'ดูแลรถหน้าฝน'), event: null },
      { ...post(solo.id, 1321, 'studio', 'ในสตูดิโอ'), event: null },
    ])
    .execute();
  await db
    .insertInto('contestant')
    .values(
      ['ดอยช้าง', 'ป่าเมี่ยง', 'ขุนวาง'].map((name, index) => ({
        shop_id: cup.id,
        id: 1101 + index,
        number: index + 1,
        name,
        summary: `กาแฟจาก${name}`,
        image: null,
        link: index === 0 ? '/search' : '',
        rank: index,
      })),
    )
    .execute();
}

async function insertPages(db: Db): Promise<void> {
  await db
    .insertInto('page')
    .values(
      Object.entries(dealerDocuments).map(([name, document]) => ({
        shop_id: dealer.id,
        name,
        title: document.title,
        draft: JSON.stringify(document),
        published: JSON.stringify(document),
        published_at: new Date('2026-01-05T03:00:00Z'),
      })),
    )
    .execute();
}
