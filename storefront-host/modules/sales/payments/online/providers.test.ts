import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { toSatang } from '@talad/elements/commerce/money';
import {
  OMISE_KEY,
  OMISE_WEBHOOK_SECRET,
  startOmise,
} from '../../../../../test/support/payment-providers/omise-server.ts';
import type { ProviderServer } from '../../../../../test/support/payment-providers/provider-server.ts';
import {
  startStripe,
  STRIPE_KEY,
  STRIPE_WEBHOOK_SECRET,
} from '../../../../../test/support/payment-providers/stripe-server.ts';
import { omiseProvider } from './omise.ts';
import type { PaymentProvider, PaymentRequest } from './provider.ts';
import { stripeProvider } from './stripe.ts';

const kinds = [
  ['Omise', startOmise, omiseProvider, OMISE_KEY, OMISE_WEBHOOK_SECRET],
  ['Stripe', startStripe, stripeProvider, STRIPE_KEY, STRIPE_WEBHOOK_SECRET],
] as const;

describe.each(kinds)('%s', (_, start, open, secretKey, webhookSecret) => {
  let server: ProviderServer;
  let provider: PaymentProvider;
  beforeAll(async () => {
    server = await start();
    provider = open({ secretKey, webhookSecret }, server.api);
  });
  afterEach(() => {
    server.isDown = false;
  });
  afterAll(() => server.close());

  const now = new Date();
  const request = (id: string): PaymentRequest => ({
    id,
    amount: toSatang(123_45),
    title: 'คำสั่งซื้อ 1001 · ร้านดินเผา',
    email: 'buyer@example.test',
    lang: 'th',
    returnUrl: 'https://shop.test/orders/abc',
    expiresAt: new Date(now.getTime() + 3_600_000),
    now,
  });

  async function paid(id: string) {
    const { pageId } = await provider.begin(request(id));
    const page = server.pages.get(pageId);
    if (!page) throw new Error('the provider has no such page');
    page.state = 'paid';
    return page;
  }

  it('shows a page of the exact amount, which is open until it is paid', async () => {
    const { pageId, url } = await provider.begin(request('pay-1'));
    expect(url).toMatch(/^https:\/\/(link\.omise\.co|checkout\.stripe\.com)\//);
    expect(server.pages.get(pageId)).toMatchObject({ amount: 123_45, currency: 'thb' });
    expect(await provider.find(pageId)).toMatchObject({ state: 'open', chargeId: null });
    server.pages.get(pageId)!.state = 'paid';
    const found = await provider.find(pageId);
    expect(found).toMatchObject({ state: 'paid', amount: 123_45 });
    expect(found.currency.toLowerCase()).toBe('thb');
    expect(found.chargeId).toBe(server.pages.get(pageId)!.chargeId);
  });

  it('cannot be paid any more once it is closed', async () => {
    const { pageId } = await provider.begin(request('pay-2'));
    await provider.close(pageId);
    expect(await provider.find(pageId)).toMatchObject({ state: 'over' });
  });

  it('refunds in parts, each once, and never more than was paid', async () => {
    const page = await paid('pay-3');
    const part = { chargeId: page.chargeId, amount: toSatang(100_00) };
    expect(await provider.refund({ id: 'refund-1', ...part })).toBe('done');
    expect(await provider.refund({ id: 'refund-1', ...part })).toBe('done');
    expect(page.refunds).toEqual([{ id: 'refund-1', amount: 100_00 }]);
    await expect(provider.refund({ id: 'refund-2', ...part })).rejects.toMatchObject({
      kind: 'refused',
    });
    expect(page.refunds).toHaveLength(1);
  });

  it('reads the page of a signed notice, and nothing of a forged, changed or old one', async () => {
    const page = await paid('pay-4');
    const { body, headers } = server.notice(page);
    const read = (change: { body?: string; headers?: Record<string, string>; now?: Date }) =>
      provider.readNotice({
        body: Buffer.from(change.body ?? body),
        headers: change.headers ?? headers,
        now: change.now ?? new Date(),
      });
    expect(await read({})).toEqual({ isForged: false, pageId: page.id });
    expect(await read({ headers: {} })).toEqual({ isForged: true });
    expect(await read({ body: body.replace('12345', '12346') })).toEqual({ isForged: true });
    const other = open(
      { secretKey, webhookSecret: Buffer.from('another').toString('base64') },
      server.api,
    );
    expect(await other.readNotice({ body: Buffer.from(body), headers, now: new Date() })).toEqual({
      isForged: true,
    });
    const changed = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [
        name,
        value.replaceAll(/\d{10}/g, '1700000000'),
      ]),
    );
    expect(await read({ headers: changed })).toEqual({ isForged: true });
  });

  it('tells keys that are wrong from a provider that is down', async () => {
    expect(await provider.checkKeys()).toBe(true);
    const wrong = open({ secretKey: 'sk_wrong', webhookSecret }, server.api);
    expect(await wrong.checkKeys()).toBe(false);
    server.isDown = true;
    await expect(provider.checkKeys()).rejects.toMatchObject({ kind: 'down' });
    await expect(provider.begin(request('pay-5'))).rejects.toMatchObject({ kind: 'down' });
  });
});
