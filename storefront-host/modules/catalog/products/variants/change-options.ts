import type { Db } from '../../../../db/open.ts';
import { writeAudit } from '../../../shops/index.ts';
import type { OptionsUpdate } from './product-options.contract.ts';
import { storedOptions } from './stored-options.ts';
import { lockProduct, type ProductChanged } from '../writing/update-product.ts';
import { syncVariants } from './sync-variants.ts';
import { refreshProducts } from '../writing/write-product.ts';

export interface OptionsChange {
  readonly shopId: number;
  readonly productId: number;
  readonly update: OptionsUpdate;
  readonly accountId: string;
  readonly at: Date;
}

/** Changes the options of a product; variants whose values remain keep their price, code and stock. */
export function changeOptions(db: Db, request: OptionsChange): Promise<ProductChanged> {
  return db.transaction().execute(async (trx) => {
    const { shopId, productId, update, accountId, at } = request;
    const found = await lockProduct(trx, shopId, productId);
    if (!found || found.row.parent_id !== null) return { ok: false, code: 'NOT_FOUND' };
    const { row } = found;
    if (row.revision !== update.revision) return { ok: false, code: 'CONFLICT' };
    const options = storedOptions(update.options, row.options);
    if ('path' in options) return { ok: false, code: 'VALIDATION', ...options };
    const plan = await syncVariants(trx, row, options, { remain: 0, accountId, at });
    await trx
      .updateTable('product')
      .set({ revision: row.revision + 1, updated_at: at })
      .where('shop_id', '=', shopId)
      .where('id', '=', productId)
      .execute();
    await refreshProducts(trx, shopId, [productId], at);
    await writeAudit(trx, {
      shopId,
      entity: 'product',
      entityId: productId,
      action: 'options',
      accountId,
      before: { options: listOptions(row.options) },
      after: { options: listOptions(options), made: plan.fresh.length, gone: plan.gone.length },
      at,
    });
    return { ok: true };
  });
}

function listOptions(options: Parameters<typeof syncVariants>[2]): string {
  return options
    .map(({ title, items }) => `${title.th}: ${items.map((item) => item.title.th).join(', ')}`)
    .join(' · ');
}
