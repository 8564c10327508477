import { describe, expect, it } from 'vitest';
import { add, subtract, toSatang, ZERO, type Satang } from '../money.ts';
import { orderTotal } from './order-total.ts';
import { runningDiscount } from './promotion.ts';
import { leftOf, refundShares, worthOfPieces, type RefundableLine } from './refund-shares.ts';

function line(rank: number, quantity: number, charged: number): RefundableLine {
  return {
    rank,
    quantity,
    charged: toSatang(charged),
    refunded: { quantity: 0, amount: ZERO },
  };
}

function after(lines: readonly RefundableLine[], pieces: { rank: number; quantity: number }[]) {
  const shares = refundShares(lines, pieces) ?? [];
  return lines.map((one) => {
    const share = shares.find(({ rank }) => rank === one.rank);
    return {
      ...one,
      refunded: {
        quantity: one.refunded.quantity + (share?.quantity ?? 0),
        amount: add(one.refunded.amount, share?.amount ?? ZERO),
      },
    };
  });
}

describe('shares of a refund', () => {
  it('gives three pieces of 100.00 baht back one by one, to the satang', () => {
    let lines: readonly RefundableLine[] = [line(0, 3, 10_000)];
    const steps: Satang[] = [];
    for (let piece = 0; piece < 3; piece += 1) {
      steps.push(worthOfPieces(lines[0] ?? line(0, 1, 0), 1));
      lines = after(lines, [{ rank: 0, quantity: 1 }]);
    }
    expect(steps).toEqual([3333, 3334, 3333]);
    expect(lines.map(leftOf)).toEqual([0]);
  });

  it('shares less than the worth over the pieces that come back alone', () => {
    const lines = [line(0, 1, 10_000), line(1, 2, 30_000), line(2, 1, 5_000)];
    const pieces = [
      { rank: 0, quantity: 1 },
      { rank: 1, quantity: 1 },
    ];
    expect(refundShares(lines, pieces, toSatang(10_000))).toEqual([
      { rank: 0, quantity: 1, amount: 4_000 },
      { rank: 1, quantity: 1, amount: 6_000 },
    ]);
  });

  it('shares money without pieces over all lines by what is left', () => {
    const lines = [line(0, 1, 10_000), line(1, 2, 30_000)];
    expect(refundShares(lines, [], toSatang(101))).toEqual([
      { rank: 0, quantity: 0, amount: 25 },
      { rank: 1, quantity: 0, amount: 76 },
    ]);
  });

  it('refuses more pieces, more money and lines that the order has not', () => {
    const lines = [line(0, 2, 10_000)];
    expect(refundShares(lines, [{ rank: 0, quantity: 3 }])).toBeNull();
    const twice = [
      { rank: 0, quantity: 1 },
      { rank: 0, quantity: 2 },
    ];
    expect(refundShares(lines, twice)).toBeNull();
    expect(refundShares(lines, [{ rank: 1, quantity: 1 }])).toBeNull();
    expect(refundShares(lines, [], toSatang(10_001))).toBeNull();
  });

  it('never gives back more than was charged, whatever the steps', () => {
    for (let round = 0; round < 500; round += 1) {
      let lines: readonly RefundableLine[] = Array.from(
        { length: 1 + Math.floor(Math.random() * 5) },
        (_, rank) =>
          line(rank, 1 + Math.floor(Math.random() * 7), Math.floor(Math.random() * 100_000)),
      );
      const charged = add(ZERO, ...lines.map((one) => one.charged));
      let given = ZERO;
      while (lines.some(({ quantity, refunded }) => refunded.quantity < quantity)) {
        const pieces = lines.map(({ rank, quantity, refunded }) => ({
          rank,
          quantity: Math.min(quantity - refunded.quantity, Math.ceil(Math.random() * 3)),
        }));
        const shares = refundShares(lines, pieces);
        expect(shares).not.toBeNull();
        given = add(given, ...(shares ?? []).map(({ amount }) => amount));
        lines = after(lines, pieces);
        for (const one of lines) expect(leftOf(one)).toBeGreaterThanOrEqual(0);
      }
      expect(given).toBe(charged);
    }
  });

  it('gives the share of promotions back with each part, never more than it took, and the rest last', () => {
    const upTo = (most: number) => Math.floor(Math.random() * (most + 1));
    const [begins, ends] = [0, 10];
    for (let round = 0; round < 1_000; round += 1) {
      const goods = Array.from({ length: 1 + upTo(4) }, () => {
        const full = toSatang(1 + upTo(50_000));
        const promotions = [
          { kind: 'percent', value: upTo(100), begins, ends },
          { kind: 'amount', value: upTo(20_000), begins, ends },
        ] as const;
        const unitPrice = subtract(full, runningDiscount(promotions, full, upTo(12)));
        return { full, unitPrice, quantity: 1 + upTo(6) };
      });
      const total = orderTotal(goods, undefined, { discount: toSatang(upTo(30_000)) });
      let lines: readonly RefundableLine[] = total.lines.map(({ total: sum, discount }, rank) =>
        line(rank, goods[rank]?.quantity ?? 0, subtract(sum, discount)),
      );
      const worth = ({ rank }: RefundableLine, pieces: number) => pieces * (goods[rank]?.full ?? 0);
      const taken = lines.map((one) => worth(one, one.quantity) - one.charged);
      let back = lines.map(() => 0);
      while (lines.some(({ quantity, refunded }) => refunded.quantity < quantity)) {
        const pieces = lines.map(({ rank, quantity, refunded }) => ({
          rank,
          quantity: upTo(quantity - refunded.quantity),
        }));
        lines = after(lines, pieces);
        const now = lines.map((one) => worth(one, one.refunded.quantity) - one.refunded.amount);
        for (const [rank, share] of now.entries()) {
          expect(share).toBeGreaterThanOrEqual(back[rank] ?? 0);
          expect(share).toBeLessThanOrEqual(taken[rank] ?? 0);
        }
        back = now;
      }
      expect(back).toEqual(taken);
      expect(add(ZERO, ...lines.map(({ refunded }) => refunded.amount))).toBe(
        subtract(total.price.product, total.price.discount),
      );
    }
  });
});
