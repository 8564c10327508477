import type { Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { TextKey, TextVars } from '../../../locales/text.ts';
import { checkVariants, updateProductWithin, writeVariants } from '../../catalog/index.ts';
import { changeStockWithin } from '../../sales/index.ts';
import type { UndoItem } from './bulk.contract.ts';
import { refusalTexts } from './refusal-texts.ts';

export interface Applied {
  readonly shopId: number;
  readonly accountId: string;
  readonly at: Date;
}

export interface Refusal {
  readonly key: TextKey;
  readonly vars?: TextVars;
}

/** Writes one product's change as a whole; a refusal has changed nothing of it. */
export async function applyItem(
  trx: Transaction<Database>,
  { shopId, accountId, at }: Applied,
  item: UndoItem,
): Promise<Refusal | null> {
  const { id: productId, revision, update, variants, stock } = item;
  if (stock) {
    const changed = await changeStockWithin(trx, {
      shopId,
      productId,
      change: stock,
      accountId,
      at,
    });
    if (changed.ok) return null;
    const vars = changed.code === 'NOT_ENOUGH' ? { left: changed.left } : {};
    return { key: `error.${changed.code}`, vars };
  }
  if (variants) {
    const asked = { shopId, productId, changes: variants, accountId, at };
    const found = await checkVariants(trx, asked);
    if (!found) return { key: 'error.NOT_FOUND' };
    const [refused] = found.refused;
    if (refused) return { key: refusalTexts[refused.reason] };
    await writeVariants(trx, asked, found);
    return null;
  }
  const changed = await updateProductWithin(trx, {
    shopId,
    productId,
    update: { revision, ...update },
    accountId,
    at,
  });
  if (changed.ok) return null;
  return { key: refusalTexts[changed.code === 'VALIDATION' ? changed.reason : changed.code] };
}
