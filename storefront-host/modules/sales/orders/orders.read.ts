import type { PlacedOrder } from '@talad/elements/api/checkout.contract';
import { satangToBaht, toSatang } from '@talad/elements/commerce/money';
import type { Kysely } from 'kysely';
import type { Database, Lang } from '../../../db/schema.ts';
import type { Host } from '../../../host.ts';
import { loadPictures } from '../../../media/pictures.ts';
import { type ReadContext, readShopMinis } from '../../shops/index.ts';
import { orderPoints, orderPrice, toOrderLine } from './order-figures.ts';
import { orderLink, readOrderLink } from './order-link.ts';
import { orderGroupLink } from '../payment-groups/group-token.ts';
import { findOwnPayment, findPaymentGroup } from '../payment-groups/payment-groups.repository.ts';
import { readNotes } from './notes/order-notes.ts';
import { readOrderTags } from './notes/order-tags.ts';
import { toPlacedDelivery } from '../delivery/delivery-offers.ts';
import {
  readNewestReturn,
  readRefunds,
  type RefundRow,
  toOrderRefund,
  toOrderReturn,
} from '../returns/returns.read.ts';
import { readReturnPictures } from '../order-pictures/return-pictures.ts';
import { isPaidOnline, refundMethods } from '../returns/refund-methods.ts';
import { toRemittance } from '../remittances/remittances.read.ts';
import { readParcels } from '../parcels/parcels.read.ts';
import { maySendSlip } from '../slips/send-slip.ts';
import { maySendPaymentSlip } from '../slips/payment-slips.ts';
import {
  newestSlip,
  readPaymentSlips,
  readSlips,
  type SlipRow,
  toSlip,
} from '../slips/slips.read.ts';
import { payToOf } from '../payments/pay-to.read.ts';
import { actionsOf, awaitsPayment, stageOf } from './life/order-states.ts';
import type { Order, OrderSummary } from './orders.contract.ts';
import {
  findOrder,
  readEvents,
  type FoundOrder,
  type OrderEventRow,
  type OrderLineRow,
  type OrderRow,
} from './orders.repository.ts';

/** Returns the data of the confirmation page, or null when the link is forged or expired. */
export async function readOrderByToken(
  host: Host,
  token: string,
  ctx: ReadContext,
): Promise<PlacedOrder | null> {
  const name = readOrderLink(host, token);
  const found = name && (await findOrder(host.db, name.shop_id, name.order_id));
  const placed = found && (await toPlacedOrder(host.db, found, ctx));
  if (!placed) return null;
  const { group_id: groupId } = found.order;
  const group = groupId === null ? undefined : await findPaymentGroup(host.db, groupId);
  // A payment to the marketplace may be for this order alone.
  if (!group || group.orders === 1) return placed;
  return { ...placed, group_url: orderGroupLink(host, group.id) };
}

/**
 * Returns an order as its buyer sees it, or null when its shop no longer exists. Four queries, one
 * more for a transfer, two more for a payment to the marketplace, up to two more while it is
 * awaited, and three more with a return.
 */
export async function toPlacedOrder(
  db: Kysely<Database>,
  { order, lines }: FoundOrder,
  ctx: ReadContext,
): Promise<PlacedOrder | null> {
  const alone = await findOwnPayment(db, order);
  const [pictures, [shop], parcels, returned, slips] = await Promise.all([
    loadPictures(db, imagesOf(order.shop_id, lines)),
    readShopMinis(db, [order.shop_id], ctx),
    readParcels(db, order.shop_id, order.id, ctx.lang),
    readReturned(db, order),
    alone ? readPaymentSlips(db, [order]) : readSlips(db, order),
  ]);
  if (!shop) return null;
  const slip = newestSlip(slips);
  const maySend = alone ? maySendPaymentSlip(alone, [order], slips) : maySendSlip(order, slips);
  return {
    number: order.number,
    status: order.status,
    stage: stageOf(order),
    may: [...actionsOf(order, 'buyer'), ...(maySend ? ['send_slip'] : [])],
    payment_method: order.payment_method,
    payment_status: order.payment_status,
    // Hide the payment while the shop checks the slip, because a buyer might pay again.
    pay_to: slip?.state === 'waiting' ? null : await payToOf(db, order, ctx.lang),
    slip,
    placed_at: order.placed_at.toISOString(),
    is_expired: order.expired_at !== null,
    shop,
    contact: order.contact,
    address: order.address,
    lines: lines.map((line) => toOrderLine(line, order.shop_id, pictures, ctx.lang)),
    price: orderPrice(order),
    vat: vatOf(order),
    coupon: couponOf(order),
    points: orderPoints(order),
    delivery: toPlacedDelivery(order.delivery, ctx.lang),
    tracking: order.tracking,
    parcels: parcels.map(({ courier, code, track_url: url, lines: packed, sent_at: at }) => ({
      courier,
      code,
      track_url: url,
      pieces: packed.reduce((sum, { quantity }) => sum + quantity, 0),
      sent_at: at,
    })),
    return: order.return_state && {
      state: order.return_state,
      answer: returned.newest?.answer ?? '',
      pictures: returned.pictures.map(({ id, width, height }) => ({ id, width, height })),
      verdict: returned.newest?.verdict
        ? { for: returned.newest.verdict, reason: returned.newest.verdict_reason }
        : null,
    },
    cancelled_refund: await readCancelledRefund(db, order, returned.refunds),
    refunds: returned.refunds.map(({ amount, lnwcash, points, way, refunded_at: at }) => ({
      points,
      amount: satangToBaht(toSatang(amount + lnwcash)),
      lnwcash: satangToBaht(toSatang(lnwcash)),
      way,
      at: at.toISOString(),
    })),
  };
}

