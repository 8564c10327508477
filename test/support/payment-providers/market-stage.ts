import { openBrowser } from '../browser/browser.ts';
import { accounts, products, smallPassword } from '../fixture-market.ts';
import { groupBuyer } from '../group-buyer.ts';
import { createTestHost } from '../test-host.ts';
import { providerKeys, startCardServers } from './card-servers.ts';

/** One product of each of two shops. */
export const linesOfTwoShops = [
  [products.cup.uuid, 1],
  [products.banana.uuid, 1],
] as const;

/** Starts a marketplace that receives every order, and both providers' servers. */
export async function openMarketStage() {
  const servers = await startCardServers();
  /** Offset of the host's clock from the real time, in ms. */
  const clock = { ahead: 0 };
  const host = await createTestHost({
    seed: 'small',
    now: () => new Date(Date.now() + clock.ahead),
    env: { RATE_LIMIT_FACTOR: '1000', ...servers.env },
  });
  const operator = openBrowser(host, { lang: 'en' });
  await operator.signIn(accounts.operator.email, smallPassword, '/admin/payments');
  await operator.post('/admin/payments', {
    scope: 'all',
    promptpay: '081-234-5678',
    promptpay_name: 'Talad Market',
    pay_hours: '6',
  });
  return {
    host,
    servers,
    clock,
    operator,
    connect: (name: keyof typeof providerKeys) =>
      operator.post('/admin/payments/provider', providerKeys[name]),
    /** Orders one product of each of two shops, to be paid to the marketplace by card. */
    async orderVisit() {
      const one = groupBuyer(host);
      const done = await one.press(await one.begin(linesOfTwoShops), {
        payment: 'platform_online',
      });
      const { pathname: path } = done.url;
      return { done, path, again: () => one.browser.get(path) };
    },
    /** Ends payments that are open here, as the sweep does; their pages stay open. */
    async endOpenPayments(): Promise<void> {
      await host.db
        .updateTable('online_payment')
        .set({ state: 'over' })
        .where('state', '=', 'open')
        .execute();
    },
    async close(): Promise<void> {
      await host.close();
      await servers.close();
    },
  };
}

export type MarketStage = Awaited<ReturnType<typeof openMarketStage>>;
