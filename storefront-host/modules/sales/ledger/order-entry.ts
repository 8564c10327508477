import { allocate, subtract, ZERO, type Satang } from '@talad/elements/commerce/money';
import type { OrderTotal } from '@talad/elements/commerce/price/order-total';
import type { OrderPaymentMethod } from '../../../db/schema.ts';
import type { JournalLine } from './journal.ts';

/**
 * Books a placed order: the courier or the buyer's bank owes us the net price; products and
 * shipping are revenue without VAT, which is a debt. The document has one VAT amount, which is
 * split over both. The shop bears the points that were spent, in an account of their own (decision
 * 408).
 * @throws Error if a wallet pays and has no holder.
 */
export function orderEntry(
  { price, points, vat }: Pick<OrderTotal, 'price' | 'points' | 'vat'>,
  holderId: string | null,
  method: OrderPaymentMethod,
): readonly JournalLine[] {
  const [ofProducts = vat, ofShipping = ZERO] = allocate(vat, [
    subtract(price.product, price.discount),
    price.shipping,
  ]);
  return [
    { account: `receivable:${method}`, amount: price.net },
    ...fromWallet(price.lnwcash, holderId),
    { account: 'discount', amount: subtract(price.discount, points.worth) },
    { account: 'points', amount: points.worth },
    { account: 'sales', amount: subtract(ofProducts, price.product) },
    { account: 'shipping', amount: subtract(ofShipping, price.shipping) },
    { account: 'vat:output', amount: subtract(ZERO, vat) },
  ];
}

function fromWallet(amount: Satang, holderId: string | null): readonly JournalLine[] {
  if (amount === 0) return [];
  if (holderId === null) throw new Error('a guest has no wallet to pay from');
  return [{ account: 'wallet', amount, holder_id: holderId }];
}

/** Books that the courier has collected the money at the door, and owes it to the shop. */
export function collectedEntry(net: Satang): readonly JournalLine[] {
  return [
    { account: 'receivable:courier', amount: net },
    { account: 'receivable:cod', amount: subtract(ZERO, net) },
  ];
}

/** Books that the courier pays out `amount` of its debt and keeps its fee. */
export function remittedEntry(due: Satang, amount: Satang, fee: Satang): readonly JournalLine[] {
  return [
    { account: 'cash:cod', amount: subtract(amount, fee) },
    { account: 'cod:fee', amount: fee },
    { account: 'cod:difference', amount: subtract(due, amount) },
    { account: 'receivable:courier', amount: subtract(ZERO, due) },
  ];
}

/** Books a received payment. */
export function paidEntry(net: Satang, method: OrderPaymentMethod): readonly JournalLine[] {
  return [
    { account: `cash:${method}`, amount: net },
    { account: `receivable:${method}`, amount: subtract(ZERO, net) },
  ];
}
