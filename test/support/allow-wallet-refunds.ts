import { toSatang } from '@talad/elements/commerce/money';
import { saveWalletRefunds } from '../../storefront-host/modules/sales/wallet/wallet-refunds.ts';
import { accounts } from './fixture-market.ts';
import type { TestHost } from './test-host.ts';

/** Lets shops refund to wallets, with a debt limit that no test reaches. */
export function allowWalletRefunds(host: TestHost): Promise<void> {
  const act = { accountId: accounts.operator.id, at: host.host.now() };
  return saveWalletRefunds(host.db, { is_on: true, limit: toSatang(1_000_000_00) }, act);
}
