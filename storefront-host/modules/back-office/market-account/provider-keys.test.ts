import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../../../test/support/browser/browser.ts';
import { accounts } from '../../../../test/support/fixture-market.ts';
import { groupBuyer } from '../../../../test/support/group-buyer.ts';
import { manageShop } from '../../../../test/support/manage-shop.ts';
import { providerKeys } from '../../../../test/support/payment-providers/card-servers.ts';
import {
  linesOfTwoShops,
  openMarketStage,
  type MarketStage,
} from '../../../../test/support/payment-providers/market-stage.ts';
import { OMISE_KEY } from '../../../../test/support/payment-providers/omise-server.ts';
import { STRIPE_KEY } from '../../../../test/support/payment-providers/stripe-server.ts';
import type { TestHost } from '../../../../test/support/test-host.ts';
import { MALL_ID } from '../../shops/index.ts';

let stage: MarketStage;
let host: TestHost;
let operator: MarketStage['operator'];
beforeAll(async () => {
  stage = await openMarketStage();
  ({ host, operator } = stage);
});
afterAll(() => stage.close());

describe('the keys of the marketplace', () => {
  it('are tested, stored sealed, never shown again, and recorded in the operators’ log', async () => {
    await stage.endOpenPayments();
    await operator.post('/admin/payments/provider/remove', {});
    const wrong = { ...providerKeys.stripe, secret_key: 'sk_test_somebody_elses' };
    expect((await operator.post('/admin/payments/provider', wrong)).html).toContain(
      'does not accept this key',
    );
    const mixed = { ...providerKeys.stripe, secret_key: OMISE_KEY };
    expect((await operator.post('/admin/payments/provider', mixed)).html).toContain(
      'not a secret key of this provider',
    );
    const page = await stage.connect('stripe');
    expect(page.html).toContain('Stripe is connected in test mode');
    expect(page.html).toContain(`/api/v1/payments/${MALL_ID}/stripe`);
    expect(page.html).not.toContain(STRIPE_KEY);
    const stored = await host.db.selectFrom('payment_account').selectAll().execute();
    expect(stored.map(({ secret_key }) => secret_key.toString('latin1')).join()).not.toContain(
      STRIPE_KEY,
    );
    const log = await operator.get('/admin/log?kind=payments');
    expect(log.html).toContain('Changed how the marketplace is paid');
    expect(log.html).toContain('Payment provider: – → Stripe');
    expect(log.html).not.toContain(STRIPE_KEY);
  });

  it('are neither changed nor removed while buyers are at the provider’s page', async () => {
    await stage.connect('stripe');
    const one = await stage.orderVisit();
    await host.inject({ method: 'GET', url: `${one.path}/pay` });
    expect((await stage.connect('omise')).url.pathname).toBe('/forms/failed');
    const answer = await operator.post('/admin/payments/provider/remove', {});
    expect(answer.url.pathname).toBe('/forms/failed');
    await stage.endOpenPayments();
  });

  it('are set by operators only, not by the settings of a shop', async () => {
    const mall = manageShop(() => host, { email: accounts.operator.email, shopId: MALL_ID });
    expect((await mall('PUT', 'payment-account', providerKeys.omise)).status).toBe(404);
    expect((await mall('DELETE', 'payment-account')).status).toBe(404);
  });

  it('decide what the checkout and the pages of shops offer', async () => {
    const reader = openBrowser(host, { lang: 'en' });
    const read = async (path: string) => (await reader.get(`${path}?lang=en`)).html;
    const pages = ['/product/cup/101', '/web/alpha/aboutus'];
    for (const path of pages) {
      expect(await read(path)).toContain('Card or wallet, paid to the marketplace');
    }
    expect(await read('/web/alpha/help')).toContain('Card or wallet: you pay on the payment');
    await operator.post('/admin/payments/provider/remove', {});
    for (const path of [...pages, '/web/alpha/help']) {
      expect(await read(path)).not.toContain('Card or wallet');
    }
    const checkout = await groupBuyer(host).begin(linesOfTwoShops);
    expect(checkout.html).not.toContain('platform_online');
    const refused = await groupBuyer(host).press(checkout, { payment: 'platform_online' });
    expect(refused.url.pathname).toBe(checkout.url.pathname);
    const log = await operator.get('/admin/log?kind=payments');
    expect(log.html).toContain('Payment provider: Stripe → –');
  });
});