/** Returns the money that cancelling refunds, in addition to earlier refunds. */
async function readCancelledRefund(
  db: Kysely<Database>,
  order: OrderRow,
  refunds: readonly RefundRow[],
): Promise<PlacedOrder['cancelled_refund']> {
  const left = order.net - order.refunded;
  if (order.status !== 'cancelled' || order.payment_status !== 'refunded' || left <= 0) return null;
  const before = refunds.reduce((sum, { way, amount }) => sum + (way === 'wallet' ? amount : 0), 0);
  const source = (await isPaidOnline(db, order)) ? 'provider' : 'transfer';
  return {
    amount: satangToBaht(toSatang(left)),
    way: order.refunded_to_wallet > before ? 'wallet' : source,
  };
}

/**
 * Returns the end of the time to pay; null if no payment is awaited, or a slip waits to be checked
 * (decision 250).
 */
function payByOf(order: OrderRow, slips: readonly Pick<SlipRow, 'state'>[]): Date | null {
  return awaitsPayment(order) && slips[0]?.state !== 'waiting' ? order.pay_by : null;
}

/**
 * Returns the return and the refunds of an order, without a query for the many orders that have
 * neither.
 */
async function readReturned(db: Kysely<Database>, order: OrderRow) {
  if (order.return_at === null) return { newest: null, pictures: [], refunds: [] };
  const [newest, refunds] = await Promise.all([
    readNewestReturn(db, order.shop_id, order.id),
    readRefunds(db, order.shop_id, order.id),
  ]);
  const pictures = newest ? await readReturnPictures(db, order.shop_id, newest.id) : [];
  return { newest, pictures, refunds };
}

export function toSummary(
  order: OrderRow & { readonly quantity: number },
  tags: readonly string[] = [],
): OrderSummary {
  return {
    id: order.id,
    number: order.number,
    status: order.status,
    stage: stageOf(order),
    payment_method: order.payment_method,
    payment_status: order.payment_status,
    customer: order.contact.name,
    phone: order.contact.phone,
    province: order.address.province,
    quantity: order.quantity,
    net: satangToBaht(toSatang(order.net)),
    placed_at: order.placed_at.toISOString(),
    updated_at: order.updated_at.toISOString(),
    revision: order.revision,
    tags: [...tags],
  };
}

/**
 * Returns an order for the shop's staff, or null when the shop has no order with this id. Eight
 * queries, one more for a transfer and for an account’s order, three more with a return.
 */
export async function readManagedOrder(
  host: Host,
  shopId: number,
  id: string,
  lang: Lang,
): Promise<Order | null> {
  const { db } = host;
  const found = await findOrder(db, shopId, id);
  if (!found) return null;
  const { order, lines } = found;
  const [pictures, events, notes, tags, parcels, returned, slips, methods] = await Promise.all([
    loadPictures(db, imagesOf(shopId, lines)),
    readEvents(db, shopId, id),
    readNotes(db, shopId, id),
    readOrderTags(db, shopId, [id]),
    readParcels(db, shopId, id, lang),
    readReturned(db, order),
    readSlips(db, order),
    refundMethods(db, order),
  ]);
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  return {
    ...toSummary({ ...order, quantity }, tags.get(id)),
    lang: order.lang,
    customer_id: order.customer_id,
    contact: order.contact,
    address: order.address,
    lines: lines.map((line) => ({
      ...toOrderLine(line, shopId, pictures, lang),
      product_id: line.product_id,
      discount: satangToBaht(toSatang(line.discount)),
      withdrawn: line.withdrawn,
    })),
    price: orderPrice(order),
    vat: vatOf(order),
    vat_rate: order.vat_rate === null ? null : order.vat_rate / 100,
    coupon: couponOf(order),
    points: orderPoints(order),
    delivery: toPlacedDelivery(order.delivery, lang),
    tracking: order.tracking,
    parcels,
    return: returned.newest && {
      ...toOrderReturn(returned.newest, returned.pictures),
      state: order.return_state,
    },
    refund_ways: [...methods],
    refunds: returned.refunds.map(toOrderRefund),
    slips: slips.map(toSlip),
    cod_due: satangToBaht(toSatang(order.cod_due)),
    remittance: toRemittance(order),
    pay_by: payByOf(order, slips)?.toISOString() ?? null,
    events: events.map(toEvent),
    notes,
    link: orderLink(host, { shop_id: shopId, order_id: id }),
    actions: actionsOf(order, 'staff'),
  };
}

/** Returns the VAT in baht; null if the shop was not registered. */
function vatOf({ vat }: OrderRow): number | null {
  return vat === null ? null : satangToBaht(toSatang(vat));
}

function couponOf({ coupon }: OrderRow) {
  return coupon && { code: coupon.code, title: coupon.title };
}

function toEvent(event: OrderEventRow) {
  return { action: event.action, at: event.created_at.toISOString(), by: event.name };
}

function imagesOf(shopId: number, lines: readonly OrderLineRow[]) {
  return lines.flatMap(({ image }) => (image ? [{ shop_id: shopId, image }] : []));
}
