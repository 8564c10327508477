import { sql, type Kysely } from 'kysely';
import type { Database, StoredOption } from '../../../storefront-host/db/schema.ts';

/**
 * Inserts a product of shop alpha with 20 × 10 × 10 combinations; the last one alone is red-20, 10,
 * 10.
 */
export const cloth = {
  id: 5_000,
  slug: 'cloth',
  total: 2_000,
  last: 7_000,
  lastPrice: 2_010,
} as const;

const axis = (key: string, th: string, en: string, count: number): StoredOption => ({
  key,
  title: { th, en },
  items: Array.from({ length: count }, (_, index) => ({
    key: `${key}-${index + 1}`,
    title: { th: `${th} ${index + 1}`, en: `${en} ${index + 1}` },
  })),
});
const options = [
  axis('color', 'สี', 'Colour', 20),
  axis('width', 'กว้าง', 'Width', 10),
  axis('length', 'ยาว', 'Length', 10),
];

/**
 * Combination n costs 10 + n baht and has 3 pieces in stock, except those of colour 2, which are
 * sold out.
 */
export async function seedManyCombinations(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto('product')
    .values({
      shop_id: 2,
      id: cloth.id,
      uuid: '01930000-0000-7000-9000-000000005000',
      slug: cloth.slug,
      title: 'ผ้าทอ',
      price: 1_100,
      category_id: 5,
      mall_category_id: 2,
      options: JSON.stringify(options),
    })
    .execute();
  await sql`INSERT INTO product (shop_id, id, uuid, parent_id, title, code, price, rank, option_values)
    SELECT 2, ${cloth.id} + n, gen_random_uuid(), ${cloth.id}, 'ผ้าทอ', 'CLOTH-' || n, 1000 + 100 * n, n,
      jsonb_build_object('color', 'color-' || ((n - 1) / 100 + 1),
        'width', 'width-' || ((n - 1) / 10 % 10 + 1), 'length', 'length-' || ((n - 1) % 10 + 1))
    FROM generate_series(1, ${cloth.total}::int) n`.execute(db);
  await sql`INSERT INTO stock (shop_id, product_id, remain)
    SELECT shop_id, id, CASE WHEN option_values->>'color' = 'color-2' THEN 0 ELSE 3 END
    FROM product WHERE shop_id = 2 AND parent_id = ${cloth.id}`.execute(db);
}
