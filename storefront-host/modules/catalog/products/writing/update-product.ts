import type { Transaction } from 'kysely';
import type { Database } from '../../../../db/schema.ts';
import type { Db } from '../../../../db/open.ts';
import { writeAudit } from '../../../shops/index.ts';
import { nextProduct } from './next-product.ts';
import { auditFacts } from './product-audit.ts';
import type { FieldRefused } from './field-refused.ts';
import { withOwnNames } from './product-fields.ts';
import type { ProductUpdate } from './product-write.contract.ts';
import { refreshProducts, syncParentPrices, writeOverlay, writeProduct } from './write-product.ts';

export interface ProductChange {
  readonly shopId: number;
  readonly productId: number;
  readonly update: ProductUpdate;
  readonly accountId: string;
  readonly at: Date;
}

export type ProductChanged =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'NOT_FOUND' | 'CONFLICT' }
  | ({ readonly ok: false; readonly code: 'VALIDATION' } & FieldRefused);

/** Changes the sent fields of a product, or refuses and changes nothing. */
export function updateProduct(db: Db, request: ProductChange): Promise<ProductChanged> {
  return db.transaction().execute((trx) => updateWithin(trx, request));
}

async function updateWithin(
  trx: Transaction<Database>,
  request: ProductChange,
): Promise<ProductChanged> {
  const found = await lockProduct(trx, request.shopId, request.productId);
  if (!found) return { ok: false, code: 'NOT_FOUND' };
  const { row, lang } = found;
  if (row.revision !== request.update.revision) return { ok: false, code: 'CONFLICT' };
  const update = withOwnNames(request.update, lang);
  if ('path' in update) return { ok: false, code: 'VALIDATION', ...update };
  const next = await nextProduct(trx, row, update, { lang, at: request.at });
  if ('path' in next) return { ok: false, code: 'VALIDATION', ...next };
  await writeProduct(trx, row, next, request.at);
  await writeOverlay(trx, row, update, lang);
  if (row.parent_id !== null) await syncParentPrices(trx, request.shopId, [row.parent_id]);
  await refreshProducts(trx, request.shopId, [row.parent_id ?? row.id], request.at);
  await writeAudit(trx, {
    shopId: request.shopId,
    entity: 'product',
    entityId: request.productId,
    // The entry has the status that an undo restores.
    action: next.status === 'removed' ? 'removed' : 'updated',
    accountId: request.accountId,
    ...auditFacts(row, next, update, lang),
    at: request.at,
  });
  return { ok: true };
}

/**
 * Returns the product, locked until the transaction ends, with its shop's language; null if there
 * is none.
 */
export async function lockProduct(trx: Transaction<Database>, shopId: number, id: number) {
  const row = await trx
    .selectFrom('product')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .where('status', '<>', 'removed')
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  const shop = await trx
    .selectFrom('shop')
    .select('base_language')
    .where('id', '=', shopId)
    .executeTakeFirstOrThrow();
  return { row, lang: shop.base_language };
}
