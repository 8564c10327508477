import { shops } from '../fixture-market.ts';
import { manageShop } from '../manage-shop.ts';
import { providerKeys } from '../payment-providers/card-servers.ts';
import { startOmise } from '../payment-providers/omise-server.ts';
import type { ProviderPage, ProviderServer } from '../payment-providers/provider-server.ts';
import type { TestHost } from '../test-host.ts';
import { beginPayment } from '../../../storefront-host/modules/sales/payments/online/begin-payment.ts';
import { runRefund } from '../../../storefront-host/modules/sales/payments/online/refunds.ts';
import { settlePayment } from '../../../storefront-host/modules/sales/payments/online/settle-payment.ts';

const SHOP = shops.alpha.id;

/** Pays the orders of a walk at a server with a provider's published API. */
export interface WalkedPayments {
  /** Environment that gives the test's host the server's address. */
  readonly env: Readonly<Record<string, string>>;
  /** Connects the shop's account. */
  readonly connect: (host: TestHost) => Promise<void>;
  /** Opens the page on which the order is paid; null if it waits for no payment. */
  readonly open: (host: TestHost, orderId: string) => Promise<ProviderPage | null>;
  /**
   * Pays there as the buyer, and sends the provider's webhook twice at once; returns the payment's
   * state.
   */
  readonly pay: (host: TestHost, page: ProviderPage) => Promise<string>;
  /**
   * Sends open refunds, and returns the satang that the provider has refunded of the order's
   * payments.
   */
  readonly sendBack: (host: TestHost, orderId: string) => Promise<number>;
  readonly close: () => Promise<void>;
}

export async function walkedPayments(): Promise<WalkedPayments> {
  const server: ProviderServer = await startOmise();
  return {
    env: { OMISE_API: server.api.href },
    async connect(host) {
      const answer = await manageShop(() => host)('PUT', 'payment-account', providerKeys.omise);
      if (answer.status !== 200) throw new Error(`not connected: ${answer.body.code}`);
    },
    async open(host, orderId) {
      const begun = await beginPayment(host.host, { shop_id: SHOP, order_id: orderId });
      if (begun.kind === 'not-awaited') return null;
      const page = begun.kind === 'begun' && [...server.pages.values()].at(-1);
      if (!page || !begun.url.endsWith(page.id)) throw new Error(`no page: ${begun.kind}`);
      return page;
    },
    async pay(host, page) {
      page.state = 'paid';
      const payments = host.db.selectFrom('online_payment').where('shop_id', '=', SHOP);
      const { id } = await payments
        .select('id')
        .where('page_id', '=', page.id)
        .executeTakeFirstOrThrow();
      const name = { shopId: SHOP, id };
      await Promise.all([settlePayment(host.host, name), settlePayment(host.host, name)]);
      const { state } = await payments
        .select('state')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return state;
    },
    async sendBack(host, orderId) {
      const rows = await host.db
        .selectFrom('online_refund as refund')
        .innerJoin('online_payment as payment', (join) =>
          join
            .onRef('payment.shop_id', '=', 'refund.shop_id')
            .onRef('payment.id', '=', 'refund.payment_id'),
        )
        .select(['refund.id', 'payment.page_id'])
        .where('refund.shop_id', '=', SHOP)
        .where('payment.order_id', '=', orderId)
        .execute();
      for (const { id } of rows) await runRefund(host.host, { shop_id: SHOP, refund_id: id });
      const pages = new Set(rows.map(({ page_id: page }) => page ?? ''));
      const refunds = [...pages].flatMap((page) => server.pages.get(page)?.refunds ?? []);
      return refunds.reduce((sum, { amount }) => sum + amount, 0);
    },
    close: () => server.close(),
  };
}
