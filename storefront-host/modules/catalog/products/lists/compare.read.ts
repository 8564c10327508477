import { sql, type Kysely } from 'kysely';
import type { ComparedProduct } from '@talad/elements/api/compare.contract';
import type { Database, ProductTable } from '../../../../db/schema.ts';
import type { ReadContext } from '../../../shops/index.ts';
import { readMinisByUuid } from './products.read.ts';

type FactRow = Pick<
  ProductTable,
  'uuid' | 'code' | 'weight_grams' | 'brand' | 'second_hand_option' | 'prepare_duration'
> & { readonly attributes: Readonly<Record<string, string>> };

/** Returns the products to be compared, in the order of the ids; of one shop if `shopId` is set. Three queries. */
export async function readCompared(
  db: Kysely<Database>,
  uuids: readonly string[],
  ctx: ReadContext,
  shopId: number | null,
): Promise<readonly ComparedProduct[]> {
  const [minis, facts] = await Promise.all([readMinisByUuid(db, uuids, ctx), factsOf(db, uuids)]);
  return uuids.flatMap((uuid) => {
    const mini = minis.get(uuid);
    const fact = facts.get(uuid);
    if (!mini || !fact || (shopId !== null && mini.shop_id !== shopId)) return [];
    const { uuid: _, attributes, ...rest } = fact;
    return [{ ...mini, ...rest, attributes: { ...attributes } }];
  });
}

/** Returns the facts of the variants; missing ones come from the product. */
async function factsOf(
  db: Kysely<Database>,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, FactRow>> {
  const { rows } = await sql<FactRow>`
    SELECT p.uuid, coalesce(p.code, m.code) AS code,
      coalesce(p.weight_grams, m.weight_grams) AS weight_grams, m.brand, m.second_hand_option,
      m.prepare_duration, m.attributes
    FROM product p
    JOIN product m ON m.shop_id = p.shop_id AND m.id = coalesce(p.parent_id, p.id)
    WHERE p.uuid = ANY(${uuids}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.uuid, row]));
}
