import { scryptSync } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { OpenedDatabase } from '../../storefront-host/db/open.ts';
import type { Database, StoredOption } from '../../storefront-host/db/schema.ts';
import { refreshSearchText } from '../../storefront-host/modules/catalog/search/search-text.ts';
import { accounts, categories, products, shops, smallPassword } from './fixture-market-data.ts';

export * from './fixture-market-data.ts';

/** Fills the small market: two shops and the mall, five people, a product of each kind. */
export async function seedSmallMarket({ db }: OpenedDatabase): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await seedPeople(trx, cheapHash(smallPassword));
    await seedCatalogue(trx);
  });
}

/** Hashes as password.ts does, at the lowest cost: a sign-in takes a test 1 ms instead of 160. */
function cheapHash(password: string): string {
  const salt = Buffer.alloc(16);
  const key = scryptSync(password, salt, 32, { N: 2, r: 8, p: 1 });
  return ['scrypt', 1, 8, 1, salt.toString('base64url'), key.toString('base64url')].join('$');
}

async function seedPeople(trx: Transaction<Database>, hash: string): Promise<void> {
  await trx
    .insertInto('account')
    .values(
      Object.values(accounts).map(({ id, email, name, level }) => ({
        id,
        email,
        name,
        level,
        email_verified: true,
        password_hash: hash,
      })),
    )
    .execute();
  await trx
    .insertInto('shop')
    .values(
      Object.values(shops).map(({ id, kind, shopname, title }) => ({
        id,
        kind,
        shopname,
        title,
        email: `${shopname}@example.test`,
        tel: '021234567',
        settings: JSON.stringify({
          shipping: { flat: 5000, freeFrom: 100_000 },
          tax: { registered: true },
        }),
      })),
    )
    .execute();
  await trx
    .insertInto('staff')
    .values([
      { shop_id: shops.alpha.id, account_id: accounts.ownerAlpha.id, flags: ['owner'] },
      { shop_id: shops.alpha.id, account_id: accounts.staffAlpha.id, flags: ['product'] },
      { shop_id: shops.beta.id, account_id: accounts.ownerBeta.id, flags: ['owner'] },
    ])
    .execute();
}

async function seedCatalogue(trx: Transaction<Database>): Promise<void> {
  await trx
    .insertInto('category')
    .values(Object.values(categories).map((category, rank) => ({ ...category, rank })))
    .execute();
  await trx
    .insertInto('product')
    .values(
      Object.values(products).map((product) => ({
        shop_id: product.shop_id,
        id: product.id,
        uuid: product.uuid,
        parent_id: product.parent_id ?? null,
        slug: product.slug,
        title: product.title,
        code: product.code,
        price: product.price,
        full_price: product.full_price ?? null,
        options: JSON.stringify(product.options ?? ([] satisfies readonly StoredOption[])),
        option_values: JSON.stringify(product.option_values ?? {}),
        category_id: product.category_id,
        mall_category_id: product.mall_category_id,
        popularity: 1000 - product.id,
      })),
    )
    .execute();
  await trx
    .insertInto('stock')
    .values(
      Object.values(products)
        .filter(({ remain }) => remain !== undefined)
        .map(({ shop_id, id, remain, unlimited }) => ({
          shop_id,
          product_id: id,
          remain: remain ?? 0,
          unlimited: unlimited ?? false,
        })),
    )
    .execute();
  for (const { id } of [shops.alpha, shops.beta]) {
    await refreshSearchText(
      trx,
      id,
      Object.values(products)
        .filter((product) => product.shop_id === id)
        .map((product) => product.id),
    );
  }
  await countCategories(trx);
  await sql`SELECT setval('shop_id_seq', (SELECT max(id) FROM shop)),
    setval('category_id_seq', (SELECT max(id) FROM category)),
    setval('product_id_seq', (SELECT max(id) FROM product))`.execute(trx);
}

async function countCategories(trx: Transaction<Database>): Promise<void> {
  await sql`UPDATE category c SET count_sum = (SELECT count(*) FROM product p
    WHERE p.parent_id IS NULL AND (p.mall_category_id = c.id OR p.category_id = c.id))`.execute(
    trx,
  );
}
