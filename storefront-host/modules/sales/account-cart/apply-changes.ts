import type {
  AccountCartChange,
  AccountCartResponse,
} from '@talad/elements/api/account-cart.contract';
import { MAX_CART_LINES } from '@talad/elements/commerce/limits';

export interface AccountCartLine {
  readonly shop_id: number;
  readonly product_uuid: string;
  readonly quantity: number;
  readonly revision: number;
  readonly added_revision: number;
}

interface Stored {
  readonly revision: number;
  /** Contains all lines of the account, also those that the sender may not see. */
  readonly lines: readonly AccountCartLine[];
}

interface Sent {
  /** Revision of the sender's copy. */
  readonly seen: number;
  readonly changes: readonly AccountCartChange[];
  /** If null, the sender may change the lines of every shop. */
  readonly onlyShop: number | null;
  /** Maps each product that the sender may put into the cart to its shop. */
  readonly shops: ReadonlyMap<string, number>;
}

export interface Applied {
  readonly revision: number;
  readonly written: readonly AccountCartLine[];
  readonly removed: readonly AccountCartLine[];
  readonly refused: AccountCartResponse['refused'];
}

/**
 * Returns the changes that are valid, each by itself and in any order (decision 036). The last
 * quantity wins, except where the sender has not seen a change: it cannot remove a line that
 * changed meanwhile, bring back one that was removed or ordered, or overwrite one that another
 * browser added first.
 */
export function applyChanges(stored: Stored, { seen, changes, onlyShop, shops }: Sent): Applied {
  const lines = new Map(stored.lines.map((line) => [line.product_uuid, line]));
  const written = new Map<string, AccountCartLine>();
  const removed = new Map<string, AccountCartLine>();
  const refused: Applied['refused'] = [];
  let { revision } = stored;
  for (const { product_uuid: sent, quantity, added } of changes) {
    const uuid = sent.toLowerCase();
    const line = lines.get(uuid);
    if (line) {
      const isForeign = onlyShop !== null && line.shop_id !== onlyShop;
      const isStale = quantity === 0 ? line.revision > seen : added;
      if (isForeign || isStale || line.quantity === quantity) continue;
      revision += 1;
      if (quantity === 0) {
        lines.delete(uuid);
        written.delete(uuid);
        removed.set(uuid, line);
      } else write({ ...line, quantity, revision });
    } else if (added && quantity > 0) {
      const shop_id = shops.get(uuid);
      if (shop_id === undefined) refused.push({ product_uuid: uuid, code: 'NOT_FOUND' });
      else if (lines.size >= MAX_CART_LINES)
        refused.push({ product_uuid: uuid, code: 'CART_FULL' });
      else {
        revision += 1;
        write({ shop_id, product_uuid: uuid, quantity, revision, added_revision: revision });
      }
    }
  }
  return { revision, written: [...written.values()], removed: [...removed.values()], refused };

  function write(line: AccountCartLine): void {
    lines.set(line.product_uuid, line);
    written.set(line.product_uuid, line);
    removed.delete(line.product_uuid);
  }
}
