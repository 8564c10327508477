import type { Db } from '../../../db/open.ts';
import {
  checkVariants,
  writeVariants,
  type RefusedVariant,
  type VariantsChange,
} from '../../catalog/index.ts';
import { changeStockWithin } from '../../sales/index.ts';

export interface VariantsChanged {
  readonly saved: readonly number[];
  readonly refused: readonly RefusedVariant[];
}

/** Changes variants with their stock, each completely or not at all. Returns null if the product does not exist. */
export function changeVariants(db: Db, request: VariantsChange): Promise<VariantsChanged | null> {
  return db.transaction().execute(async (trx) => {
    const found = await checkVariants(trx, request);
    if (!found) return null;
    const refused = [...found.refused];
    const checked = [];
    for (const one of found.checked) {
      const { stock, id: productId } = one.change;
      const delta = stock ? stock.to - stock.from : 0;
      const { shopId, accountId, at } = request;
      const change = { delta, reason: 'count' } as const;
      const counted =
        delta === 0 ||
        (await changeStockWithin(trx, { shopId, productId, change, accountId, at })).ok;
      if (counted) checked.push(one);
      else refused.push({ id: productId, path: 'stock', reason: 'NOT_ENOUGH' });
    }
    await writeVariants(trx, request, [{ product: found.product, checked }]);
    return { saved: checked.map(({ row }) => row.id), refused };
  });
}
