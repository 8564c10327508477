import type { Db } from '../../../db/open.ts';
import type {
  Lang,
  OrderAddress,
  OrderContact,
  OrderCoupon,
  OrderDelivery,
  OrderStatus,
  OrderPaymentMethod,
  PaymentStatus,
  OrderTracking,
} from '../../../db/schema.ts';

/** Order facts for mails, in satang as stored. */
export interface OrderFacts {
  readonly shop_id: number;
  readonly order_id: string;
  readonly number: string;
  readonly lang: Lang;
  readonly status: OrderStatus;
  readonly payment_method: OrderPaymentMethod;
  readonly payment_status: PaymentStatus;
  /** Paid at a provider of the shop or of the marketplace, which sends refunds to the card. */
  readonly is_online: boolean;
  readonly account_id: string | null;
  readonly contact: OrderContact;
  readonly address: OrderAddress;
  readonly tracking: OrderTracking | null;
  readonly delivery: OrderDelivery | null;
  readonly product_total: number;
  readonly discount: number;
  readonly points_spent: number;
  readonly points_worth: number;
  readonly lnwcash: number;
  readonly shipping: number;
  readonly net: number;
  /** Part of `net` that was refunded before the order was cancelled. */
  readonly refunded: number;
  readonly coupon: OrderCoupon | null;
  readonly pay_by: Date | null;
  readonly shop_name: string;
  readonly shop_title: string;
  readonly shop_email: string | null;
  readonly shop_lang: Lang;
  readonly lines: readonly {
    readonly title: string;
    readonly options: string;
    readonly quantity: number;
    readonly line_total: number;
    readonly comment: string;
  }[];
}

export async function readOrderFacts(
  db: Db,
  shopId: number,
  orderId: string,
): Promise<OrderFacts | null> {
  const order = await db
    .selectFrom('sales_order as o')
    .innerJoin('shop as s', 's.id', 'o.shop_id')
    .select(['o.shop_id', 'o.id as order_id', 'o.number', 'o.lang', 'o.status', 'o.account_id'])
    .select(['o.contact', 'o.address', 'o.tracking', 'o.delivery', 'o.payment_method'])
    .select(['o.product_total', 'o.discount', 'o.shipping', 'o.net', 'o.coupon', 'o.pay_by'])
    .select(['o.payment_status', 'o.refunded'])
    .select(['o.points_spent', 'o.points_worth', 'o.lnwcash'])
    .select((is) =>
      is
        .or([
          is('o.payment_method', '=', 'online'),
          is.exists(
            is
              .selectFrom('payment_group as g')
              .select('g.id')
              .whereRef('g.id', '=', 'o.group_id')
              .where('g.is_online', '=', true),
          ),
        ])
        .$castTo<boolean>()
        .as('is_online'),
    )
    .select('s.shopname as shop_name')
    .select(['s.title as shop_title', 's.email as shop_email', 's.base_language as shop_lang'])
    .where('o.shop_id', '=', shopId)
    .where('o.id', '=', orderId)
    .executeTakeFirst();
  if (!order) return null;
  const lines = await db
    .selectFrom('order_line')
    .select(['title', 'options', 'quantity', 'line_total', 'comment'])
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .orderBy('rank')
    .execute();
  return { ...order, lines };
}

/**
 * Returns the shopper's address and language: the address of the order, else of the account; the
 * language of the account, else of the order.
 */
export async function shopperReader(
  db: Db,
  order: OrderFacts,
): Promise<{ readonly address: string; readonly lang: Lang } | null> {
  const account =
    order.account_id === null
      ? undefined
      : await db
          .selectFrom('account')
          .select(['email', 'locale'])
          .where('id', '=', order.account_id)
          .where('disabled_at', 'is', null)
          .executeTakeFirst();
  const address = order.contact.email || account?.email;
  return address ? { address, lang: account?.locale ?? order.lang } : null;
}
