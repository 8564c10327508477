import { expect, it } from 'vitest';
import { add, subtract, toSatang, ZERO, type Satang } from '@talad/elements/commerce/money';
import { orderTotal } from '@talad/elements/commerce/price/order-total';
import { refundShares } from '@talad/elements/commerce/price/refund-shares';
import { newId } from '../../../db/ids.ts';
import { orderEntry, paidEntry } from './order-entry.ts';
import {
  refundedOf,
  pointsBack,
  refundEntry,
  refundParts,
  type RefundedSoFar,
} from './refund-entry.ts';
import type { JournalLine } from './journal.ts';

const upTo = (most: number) => Math.floor(Math.random() * (most + 1));

function randomOrder() {
  const lines = Array.from({ length: 1 + upTo(4) }, () => ({
    unitPrice: toSatang(1 + upTo(50_000)),
    quantity: 1 + upTo(5),
    isVatExempt: Math.random() < 0.2,
  }));
  const total = orderTotal(lines, undefined, {
    discount: toSatang(upTo(40_000)),
    points: { count: upTo(30_000), value: toSatang(1 + upTo(3)) },
    lnwcash: toSatang(upTo(20_000)),
    fee: toSatang(upTo(10_000)),
    vatRate: 700,
  });
  const { price } = total;
  return {
    total,
    price,
    lines: lines.map(({ quantity }, rank) => ({
      rank,
      quantity,
      charged: subtract(total.lines[rank]?.total ?? ZERO, total.lines[rank]?.discount ?? ZERO),
      discount: total.lines[rank]?.discount ?? ZERO,
      isVatExempt: lines[rank]?.isVatExempt ?? false,
    })),
    booked: {
      product_total: price.product,
      discount: price.discount,
      points_spent: total.points.count,
      points_worth: total.points.worth,
      lnwcash: price.lnwcash,
      shipping: price.shipping,
      net: price.net,
      vat: total.vat,
    },
  };
}

/** Refunds random pieces and amounts, and in the end everything that is left. */
function* randomRefunds(order: ReturnType<typeof randomOrder>): Generator<RefundedSoFar> {
  const state = order.lines.map((line) => ({ ...line, refunded: { quantity: 0, amount: ZERO } }));
  let shipping: Satang = ZERO;
  for (let step = 0; step < 6; step += 1) {
    const isLast = step === 5;
    const pieces = state.map(({ rank, quantity, refunded }) => ({
      rank,
      quantity: isLast ? quantity - refunded.quantity : upTo(quantity - refunded.quantity),
    }));
    const left = add(
      ZERO,
      ...state.map(({ charged, refunded }) => subtract(charged, refunded.amount)),
    );
    const goods = isLast ? left : Math.random() < 0.3 ? toSatang(upTo(left)) : undefined;
    const shares = refundShares(state, pieces, ...(goods === undefined ? [] : [goods])) ?? [];
    for (const { rank, quantity, amount } of shares) {
      const line = state[rank];
      if (!line) continue;
      line.refunded = {
        quantity: line.refunded.quantity + quantity,
        amount: add(line.refunded.amount, amount),
      };
    }
    const rest = subtract(order.price.shipping, shipping);
    shipping = add(shipping, isLast ? rest : toSatang(upTo(rest)));
    yield {
      lines: state.map((line) => ({
        ...line,
        amount: line.refunded.amount,
        pieces: line.refunded.quantity,
      })),
      shipping,
    };
  }
}

function addUp(sums: Map<string, number>, lines: readonly JournalLine[]): void {
  for (const { account, amount } of lines) sums.set(account, (sums.get(account) ?? 0) + amount);
}

it('undoes an order to the satang, whatever its price and however it is given back', () => {
  for (let round = 0; round < 1000; round += 1) {
    const order = randomOrder();
    const holderId = newId();
    const sums = new Map<string, number>();
    addUp(sums, orderEntry(order.total, holderId, 'transfer'));
    addUp(sums, paidEntry(order.price.net, 'transfer'));
    let before: RefundedSoFar = {
      lines: order.lines.map((line) => ({ ...line, amount: ZERO, pieces: 0 })),
      shipping: ZERO,
    };
    for (const after of randomRefunds(order)) {
      const booking = { refundMethod: 'transfer', method: 'transfer', holderId } as const;
      const lines = refundEntry(order.booked, before, after, booking);
      const { taxable, exempt, vat } = refundParts(order.booked, before, after);
      expect(lines.find(({ account }) => account === 'vat:output')?.amount).toBe(vat);
      expect(add(taxable, exempt, vat)).toBe(subtract(refundedOf(after), refundedOf(before)));
      expect(Math.min(taxable, exempt, vat)).toBeGreaterThanOrEqual(0);
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
      expect(refundedOf(after)).toBeGreaterThanOrEqual(refundedOf(before));
      addUp(sums, lines);
      // No more money can be refunded than was received.
      expect(sums.get('cash:transfer')).toBeGreaterThanOrEqual(0);
      expect(sums.get('wallet') ?? 0).toBeGreaterThanOrEqual(0);
      before = after;
    }
    expect([...sums].filter(([, sum]) => sum !== 0)).toEqual([]);
    expect(pointsBack(order.booked, before)).toBe(order.booked.points_spent);
  }
});

it('has no wallet to pay a guest back to', () => {
  const order = {
    product_total: 10_000,
    discount: 0,
    points_spent: 0,
    points_worth: 0,
    lnwcash: 4_000,
    shipping: 0,
    net: 6_000,
    vat: null,
  };
  const line = {
    charged: toSatang(10_000),
    discount: ZERO,
    isVatExempt: false,
    quantity: 2,
    pieces: 0,
  };
  const before = { lines: [{ ...line, amount: ZERO }], shipping: ZERO };
  const after = { lines: [{ ...line, amount: toSatang(5_000) }], shipping: ZERO };
  expect(() =>
    refundEntry(order, before, after, { refundMethod: 'cash', method: 'cod', holderId: null }),
  ).toThrow('a guest has no wallet');
});
