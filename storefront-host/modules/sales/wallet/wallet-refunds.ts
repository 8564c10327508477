import type { Kysely } from 'kysely';
import { satangToBaht, toSatang, type Satang } from '@talad/elements/commerce/money';
import type { Db } from '../../../db/open.ts';
import type { Database } from '../../../db/schema.ts';
import { MALL_ID, writeAudit } from '../../shops/index.ts';

/** Whether shops may refund money that they received themselves to wallets (decision 415). */
export interface WalletRefunds {
  readonly is_on: boolean;
  /** Limit of one shop's debt to the marketplace for such refunds. */
  readonly limit: Satang;
}

const unset: WalletRefunds = { is_on: false, limit: toSatang(5_000_00) };

/** Returns the setting, which is off until an operator switches it on. */
export async function readWalletRefunds(db: Kysely<Database>): Promise<WalletRefunds> {
  const row = await db
    .selectFrom('topup_offer')
    .select(['refunds_on', 'refunds_limit'])
    .executeTakeFirst();
  return row ? { is_on: row.refunds_on, limit: toSatang(row.refunds_limit) } : unset;
}

export function saveWalletRefunds(
  db: Db,
  refunds: WalletRefunds,
  { accountId, at }: { readonly accountId: string; readonly at: Date },
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const before = await readWalletRefunds(trx);
    const changed = {
      refunds_on: refunds.is_on,
      refunds_limit: refunds.limit,
      updated_at: at,
    };
    await trx
      .insertInto('topup_offer')
      .values({ is_on: false, ...changed })
      .onConflict((conflict) => conflict.column('one_row').doUpdateSet(changed))
      .execute();
    await writeAudit(trx, {
      shopId: MALL_ID,
      entity: 'settings',
      entityId: 'wallet_refunds',
      action: 'wallet_refunds_changed',
      accountId,
      before: factsOf(before),
      after: factsOf(refunds),
      at,
    });
  });
}

function factsOf({ is_on, limit }: WalletRefunds) {
  return { wallet_refunds: is_on, debt_limit_price: satangToBaht(limit) };
}
