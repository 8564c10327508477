import { toSatang } from '@talad/elements/commerce/money';
import { newId } from '../../../storefront-host/db/ids.ts';
import { postEntry } from '../../../storefront-host/modules/sales/ledger/journal.ts';
import { accounts, shops } from '../fixture-market-data.ts';
import { failing, type FormPostMarket, type FormPostRows } from './form-post.ts';

/** Lists the forms of wallets and points: the shopper's and the operators'. */
export function walletFormPosts({ host, person, operator }: FormPostMarket): FormPostRows {
  const offer = { is_on: 'on' };
  /** Signs in, and gives the marketplace the account that top-ups need. */
  async function withAccount() {
    const browser = await operator();
    const account = { promptpay: '0812345678', promptpay_name: 'Talad' };
    await browser.post('/admin/payments', { scope: 'none', pay_hours: '24', ...account });
    return browser;
  }
  /** Records that alpha owes the marketplace ฿100. */
  function owe(): Promise<void> {
    const [amount, back] = [toSatang(100_00), toSatang(-100_00)];
    return host()
      .db.transaction()
      .execute((trx) =>
        postEntry(trx, {
          shopId: shops.alpha.id,
          kind: 'debt.settled',
          orderId: null,
          at: new Date(),
          lines: [
            { account: 'cash:transfer', amount },
            { account: 'payable:marketplace', amount: back },
          ],
        }),
      );
  }
  async function shopper() {
    await (await withAccount()).post('/admin/wallet', offer);
    return (await person()).browser;
  }
  return {
    'POST /my/wallet/top-up': {
      good: async () => ({
        browser: await shopper(),
        path: '/my/wallet/top-up',
        fields: { amount: '500' },
        lands: /^\/my\/wallet$/,
        says: 'my.topup.withdraw',
      }),
      bad: async () => ({
        browser: await shopper(),
        path: '/my/wallet/top-up',
        fields: { amount: '19' },
        lands: /^\/my\/wallet$/,
        says: 'my.topup.send',
        keeps: 'value="19"',
      }),
    },
    'POST /my/wallet/top-up/withdraw': {
      good: async () => ({
        browser: await shopper(),
        path: '/my/wallet/top-up/withdraw',
        fields: {},
        lands: /^\/my\/wallet$/,
        says: 'my.topup.send',
      }),
      bad: 'it has no field; a top-up that waits no longer stays as it is (topups.test.ts)',
    },
    'POST /admin/wallet': {
      good: async () => ({
        browser: await withAccount(),
        path: '/admin/wallet',
        fields: offer,
        lands: /^\/admin\/wallet$/,
        says: 'admin.topups',
      }),
      bad: async () => failing(await operator(), '/admin/wallet', { is_on: 'maybe' }),
    },
    'POST /admin/points': {
      good: async () => ({
        browser: await operator(),
        path: '/admin/points',
        fields: { is_on: 'on', baht_per_point: '1', point_value: '1' },
        lands: /^\/admin\/points$/,
        says: 'admin.points',
      }),
      bad: async () =>
        failing(await operator(), '/admin/points', {
          is_on: 'on',
          baht_per_point: '1',
          point_value: '100',
        }),
    },
    'POST /admin/wallet/refunds': {
      good: async () => ({
        browser: await operator(),
        path: '/admin/wallet/refunds',
        fields: { is_on: 'off', limit: '5000' },
        lands: /^\/admin\/wallet$/,
        says: 'admin.walletRefunds',
      }),
      bad: async () =>
        failing(await operator(), '/admin/wallet/refunds', { is_on: 'on', limit: 'lots' }),
    },
    'POST /admin/wallet/debts/:shop_id': {
      good: async () => {
        await owe();
        return {
          browser: await operator(),
          path: `/admin/wallet/debts/${shops.alpha.id}`,
          fields: { amount: '1', on: '2026-01-31', reason: 'SCB 0931' },
          lands: /^\/admin\/wallet$/,
          says: 'admin.walletDebts',
        };
      },
      bad: async () =>
        failing(await operator(), `/admin/wallet/debts/${shops.alpha.id}`, {
          amount: '900000',
          on: '2026-01-31',
          reason: 'SCB 0931',
        }),
    },
    'POST /admin/wallet/:holder_id/:id': {
      good: async () => {
        const { id: holderId } = await person();
        const id = newId();
        const waits = { amount: 50_000, asked_at: new Date(), answered_at: null };
        await host()
          .db.insertInto('wallet_topup')
          .values({ account_id: holderId, id, ...waits })
          .execute();
        return {
          browser: await operator(),
          path: `/admin/wallet/${holderId}/${id}`,
          fields: { state: 'received' },
          lands: /^\/admin\/wallet$/,
          says: 'admin.topups',
        };
      },
      bad: async () =>
        failing(await operator(), `/admin/wallet/${accounts.shopper.id}/${newId()}`, {
          state: 'received',
        }),
    },
  };
}
