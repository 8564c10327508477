import type { Selectable, Transaction } from 'kysely';
import type { Database, Lang, ProductTable } from '../../../../db/schema.ts';
import { writeAudits } from '../../../shops/index.ts';
import type { FieldRefused } from './field-refused.ts';
import { findCategories, nextProduct, type ProductNext } from './next-product.ts';
import { auditFacts } from './product-audit.ts';
import type { ProductUpdate } from './product-write.contract.ts';
import { checkLocked, writeVariants, type CheckedVariants } from '../variants/update-variants.ts';
import type { VariantChange } from '../variants/variants.contract.ts';
import { refreshProducts, writeProducts } from './write-product.ts';

type Row = Selectable<ProductTable>;

/** Products, and separately the rows of their variants, locked until the transaction ends. */
export interface LockedProducts {
  readonly lang: Lang;
  readonly rows: ReadonlyMap<number, Row>;
  readonly variants: ReadonlyMap<number, readonly Row[]>;
}

/** Fields that one change of many products may contain (`MANY` of write-product.ts). */
export type ManyUpdate = Pick<
  ProductUpdate,
  | 'price'
  | 'full_price'
  | 'status'
  | 'category_id'
  | 'more_category_ids'
  | 'mall_category_id'
  | 'tags'
  | 'hot'
  | 'recommend'
>;

/** A change of a product, or of its variants. */
export interface OneOfMany {
  readonly id: number;
  readonly revision: number;
  readonly update?: ManyUpdate | undefined;
  readonly variants?:
    readonly Pick<VariantChange, 'id' | 'revision' | 'price' | 'full_price'>[] | undefined;
}

export interface ChangeContext {
  readonly shopId: number;
  readonly accountId: string;
  readonly at: Date;
}

type ManyRefusal = FieldRefused['reason'] | 'NOT_FOUND' | 'CONFLICT' | 'NOT_ENOUGH';

/** Locks products in the order of their ids, so that two changes cannot deadlock. */
export async function lockProducts(
  trx: Transaction<Database>,
  shopId: number,
  ids: readonly number[],
): Promise<LockedProducts> {
  const rows = await trx
    .selectFrom('product')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', 'in', [...ids])
    .where('parent_id', 'is', null)
    .where('status', '<>', 'removed')
    .orderBy('id')
    .forUpdate()
    .execute();
  const { base_language: lang } = await trx
    .selectFrom('shop')
    .select('base_language')
    .where('id', '=', shopId)
    .executeTakeFirstOrThrow();
  return { lang, rows: new Map(rows.map((row) => [row.id, row])), variants: new Map() };
}

/** Locks products with the variants of some of them. */
export async function lockVariants(
  trx: Transaction<Database>,
  shopId: number,
  locked: LockedProducts,
  ids: readonly number[],
): Promise<LockedProducts> {
  if (ids.length === 0) return locked;
  const rows = await trx
    .selectFrom('product')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('parent_id', 'in', [...ids])
    .where('status', '<>', 'removed')
    .orderBy('id')
    .forUpdate()
    .execute();
  const variants = Map.groupBy(rows, (row) => row.parent_id ?? row.id);
  return { ...locked, variants };
}

/**
 * Changes many products, each as a whole or not at all, in a constant number of statements. Returns the reasons of
 * the refused ones.
 */
export async function updateProducts(
  trx: Transaction<Database>,
  context: ChangeContext,
  locked: LockedProducts,
  changes: readonly OneOfMany[],
): Promise<ReadonlyMap<number, ManyRefusal>> {
  const { shopId, accountId, at } = context;
  const { lang } = locked;
  const refused = new Map<number, ManyRefusal>();
  const checked: { row: Row; next: ProductNext; update: ManyUpdate }[] = [];
  const withVariants: CheckedVariants[] = [];
  const updates = changes.flatMap(({ update }) => (update ? [update] : []));
  const categories = await findCategories(trx, shopId, updates);
  for (const { id, revision, update, variants } of changes) {
    const row = locked.rows.get(id);
    if (!row) refused.set(id, 'NOT_FOUND');
    else if (variants) {
      const rows = locked.variants.get(id) ?? [];
      const found = await checkLocked(trx, { product: row, rows, changes: variants }, { lang, at });
      const [problem] = found.refused;
      if (problem) refused.set(id, problem.reason);
      else withVariants.push(found);
    } else if (row.revision !== revision) refused.set(id, 'CONFLICT');
    else if (update) {
      const next = await nextProduct(trx, row, update, { lang, at, categories });
      if ('path' in next) refused.set(id, next.reason);
      else checked.push({ row, next, update });
    }
  }
  await writeProducts(trx, shopId, checked, at);
  await writeVariants(trx, context, withVariants);
  if (checked.length === 0) return refused;
  const ids = checked.map(({ row }) => row.id);
  await refreshProducts(trx, shopId, ids, at);
  await writeAudits(
    trx,
    checked.map(({ row, next, update }) => ({
      shopId,
      entity: 'product',
      entityId: row.id,
      action: 'updated',
      accountId,
      ...auditFacts(row, next, update, lang),
      at,
    })),
  );
  return refused;
}
