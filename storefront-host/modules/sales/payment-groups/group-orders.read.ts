import type { PayTo, PlacedOrder } from '@talad/elements/api/checkout.contract';
import { add, satangToBaht, toSatang, ZERO } from '@talad/elements/commerce/money';
import type { Host } from '../../../host.ts';
import type { OrderPaymentMethod } from '../../../db/schema.ts';
import type { ReadContext } from '../../shops/index.ts';
import { orderLink } from '../orders/order-link.ts';
import { toPlacedOrder } from '../orders/orders.read.ts';
import { awaitsPayment } from '../orders/life/order-states.ts';
import { findLines, type OrderRow } from '../orders/orders.repository.ts';
import { payToMarket } from '../payments/pay-to.read.ts';
import { readOrderGroupLink } from './group-token.ts';
import { maySendPaymentSlip } from '../slips/payment-slips.ts';
import { newestSlip, readPaymentSlips } from '../slips/slips.read.ts';
import {
  findGroupOrders,
  findPaymentGroup,
  type PaymentGroup,
} from './payment-groups.repository.ts';
import { dueOf } from './receive-group.ts';

/** The orders of one visit, for their buyer. */
export interface GroupOrders {
  readonly payment_method: OrderPaymentMethod;
  readonly orders: readonly { readonly url: string; readonly order: PlacedOrder }[];
  /**
   * Price in baht of the orders that are not cancelled, and the part that is still to be paid in
   * advance.
   */
  readonly net: number;
  readonly due: number;
  /** The one payment to the marketplace; null if each shop is paid separately. */
  readonly platform: {
    readonly state: 'open' | 'paid' | 'over';
    /** In baht. */
    readonly received: number;
    /** Null if it is not awaited, or a slip of it is being checked. */
    readonly pay_to: PayTo | null;
    readonly slip: PlacedOrder['slip'];
    readonly may_send_slip: boolean;
  } | null;
}

/**
 * Returns null when the link is forged or expired. The number of queries only grows with the number
 * of shops.
 */
export async function readGroupOrders(
  host: Host,
  token: string,
  ctx: ReadContext,
): Promise<GroupOrders | null> {
  const id = readOrderGroupLink(host, token);
  const group = id === null ? undefined : await findPaymentGroup(host.db, id);
  if (!group) return null;
  const rows = await findGroupOrders(host.db, group.id);
  const orders = await Promise.all(
    rows.map(async (order) => {
      const { shop_id, id: order_id } = order;
      const lines = await findLines(host.db, shop_id, order_id);
      const placed = await toPlacedOrder(host.db, { order, lines }, ctx);
      return placed ? [{ url: orderLink(host, { shop_id, order_id }), order: placed }] : [];
    }),
  );
  const sumOf = (some: readonly { readonly net: number }[]) =>
    satangToBaht(add(ZERO, ...some.map(({ net }) => toSatang(net))));
  return {
    payment_method: group.payment_method,
    orders: orders.flat(),
    net: sumOf(rows.filter(({ status }) => status !== 'cancelled')),
    due: sumOf(rows.filter(awaitsPayment)),
    platform: await platformPart(host, group, rows),
  };
}

async function platformPart(
  { db }: Host,
  group: PaymentGroup,
  rows: readonly OrderRow[],
): Promise<GroupOrders['platform']> {
  const { state, received } = group;
  if (state === null) return null;
  const slips = await readPaymentSlips(db, rows);
  const slip = newestSlip(slips);
  // Hide the payment while the slip is being checked, because a buyer might pay again.
  const isAwaited = state === 'open' && slip?.state !== 'waiting';
  return {
    state,
    received: satangToBaht(toSatang(received ?? 0)),
    pay_to: isAwaited ? await payToMarket(db, group, dueOf(rows).due) : null,
    slip,
    may_send_slip: maySendPaymentSlip(group, rows, slips),
  };
}
