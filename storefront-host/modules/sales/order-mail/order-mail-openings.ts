import type { OrderFacts } from './order-facts.ts';
import type { OrderMailKind, ReturnNews } from './order-mail-kinds.ts';

/** Returns the keys of the first sentences of a mail. */
export function openingOf(kind: OrderMailKind, order: OrderFacts, news: ReturnNews) {
  switch (kind) {
    case 'placed':
      return placed(order);
    case 'sold':
      return order.payment_method === 'cod'
        ? (['mail.sold.intro'] as const)
        : ([`mail.sold.${order.payment_method}`] as const);
    case 'shipped':
    case 'parcel':
      return [
        `mail.${kind}.intro`,
        ...(order.tracking ? (['mail.shipped.tracking'] as const) : []),
        ...(isAtTheDoor(order) ? (['mail.shipped.pay'] as const) : []),
      ] as const;
    case 'ready':
      return [
        'mail.ready.intro',
        ...(isAtTheDoor(order) ? (['mail.ready.pay'] as const) : []),
      ] as const;
    case 'delivered':
      return [
        'mail.delivered.intro',
        ...(isAtTheDoor(order) ? (['mail.delivered.paid'] as const) : []),
        'mail.delivered.days',
      ] as const;
    case 'completed':
      return ['mail.completed.intro', 'mail.completed.review'] as const;
    case 'expired':
      return ['mail.expired.intro', 'mail.expired.paid'] as const;
    case 'cancelled':
    case 'withdrawn':
    case 'undelivered':
      return [`mail.${kind}.intro`, ...moneyBack(order, news)] as const;
    case 'returnAccepted':
    case 'returnRefused':
      return [
        `mail.${kind}.intro`,
        ...(news.answer ? (['mail.return.answer'] as const) : []),
      ] as const;
    case 'slipRefused': {
      // The marketplace checks a payment to itself, not the shop.
      const by = order.payment_method === 'platform' ? 'market' : 'intro';
      const answer = by === 'market' ? 'order.slip.market.answer' : 'mail.return.answer';
      return [`mail.slipRefused.${by}`, ...(news.answer ? ([answer] as const) : [])] as const;
    }
    case 'decidedForBuyer':
    case 'decidedForShop':
      return [`mail.${kind}.intro`, 'mail.decided.reason'] as const;
    case 'refunded':
      return ['mail.refunded.intro', ...moneyOfRefund(news)] as const;
    case 'paid':
    case 'prepared':
    case 'repaid':
    case 'returnAsked':
    case 'returnWithdrawn':
    case 'returned':
    case 'disputed':
      return [`mail.${kind}.intro`] as const;
  }
}

function isAtTheDoor({ payment_method: method, net }: OrderFacts): boolean {
  return method === 'cod' && net > 0;
}

function placed(order: OrderFacts) {
  return order.payment_method === 'cod'
    ? (['mail.placed.intro', ...(order.net > 0 ? (['mail.placed.pay'] as const) : [])] as const)
    : ([
        'mail.placed.received',
        `mail.placed.${order.payment_method}`,
        ...(order.pay_by ? (['mail.placed.until'] as const) : []),
      ] as const);
}

/** Says where the money and the points of a cancelled order went. */
function moneyBack(order: OrderFacts, { toWallet = false }: ReturnNews) {
  const { payment_status: paid, is_online: isOnline, net, refunded } = order;
  const isOwed = paid === 'refunded' && net > refunded;
  const source = isOnline ? 'provider' : 'transfer';
  const hasSpent = order.points_spent > 0 || order.lnwcash > 0;
  return [
    isOwed ? (`mail.cancelled.${toWallet ? 'wallet' : source}` as const) : 'mail.cancelled.nothing',
    ...(hasSpent ? (['mail.cancelled.spent'] as const) : []),
  ] as const;
}

/** Says how the refund reaches the buyer, with the amounts if it takes two ways. */
function moneyOfRefund({ method, walletPart = 0 }: ReturnNews) {
  if (method === undefined) return walletPart > 0 ? (['mail.refunded.wallet'] as const) : [];
  if (walletPart === 0 || method === 'wallet') return [`mail.refunded.${method}`] as const;
  return [`mail.refunded.part.${method}`, 'mail.refunded.part.wallet'] as const;
}
