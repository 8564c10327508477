import { add, allocate, fraction, subtract, toSatang, ZERO, type Satang } from '../money.ts';

/**
 * A line of an order, with the money that can still be refunded for it. All amounts are in satang.
 */
export interface RefundableLine {
  /** Index in the order, from 0. */
  readonly rank: number;
  readonly quantity: number;
  /** Amount that the buyer paid: the line's total less its share of the order's discount. */
  readonly charged: Satang;
  /** Pieces and money that were refunded before. */
  readonly refunded: { readonly quantity: number; readonly amount: Satang };
}

/** Pieces of a line that are returned. */
export interface RefundPieces {
  readonly rank: number;
  readonly quantity: number;
}

/** Adds to each line of an order what was refunded of it so far. */
export function withRefunds(
  lines: readonly Omit<RefundableLine, 'refunded'>[],
  given: readonly LineShare[],
): readonly RefundableLine[] {
  return lines.map((line) => {
    const own = given.filter(({ rank }) => rank === line.rank);
    const quantity = own.reduce((sum, share) => sum + share.quantity, 0);
    return {
      ...line,
      refunded: { quantity, amount: add(ZERO, ...own.map(({ amount }) => amount)) },
    };
  });
}

export interface LineShare extends RefundPieces {
  readonly amount: Satang;
}

/** Returns the money in satang that can still be refunded for the line. */
export function leftOf({ charged, refunded }: RefundableLine): Satang {
  return subtract(charged, refunded.amount);
}

/**
 * Returns the value of the next `quantity` pieces of a line. The rounding of a price that does not
 * divide into its pieces is counted from the line's first piece on, so that all pieces together
 * give exactly the amount paid.
 */
export function worthOfPieces(line: RefundableLine, quantity: number): Satang {
  const { charged, quantity: all, refunded } = line;
  const upTo = (pieces: number) => fraction(charged, pieces, all);
  const worth = subtract(upTo(refunded.quantity + quantity), upTo(refunded.quantity));
  return toSatang(Math.min(worth, leftOf(line)));
}

/**
 * Divides a refund between the lines of its order: by the value of the returned pieces; the part
 * above that, or without any piece, by what is left of each line.
 *
 * @param goods Money for the goods, without delivery; if absent, the value of the pieces.
 * @returns One share for each line that has pieces or money; null if a line has fewer pieces left,
 * does not belong to the order, or the refund is more than what is left.
 */
export function refundShares(
  lines: readonly RefundableLine[],
  pieces: readonly RefundPieces[],
  goods?: Satang,
): readonly LineShare[] | null {
  const wanted = new Map<number, number>();
  for (const { rank, quantity } of pieces) wanted.set(rank, (wanted.get(rank) ?? 0) + quantity);
  const known = new Set(lines.map(({ rank }) => rank));
  if ([...wanted.keys()].some((rank) => !known.has(rank))) return null;
  const quantities = lines.map(({ rank }) => wanted.get(rank) ?? 0);
  if (lines.some((line, at) => (quantities[at] ?? 0) > line.quantity - line.refunded.quantity)) {
    return null;
  }
  const worths = lines.map((line, at) => worthOfPieces(line, quantities[at] ?? 0));
  const worth = add(ZERO, ...worths);
  const amounts = sharedOut(lines, worths, goods ?? worth);
  if (!amounts) return null;
  return lines.flatMap(({ rank }, at) => {
    const [quantity, amount] = [quantities[at] ?? 0, amounts[at] ?? ZERO];
    return quantity > 0 || amount > 0 ? [{ rank, quantity, amount }] : [];
  });
}

function sharedOut(
  lines: readonly RefundableLine[],
  worths: readonly Satang[],
  goods: Satang,
): readonly Satang[] | null {
  const worth = add(ZERO, ...worths);
  if (goods <= worth) return worth === 0 ? worths : allocate(goods, worths);
  const rests = lines.map((line, at) => subtract(leftOf(line), worths[at] ?? ZERO));
  const more = subtract(goods, worth);
  if (more > add(ZERO, ...rests)) return null;
  return allocate(more, rests).map((share, at) => add(share, worths[at] ?? ZERO));
}
