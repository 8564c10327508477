import { sql, type Kysely, type Transaction } from 'kysely';
import {
  satangToBaht,
  subtract,
  toSatang,
  ZERO,
  type Satang,
} from '@talad/elements/commerce/money';
import type { Db } from '../../../db/open.ts';
import type { Database } from '../../../db/schema.ts';
import { MALL_ID, writeAudit } from '../../shops/index.ts';
import { postEntries } from '../ledger/journal.ts';

/**
 * Computes a shop's debt to the marketplace: wallet money that its refunds created for orders that
 * were not paid to the marketplace, less its settlements. Wallet money that buyers paid to it does
 * not lower the debt, because a cancellation returns that money.
 */
export async function readWalletDebt(db: Kysely<Database>, shopId: number): Promise<Satang> {
  const { rows } = await sql<{ debt: number }>`
    SELECT (coalesce((SELECT sum(refunded_to_wallet) FROM sales_order
        WHERE shop_id = ${shopId} AND refunded_to_wallet > 0 AND payment_method <> 'platform'), 0)
      - coalesce((SELECT sum(amount) FROM journal_line
        WHERE shop_id = ${shopId} AND account = 'payable:marketplace'), 0))::bigint AS debt`.execute(
    db,
  );
  return toSatang(rows[0]?.debt ?? 0);
}

/**
 * Reads the debt under a lock, so that concurrent refunds do not each use the same rest of the
 * limit.
 */
export async function lockWalletDebt(trx: Transaction<Database>, shopId: number): Promise<Satang> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`wallet-debt:${shopId}`}, 0))`.execute(
    trx,
  );
  return readWalletDebt(trx, shopId);
}

export interface WalletDebt {
  readonly shop_id: number;
  readonly title: string;
  /** Satang. */
  readonly owed: number;
}

const LISTED = 200;

/** Returns shops that owe the marketplace money, the largest debt first. */
export async function listWalletDebts(db: Kysely<Database>): Promise<readonly WalletDebt[]> {
  const { rows } = await sql<WalletDebt>`
    SELECT s.id AS shop_id, s.title, (made.amount - coalesce(settled.amount, 0))::bigint AS owed
    FROM (SELECT shop_id, sum(refunded_to_wallet) AS amount FROM sales_order
      WHERE refunded_to_wallet > 0 AND payment_method <> 'platform' GROUP BY shop_id) made
    JOIN shop s ON s.id = made.shop_id
    LEFT JOIN (SELECT shop_id, sum(amount) AS amount FROM journal_line
      WHERE account = 'payable:marketplace' GROUP BY shop_id) settled ON settled.shop_id = s.id
    WHERE made.amount > coalesce(settled.amount, 0)
    ORDER BY owed DESC, s.id LIMIT ${LISTED}`.execute(db);
  return rows;
}

export interface Settlement {
  readonly shopId: number;
  readonly amount: Satang;
  /** Day on which the money arrived, such as `2026-11-27`. */
  readonly on: string;
  readonly reason: string;
  readonly accountId: string;
  readonly at: Date;
}

/** Records that a shop has paid the marketplace; returns false if it owes less. */
export function settleWalletDebt(
  db: Db,
  { shopId, amount, on, reason, accountId, at }: Settlement,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const debt = await lockWalletDebt(trx, shopId);
    if (amount <= 0 || amount > debt) return false;
    const entry = { kind: 'debt.settled', orderId: null, at } as const;
    const back = subtract(ZERO, amount);
    await postEntries(trx, [
      {
        ...entry,
        shopId,
        lines: [
          { account: 'payable:marketplace', amount },
          { account: 'cash:transfer', amount: back },
        ],
      },
      {
        ...entry,
        shopId: MALL_ID,
        lines: [
          { account: 'cash:transfer', amount },
          { account: 'receivable:shops', amount: back },
        ],
      },
    ]);
    await writeAudit(trx, {
      shopId,
      entity: 'settings',
      entityId: 'wallet_debt',
      action: 'wallet_debt_settled',
      accountId,
      before: { debt_price: satangToBaht(debt) },
      after: { debt_price: satangToBaht(subtract(debt, amount)), settled_on: on, reason },
      at,
    });
    return true;
  });
}
