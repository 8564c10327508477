import { newId } from '../../storefront-host/db/ids.ts';
import { buyerAddress } from './buyer.ts';

interface Line {
  readonly product_id: number;
  readonly quantity: number;
}

/** Builds the body of an order that staff enter; `net` is the total in baht that was shown. */
export function manualOrder(lines: readonly Line[], net: number, more: object = {}) {
  const address = { ...buyerAddress, email: '', note: '' };
  return { key: newId(), lines, net, lang: 'th', address, ...more };
}
