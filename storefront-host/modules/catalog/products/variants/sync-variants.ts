import { sql, type Selectable, type Transaction } from 'kysely';
import type { Database, ProductTable, StoredImage, StoredOption } from '../../../../db/schema.ts';
import { newId } from '../../../../db/ids.ts';
import { openStock } from './open-stock.ts';
import { planVariants, type VariantsPlan } from './plan-variants.ts';
import { syncParentPrices } from '../writing/write-product.ts';

type Main = Pick<
  Selectable<ProductTable>,
  'shop_id' | 'id' | 'title' | 'price' | 'full_price' | 'images'
>;

export interface VariantDefaults {
  /** Initial stock of each new variant; null if not counted. */
  readonly remain: number | null;
  readonly accountId: string;
  readonly at: Date;
}

/** Rows in one statement. */
const CHUNK = 500;

/** Gives a product these options: inserts missing variants, removes those without a combination. */
export async function syncVariants(
  trx: Transaction<Database>,
  main: Main,
  options: readonly StoredOption[],
  defaults: VariantDefaults,
): Promise<VariantsPlan> {
  const before = await trx
    .selectFrom('product')
    .select(['id', 'option_values', 'status'])
    .where('shop_id', '=', main.shop_id)
    .where('parent_id', '=', main.id)
    .orderBy('rank')
    .orderBy('id')
    .forUpdate()
    .execute();
  const plan = planVariants(
    options,
    before.map(({ status, ...row }) => ({ ...row, isRemoved: status === 'removed' })),
  );
  await updateExisting(trx, main, plan.existing, defaults.at);
  await insert(trx, main, plan.fresh, defaults);
  await takeOut(trx, main.shop_id, plan.gone, defaults.at);
  await trx
    .updateTable('product')
    .set({
      options: JSON.stringify(options),
      images: JSON.stringify(main.images.map((image) => withOption(image, options))),
    })
    .where('shop_id', '=', main.shop_id)
    .where('id', '=', main.id)
    .execute();
  if (options.length > 0) await syncParentPrices(trx, main.shop_id, [main.id]);
  return plan;
}

async function updateExisting(
  trx: Transaction<Database>,
  main: Main,
  existing: VariantsPlan['existing'],
  at: Date,
): Promise<void> {
  if (existing.length === 0) return;
  await sql`
    UPDATE product p SET rank = one.rank, option_values = one.option_values::jsonb, updated_at = ${at},
      status = CASE p.status WHEN 'removed' THEN 'availability' ELSE p.status END,
      revision = p.revision + 1
    FROM unnest(${existing.map(({ id }) => id)}::bigint[], ${existing.map(({ rank }) => rank)}::int[],
      ${existing.map(({ values }) => JSON.stringify(values))}::text[]) AS one (id, rank, option_values)
    WHERE p.shop_id = ${main.shop_id} AND p.id = one.id
      AND (p.rank <> one.rank OR p.option_values <> one.option_values::jsonb OR p.status = 'removed')`.execute(
    trx,
  );
}

async function insert(
  trx: Transaction<Database>,
  main: Main,
  fresh: VariantsPlan['fresh'],
  { remain, accountId, at }: VariantDefaults,
): Promise<void> {
  for (let from = 0; from < fresh.length; from += CHUNK) {
    const rows = await trx
      .insertInto('product')
      .values(
        fresh.slice(from, from + CHUNK).map(({ values, rank }) => ({
          shop_id: main.shop_id,
          uuid: newId(at.getTime()),
          parent_id: main.id,
          title: main.title,
          price: main.price,
          full_price: main.full_price,
          option_values: JSON.stringify(values),
          rank,
          created_at: at,
          updated_at: at,
        })),
      )
      .returning('id')
      .execute();
    const ids = rows.map(({ id }) => id);
    await openStock(trx, ids, { shopId: main.shop_id, remain, accountId, at });
  }
}

async function takeOut(
  trx: Transaction<Database>,
  shopId: number,
  gone: readonly number[],
  at: Date,
): Promise<void> {
  if (gone.length === 0) return;
  await sql`UPDATE product SET status = 'removed', updated_at = ${at}, revision = revision + 1
    WHERE shop_id = ${shopId} AND id = ANY(${gone}::bigint[])`.execute(trx);
}

/** A picture for an option value that was removed becomes one of the whole product. */
function withOption(image: StoredImage, options: readonly StoredOption[]): StoredImage {
  const shown = Object.entries(image.option ?? {}).filter(([key, item]) =>
    options.some((one) => one.key === key && one.items.some((value) => value.key === item)),
  );
  const { option: _option, ...rest } = image;
  return shown.length > 0 ? { ...rest, option: Object.fromEntries(shown) } : rest;
}
