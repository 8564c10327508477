import type { Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { TextKey, TextVars } from '../../../locales/text.ts';
import { updateProducts } from '../../catalog/index.ts';
import { changeStocks, type StocksRefusal } from '../../sales/index.ts';
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

type Locked = Parameters<typeof updateProducts>[2];

export interface AppliedItems {
  readonly refused: ReadonlyMap<number, Refusal>;
  /** The changed stocks by product, each with the quantity before. */
  readonly stocks: Awaited<ReturnType<typeof changeStocks>>['changed'];
}

/** Changes many products, each completely or not at all. A refused product stays unchanged. */
export async function applyItems(
  trx: Transaction<Database>,
  context: Applied,
  locked: Locked,
  items: readonly UndoItem[],
): Promise<AppliedItems> {
  const ofStock = items.flatMap(({ id, stock, stock_of: of }) =>
    stock && locked.rows.has(id) ? [{ id, of, ...stock }] : [],
  );
  const others = items.filter(({ id, stock }) => !stock || !locked.rows.has(id));
  const refused = new Map<number, Refusal>();
  for (const [id, reason] of await updateProducts(trx, context, locked, others)) {
    refused.set(id, { key: refusalTexts[reason] });
  }
  if (ofStock.length === 0) return { refused, stocks: new Map() };
  const stocks = await changeStocks(trx, { ...context, changes: ofStock });
  for (const [id, refusal] of stocks.refused) refused.set(id, stockRefusal(refusal));
  return { refused, stocks: stocks.changed };
}

function stockRefusal(refusal: StocksRefusal): Refusal {
  const vars = refusal.code === 'NOT_ENOUGH' ? { left: refusal.left } : {};
  return { key: `error.${refusal.code}`, vars };
}
