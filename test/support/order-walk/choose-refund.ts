import type { Random } from '../seeded.ts';
import type { ModelOrder } from './model.ts';

/**
 * Chooses pieces of a line, an amount, or everything left; sometimes more than there is. Money is
 * in satang.
 */
export function chooseRefund(order: ModelOrder, random: Random) {
  const { back, lines } = order;
  const charged = lines.reduce((sum, line) => sum + line.charged, 0);
  const given = back.money + back.wallet;
  const leftGoods = charged - (given - back.shipping);
  const leftShipping = order.shipping - back.shipping;
  const rank = random.upTo(lines.length - 1);
  const [line] = lines.slice(rank);
  if (!line) throw new Error('an order without lines');
  const left = line.quantity - line.pieces;
  const isAll = random.chance(0.3);
  const isMoney = !isAll && random.chance(0.4);
  const quantity = isAll || isMoney ? 0 : 1 + random.upTo(left);
  const restock = random.chance(0.5);
  const pieces = isAll
    ? lines.flatMap((one, at) =>
        one.quantity > one.pieces
          ? [{ rank: at, quantity: one.quantity - one.pieces, restock }]
          : [],
      )
    : quantity > 0
      ? [{ rank, quantity, restock }]
      : [];
  const amount = isAll ? leftGoods : random.upTo(leftGoods + 500);
  const shipping = isAll ? leftShipping : random.chance(0.3) ? random.upTo(leftShipping + 100) : 0;
  const method = random.pick(['cash', 'transfer', 'provider', 'wallet'] as const);
  return {
    isAll,
    isMoney,
    left,
    leftGoods,
    leftShipping,
    pieces,
    quantity,
    restock,
    amount,
    shipping,
    way: method,
  };
}
