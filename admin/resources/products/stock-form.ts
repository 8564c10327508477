import {
  StockChange,
  type StockChangeReason,
} from '../../../storefront-host/modules/sales/stock/stock.contract.ts';
import { limitOf } from '../../forms/contract-limits.ts';

export const MAX_DELTA = limitOf(StockChange.properties.delta, 'maximum');
export const MAX_NOTE = limitOf(StockChange.properties.note, 'maxLength');

export const stockReasons: readonly StockChangeReason[] = [
  'received',
  'returned',
  'damaged',
  'count',
];

export type Direction = 'add' | 'remove';

/** The reason determines the direction; only a count can go in both. */
export function directionOf(reason: StockChangeReason, chosen: Direction): Direction {
  switch (reason) {
    case 'received':
    case 'returned':
      return 'add';
    case 'damaged':
      return 'remove';
    case 'count':
      return chosen;
  }
}

/** Returns why the quantity cannot be saved, as a key with its variables. */
export function refuseQuantity(
  quantity: number,
  direction: Direction,
  remain: number,
): { readonly key: string; readonly vars: Record<string, number> } | undefined {
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > MAX_DELTA) {
    return { key: 'app.stock.quantity_bad', vars: { max: MAX_DELTA } };
  }
  if (direction === 'remove' && quantity > remain) {
    return { key: 'app.stock.too_many', vars: { smart_count: remain } };
  }
  return undefined;
}
