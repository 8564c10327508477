import { subtract, toSatang } from '@talad/elements/commerce/money';
import { newId } from '../../storefront-host/db/ids.ts';
import { postEntry } from '../../storefront-host/modules/sales/ledger/journal.ts';
import { readPoints } from '../../storefront-host/modules/sales/points/points.read.ts';
import { readWallet } from '../../storefront-host/modules/sales/wallet/wallet.read.ts';
import type { TestHost } from './test-host.ts';

/** Reads the balances of an account: points, and wallet money in satang. */
export async function balancesOf({ db }: TestHost, accountId: string) {
  return { points: await readPoints(db, accountId), wallet: await readWallet(db, accountId) };
}

/** Sets both balances of an account; the money is a refund of shop 2 to the wallet. */
export async function setBalances(
  host: TestHost,
  accountId: string,
  wanted: { readonly points: number; readonly wallet: number },
): Promise<void> {
  const has = await balancesOf(host, accountId);
  const at = host.host.now();
  const points = wanted.points - has.points;
  const missing = subtract(toSatang(wanted.wallet), has.wallet);
  await host.db.transaction().execute(async (trx) => {
    if (points !== 0) {
      const entry = { account_id: accountId, id: newId(), reason: 'adjusted', points } as const;
      await trx
        .insertInto('point_entry')
        .values({ ...entry, created_at: at })
        .execute();
    }
    await postEntry(trx, {
      shopId: 2,
      kind: 'order.paid',
      orderId: newId(),
      at,
      lines: [
        { account: 'cash:transfer', amount: missing },
        { account: 'wallet', amount: toSatang(0 - missing), holder_id: accountId },
      ],
    });
  });
}
