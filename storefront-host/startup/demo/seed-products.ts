import { sql, type Transaction } from 'kysely';
import { bahtToSatang } from '@talad/elements/commerce/money';
import { newId } from '../../db/ids.ts';
import type { Database, StoredOption } from '../../db/schema.ts';
import { refreshSearchText } from '../../modules/catalog/index.ts';
import type { DemoProduct, DemoShop, Pieces } from '../../../presets/demo-market/demo-content.ts';
import { demoMarket } from '../../../presets/demo-market/index.ts';
import { demoPeopleEnglish } from '../../../presets/demo-market/people-english.ts';
import { demoSellers } from '../../../presets/demo-market/sellers.ts';
import { demoShopIds } from './demo-shop-ids.ts';
import { insertFacts } from './seed-facts.ts';
import { englishTags } from './english-tags.ts';
import { insertEnglish } from './insert-english.ts';
import type { PictureShelf } from './picture-shelf.ts';
import type { CategoryIds } from './seed-shops.ts';

const DAY_MS = 86_400_000;

/** Sellable products, by product key and chosen items: 'salt-glaze-mug/rain'. */
export type ProductUuids = ReadonlyMap<string, string>;

export interface SeedGoods {
  readonly shelf: PictureShelf;
  readonly categories: CategoryIds;
  readonly now: Date;
  readonly inserted: (done: number) => void;
}

export async function insertProducts(
  trx: Transaction<Database>,
  goods: SeedGoods,
): Promise<ProductUuids> {
  const uuids = new Map<string, string>();
  let done = 0;
  for (const shop of demoMarket.shops) {
    const mains: number[] = [];
    for (const [rank, product] of shop.products.entries()) {
      mains.push(await insertProduct(trx, { ...goods, shop, product, rank }, uuids));
      done += 1;
      goods.inserted(done);
    }
    await refreshSearchText(trx, demoShopIds[shop.shopname] ?? 0, mains);
  }
  await insertFacts(trx);
  await countCategories(trx);
  return uuids;
}

interface One extends SeedGoods {
  readonly shop: DemoShop;
  readonly product: DemoProduct;
  readonly rank: number;
}

async function insertProduct(
  trx: Transaction<Database>,
  one: One,
  uuids: Map<string, string>,
): Promise<number> {
  const { product, shop, shelf, categories } = one;
  const shopId = demoShopIds[shop.shopname] ?? 0;
  const row = {
    ...common(one, product.key),
    slug: product.key,
    description: product.description.th,
    code: product.code,
    options: JSON.stringify(storedOptions(product)),
    images: JSON.stringify(shelf.images(shopId, product.key)),
    category_id: categories.get(`${shop.shopname}/${product.category}`) ?? null,
    mall_category_id: categories.get(`${demoMarket.mall.shopname}/${product.mall}`) ?? null,
    tags: [...product.tags],
    showrooms: [...(product.showrooms ?? [])],
    popularity: product.sold,
    rank: one.rank,
    brand: product.book ? null : (demoSellers[shop.shopname]?.brand ?? null),
    ...bookColumns(product),
  };
  const { id } = await trx
    .insertInto('product')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertEnglish(
    trx,
    { shopId, entity: 'product', id },
    {
      title: product.title.en,
      description: product.description.en,
      unit_name: product.unit.en,
      tags: englishTags(product.tags),
      ...englishNames(product),
    },
  );
  if (typeof product.stock !== 'object') {
    uuids.set(product.key, row.uuid);
    await open(trx, one, id, product.stock);
    return id;
  }
  for (const [rank, [items, pieces]] of Object.entries(product.stock).entries()) {
    const values = valuesOf(product, items);
    const kid = {
      ...common(one, items),
      parent_id: id,
      code: `${product.code}-${rank + 1}`,
      option_values: JSON.stringify(values),
      rank,
    };
    const { id: kidId } = await trx
      .insertInto('product')
      .values(kid)
      .returning('id')
      .executeTakeFirstOrThrow();
    uuids.set(`${product.key}/${items}`, kid.uuid);
    await open(trx, one, kidId, pieces);
  }
  return id;
}

/** Books state Buddhist years; the catalogue stores Common Era years. */
function bookColumns({ book }: DemoProduct) {
  if (!book) return {};
  return {
    author: book.author,
    publisher: book.publisher,
    page_count: book.pages,
    language: book.language ?? 'th',
    published_year: book.year - 543,
  };
}

/** Returns author and publisher of a book. */
function englishNames({ book }: DemoProduct): Readonly<Record<string, string>> {
  if (!book) return {};
  const { author, publisher } = book;
  return {
    author: demoPeopleEnglish[author] ?? author,
    publisher: demoPeopleEnglish[publisher] ?? publisher,
  };
}

function common({ product, shop, now }: One, items: string) {
  const cost = items.split('/').flatMap((item) => product.prices?.[item] ?? [])[0] ?? product;
  const born = new Date(now.getTime() - product.daysOld * DAY_MS);
  return {
    shop_id: demoShopIds[shop.shopname] ?? 0,
    uuid: newId(born.getTime()),
    title: product.title.th,
    status: product.preorder ? ('preorder' as const) : ('availability' as const),
    price: bahtToSatang(cost.price),
    full_price: cost.full === undefined ? null : bahtToSatang(cost.full),
    unit_name: product.unit.th,
    weight_grams: product.grams,
    created_at: born,
    updated_at: born,
  };
}

/** Stock begins like later changes: by a delta with a reason. */
async function open(
  trx: Transaction<Database>,
  { product, shop, now }: One,
  productId: number,
  pieces: Pieces,
): Promise<void> {
  const shopId = demoShopIds[shop.shopname] ?? 0;
  const remain = pieces === 'unlimited' ? 0 : pieces;
  const at = new Date(now.getTime() - product.daysOld * DAY_MS);
  await trx
    .insertInto('stock')
    .values({ shop_id: shopId, product_id: productId, remain, unlimited: pieces === 'unlimited' })
    .execute();
  if (remain === 0) return;
  await trx
    .insertInto('stock_ledger')
    .values({
      shop_id: shopId,
      id: newId(at.getTime()),
      product_id: productId,
      delta: remain,
      remain_after: remain,
      reason: 'opening',
      order_id: null,
      account_id: null,
      created_at: at,
    })
    .execute();
}

function storedOptions(product: DemoProduct): readonly StoredOption[] {
  return (product.options ?? []).map(({ key, title, items }) => ({
    key,
    title,
    items: items.map((item) => ({
      key: item.key,
      title: item.title,
      ...(item.color ? { color: item.color } : {}),
    })),
  }));
}

function valuesOf(product: DemoProduct, items: string): Readonly<Record<string, string>> {
  const chosen = items.split('/');
  return Object.fromEntries(
    (product.options ?? []).map((option, index) => [option.key, chosen[index] ?? '']),
  );
}

/** A category counts what is in it and below it. */
async function countCategories(trx: Transaction<Database>): Promise<void> {
  await sql`
    WITH RECURSIVE below (root, id) AS (
      SELECT id, id FROM category
      UNION ALL SELECT below.root, c.id FROM category c JOIN below ON c.parent_id = below.id
    )
    UPDATE category c SET count_sum = (
      SELECT count(*) FROM product p JOIN below ON below.root = c.id
        AND below.id IN (p.category_id, p.mall_category_id)
      WHERE p.parent_id IS NULL)`.execute(trx);
}
