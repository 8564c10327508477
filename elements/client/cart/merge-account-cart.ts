import type { AccountCartChange } from '../../api/account-cart.contract.ts';
import type { CartItem } from '../../commerce/cart/cart.ts';
import { DEFAULT_MAX_QUANTITY, MAX_CART_LINES } from '../../commerce/limits.ts';

/** Quantities by the product's uuid, in the order of the lines. */
export type Quantities = Readonly<Record<string, number>>;

interface Sides {
  /** The account's cart in the server's last answer. */
  readonly base: Quantities;
  /** Quantities sent with the call that `server` answers; 0 removes a line. */
  readonly sent: Quantities;
  readonly local: Quantities;
  readonly server: Quantities;
}

interface Merged {
  readonly lines: Quantities;
  /** Added in this browser although the account's cart has another quantity, which is used. */
  readonly clashes: Quantities;
  /** The cart had no room for products added in this browser. */
  readonly isFull: boolean;
}

export function quantitiesOf(items: readonly CartItem[]): Quantities {
  return Object.fromEntries(
    items.map((item) => [item.product_uuid, Math.min(item.quantity, DEFAULT_MAX_QUANTITY)]),
  );
}

/** Lists the changes made in this browser since the last answer. */
export function changesOf(base: Quantities, local: Quantities): AccountCartChange[] {
  return unionOf(base, local)
    .filter((uuid) => base[uuid] !== local[uuid])
    .map((uuid) => ({
      product_uuid: uuid,
      quantity: local[uuid] ?? 0,
      added: base[uuid] === undefined,
    }));
}

/** Returns the quantities that the account's cart has, among those sent with a call whose answer was lost. */
export function appliedOf(sent: Quantities, server: Quantities): Quantities {
  return Object.fromEntries(
    Object.entries(sent).filter(([uuid, quantity]) => (server[uuid] ?? 0) === quantity),
  );
}

/**
 * Merges the account's cart with this browser's unsent changes. Unchanged lines take the server's
 * quantity; a line removed from the account's cart does not come back; if a line was added on both
 * sides the account's quantity is used.
 */
export function mergeCarts({ base, sent, local, server }: Sides): Merged {
  const lines: Record<string, number> = {};
  const clashes: Record<string, number> = {};
  let count = Object.keys(server).length;
  let isFull = false;
  for (const uuid of unionOf(server, local)) {
    const [theirs, mine] = [server[uuid] ?? 0, local[uuid] ?? 0];
    const before = sent[uuid] ?? base[uuid] ?? 0;
    const isAdded = mine > 0 && (base[uuid] === undefined || before === 0);
    let next = theirs;
    if (isAdded && theirs > 0) {
      // Changed again after the sent quantity was accepted: this browser's is newer.
      if (mine !== before && theirs === before) next = mine;
      else if (mine !== theirs) clashes[uuid] = mine;
    } else if (mine !== before) {
      if (mine === 0) {
        if (theirs === before) next = 0;
      } else if (isAdded && !sent[uuid]) {
        const isRoom = count < MAX_CART_LINES;
        if (isRoom) count += 1;
        else isFull = true;
        next = isRoom ? mine : 0;
      } else next = theirs === 0 ? 0 : mine;
    }
    if (next > 0) lines[uuid] = next;
    else if (theirs > 0) count -= 1;
  }
  return { lines, clashes, isFull };
}

function unionOf(one: Quantities, other: Quantities): readonly string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])];
}
