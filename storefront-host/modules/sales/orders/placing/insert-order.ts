import type { Transaction } from 'kysely';
import type { AddressValues } from '@talad/elements/commerce/forms/address-form';
import { subtract, type Satang } from '@talad/elements/commerce/money';
import type { OrderTotal } from '@talad/elements/commerce/price/order-total';
import type {
  Database,
  Lang,
  OrderAddress,
  OrderContact,
  OrderCoupon,
  OrderDelivery,
  OrderPaymentMethod,
} from '../../../../db/schema.ts';
import type { CheckoutName } from '../../checkout/checkout-token.ts';
import type { CheckoutCoupon } from '../../coupons/checkout-coupon.ts';
import { earnPoints } from '@talad/elements/commerce/price/points';
import type { PointRule } from '../../spending/point-rule.ts';
import type { QuotedLine } from '@talad/elements/commerce/delivery/quote-delivery';
import { takeOrderNumber } from './order-number.ts';
import { countOrder } from '../../../shops/index.ts';
import { imagesOf, optionText, type ProductRow } from '../../../catalog/index.ts';

export interface OrderLineDraft extends QuotedLine {
  readonly row: ProductRow;
  readonly comment: string;
}

export interface UsedCoupon extends CheckoutCoupon {
  /** The buyer's discount in satang. */
  readonly cost: Satang;
}

export interface OrderDraft {
  readonly shopId: number;
  readonly orderId: string;
  readonly checkout: CheckoutName;
  readonly values: AddressValues;
  readonly accountId: string | null;
  /** The buyer agreed to news and offers of the shop. */
  readonly marketing: boolean;
  readonly payment: OrderPaymentMethod;
  readonly payBy: Date | null;
  readonly lang: Lang;
  readonly now: Date;
  readonly drafts: readonly OrderLineDraft[];
  readonly total: OrderTotal;
  /**
   * Rate of VAT of the day, in hundredths of a percent; null if the shop is not registered for it.
   */
  readonly vatRate: number | null;
  readonly coupon: UsedCoupon | null;
  readonly delivery: OrderDelivery;
  /** Time at which the shopper was reminded of the checkout. */
  readonly remindedAt: Date | null;
  readonly points: PointRule;
  readonly groupId?: string;
}

/**
 * Writes the order and its lines as they were when it was placed, and returns its number. Three
 * statements.
 */
export async function insertOrder(trx: Transaction<Database>, draft: OrderDraft): Promise<string> {
  const { price, points, vat } = draft.total;
  // An order that costs nothing counts as paid at once, because no payment would let it be shipped.
  const isPaid = draft.payment !== 'cod' && price.net === 0;
  const contact = contactOf(draft.values);
  const customerId = await countOrder(trx, {
    shopId: draft.shopId,
    accountId: draft.accountId,
    contact,
    lang: draft.lang,
    net: price.net,
    marketing: draft.marketing,
    at: draft.now,
  });
  const own = await takeOrderNumber(trx, draft.shopId);
  const { number } = await trx
    .with('line', (query) =>
      query
        .insertInto('order_line')
        .values(draft.drafts.map((line, rank) => lineValues(draft, line, rank))),
    )
    .insertInto('sales_order')
    .values({
      shop_id: draft.shopId,
      id: draft.orderId,
      ...(own !== null && { number: own }),
      idempotency_key: draft.checkout.id,
      account_id: draft.accountId,
      customer_id: customerId,
      status: 'placed',
      payment_method: draft.payment,
      payment_status: isPaid ? 'paid' : 'pending',
      lang: draft.lang,
      contact: JSON.stringify(contact),
      address: JSON.stringify(addressOf(draft.values)),
      product_total: price.product,
      discount: price.discount,
      points_spent: points.count,
      points_worth: points.worth,
      points_earned: earnPoints(subtract(price.product, price.discount), draft.points.perPoint),
      lnwcash: price.lnwcash,
      shipping: price.shipping,
      net: price.net,
      vat: draft.vatRate === null ? null : vat,
      vat_rate: draft.vatRate,
      coupon: draft.coupon ? JSON.stringify(couponOf(draft.coupon)) : null,
      delivery: JSON.stringify(draft.delivery),
      placed_at: draft.now,
      pay_by: isPaid ? null : draft.payBy,
      reminded_at: draft.remindedAt,
      group_id: draft.groupId ?? null,
      updated_at: draft.now,
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}

function lineValues(draft: OrderDraft, line: OrderLineDraft, rank: number) {
  const { row } = line;
  const [image] = imagesOf(row);
  return {
    shop_id: draft.shopId,
    order_id: draft.orderId,
    rank,
    product_id: row.id,
    product_uuid: row.uuid,
    title: row.title,
    options: optionText(row.options, row.option_values, draft.lang),
    image: image ? JSON.stringify(image) : null,
    unit_price: line.unitPrice,
    quantity: line.quantity,
    comment: line.comment,
    vat_exempt: line.isVatExempt === true,
    line_total: draft.total.lines[rank]?.total ?? 0,
    discount: draft.total.lines[rank]?.discount ?? 0,
  };
}

function couponOf({ id, code, title, takesOne, cost }: UsedCoupon): OrderCoupon {
  return { id, code, title, took_one: takesOne, cost };
}

function contactOf(values: AddressValues): OrderContact {
  const { name, phone, email } = values;
  return { name, phone, ...(email && { email }) };
}

function addressOf(values: AddressValues): OrderAddress {
  const { address, sub_district, district, province, postcode, note } = values;
  return { address, sub_district, district, province, postcode, ...(note && { note }) };
}
