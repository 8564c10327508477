import { signal, type ReadonlySignal } from '@preact/signals-core';
import { COPY_KEY } from './cart-count.ts';
import { isRecord } from '../../schema/is-product.ts';
import type { Quantities } from './merge-account-cart.ts';

/** Stored next to a browser's cart that is a copy of an account's cart. */
export interface AccountCopy {
  /** Value of the session's readable cookie. */
  readonly token: string;
  readonly owner: string;
  readonly revision: number;
  /** Time of the server's last answer. */
  readonly time: number;
  /** The lines of the server's last answer. */
  readonly lines: Quantities;
  /** Quantities that were sent, while it is unknown whether they were applied. */
  readonly sent?: Quantities;
  /** Products that were in the cart while signed in, sent or not: signing out removes them. */
  readonly own: readonly string[];
  /** Quantities chosen in this browser that differ from the account's. */
  readonly clashes: Quantities;
}

const shown = signal<Quantities>({});
/** The two quantities that the shopper chooses between. */
export const cartClashes: ReadonlySignal<Quantities> = shown;

/** Returns null if there is none or it cannot be parsed. */
export function readCopy(): AccountCopy | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(COPY_KEY) ?? 'null');
    const copy = isCopy(stored) ? stored : null;
    shown.value = copy?.clashes ?? {};
    return copy;
  } catch {
    return null;
  }
}

export function writeCopy(copy: AccountCopy | null): void {
  shown.value = copy?.clashes ?? {};
  try {
    if (copy) localStorage.setItem(COPY_KEY, JSON.stringify(copy));
    else localStorage.removeItem(COPY_KEY);
  } catch {
    // Storage is blocked or full: the next page fetches the whole cart.
  }
}

/** Removes differences that the shopper has resolved. */
export function withoutClashes(copy: AccountCopy, uuids: readonly string[]): AccountCopy {
  const left = Object.entries(copy.clashes).filter(([uuid]) => !uuids.includes(uuid));
  return { ...copy, clashes: Object.fromEntries(left) };
}

function isCopy(value: unknown): value is AccountCopy {
  return (
    isRecord(value) &&
    typeof value['token'] === 'string' &&
    typeof value['owner'] === 'string' &&
    Number.isSafeInteger(value['revision']) &&
    typeof value['time'] === 'number' &&
    isRecord(value['sent'] ?? {}) &&
    Array.isArray(value['own']) &&
    isRecord(value['lines']) &&
    isRecord(value['clashes'])
  );
}
