import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import {
  satangToBaht,
  subtract,
  toSatang,
  ZERO,
  type Satang,
} from '@talad/elements/commerce/money';
import { newId } from '../../../db/ids.ts';
import type { Db } from '../../../db/open.ts';
import type { Database, WalletTopupTable } from '../../../db/schema.ts';
import { notifyOfTopup } from '../../../identity/index.ts';
import { MALL_ID, writeAudit } from '../../shops/index.ts';
import { postEntry } from '../ledger/journal.ts';
import { lockPlatformPayee, type MarketAccount } from '../payment-groups/platform-payee.ts';

/** In satang. */
export const LEAST_TOPUP = toSatang(20_00);
/** Limit in satang, because a wallet is for purchases, not for savings. */
export const MOST_TOPUP = toSatang(5_000_00);

/** Whether wallets can be topped up, and the marketplace's account that receives the money. */
export interface TopupOffer extends MarketAccount {
  readonly is_on: boolean;
}

export type Topup = Selectable<WalletTopupTable>;

/** Returns the offer; top-ups are off until an operator switches them on (decision 402). */
export function readTopupOffer(db: Kysely<Database>): Promise<TopupOffer> {
  return db
    .selectFrom('platform_payee as payee')
    .leftJoin('topup_offer as offer', (join) => join.onTrue())
    .select(['payee.promptpay', 'payee.promptpay_name'])
    .select((is) => is.fn.coalesce('offer.is_on', is.lit(false)).as('is_on'))
    .executeTakeFirstOrThrow();
}

interface Act {
  readonly accountId: string;
  readonly at: Date;
}

/** Returns false if the marketplace has no account yet that could receive the money. */
export function saveTopupOffer(db: Db, isOn: boolean, { accountId, at }: Act): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { promptpay } = await lockPlatformPayee(trx);
    if (isOn && promptpay === '') return false;
    const before = await readTopupOffer(trx);
    const changed = { is_on: isOn, updated_at: at };
    await trx
      .insertInto('topup_offer')
      .values(changed)
      .onConflict((conflict) => conflict.column('one_row').doUpdateSet(changed))
      .execute();
    await writeAudit(trx, {
      shopId: MALL_ID,
      entity: 'settings',
      entityId: 'topups',
      action: 'topups_changed',
      accountId,
      before: { topups: before.is_on },
      after: { topups: isOn },
      at,
    });
    return true;
  });
}

/** Returns the top-up that an account waits for; an account has at most one. */
export function findWaitingTopup(
  db: Kysely<Database>,
  accountId: string,
): Promise<Topup | undefined> {
  return db
    .selectFrom('wallet_topup')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
}

/** Maximum satang that are added to distinguish open top-ups of the same baht amount. */
const SATANG = 99;
/** Money of a top-up that was withdrawn or refused can still arrive for this long. */
const LATE_MS = 3 * 86_400_000;

/**
 * Returns an amount in satang that no waiting top-up has, and if possible none whose money may
 * arrive late: the bank's list shows the operator a sum and a sender, so the sum alone identifies
 * the top-up (decision 440).
 */
async function freeAmount(
  trx: Transaction<Database>,
  amount: Satang,
  at: Date,
): Promise<number | undefined> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('wallet-topups', 0))`.execute(trx);
  const { rows } = await sql<{ amount: number }>`
    SELECT free.amount FROM generate_series(${amount}::bigint, ${amount + SATANG}::bigint) AS free (amount)
    LEFT JOIN LATERAL (
      SELECT bool_or(t.state = 'waiting') AS is_waiting FROM wallet_topup t
      WHERE t.amount = free.amount AND (t.state = 'waiting' OR (t.state IN ('withdrawn', 'refused')
        AND t.answered_at > ${new Date(at.getTime() - LATE_MS)}))
    ) used ON true
    WHERE used.is_waiting IS NOT TRUE
    ORDER BY used.is_waiting IS NOT NULL, free.amount LIMIT 1`.execute(trx);
  return rows[0]?.amount;
}

/**
 * Returns false if top-ups are off, the account already waits for one, or too many wait for the
 * same amount.
 */
export function askTopup(db: Db, amount: Satang, { accountId, at }: Act): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await readTopupOffer(trx)).is_on) return false;
    const unique = await freeAmount(trx, amount, at);
    if (unique === undefined) return false;
    const row = await trx
      .insertInto('wallet_topup')
      .values({
        account_id: accountId,
        id: newId(at.getTime()),
        amount: unique,
        asked_at: at,
        answered_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  });
}

/** Withdraws a top-up whose money the shopper did not send. */
export async function withdrawTopup(db: Db, { accountId, at }: Act): Promise<void> {
  await db
    .updateTable('wallet_topup')
    .set({ state: 'withdrawn', answered_at: at })
    .where('account_id', '=', accountId)
    .where('state', '=', 'waiting')
    .execute();
}

interface TopupAnswer {
  readonly holderId: string;
  readonly id: string;
  readonly state: 'received' | 'refused';
}

/**
 * Returns false if it no longer waits. Once received, the platform owes the money to the wallet's
 * holder.
 */
export function answerTopup(
  db: Db,
  { holderId, id, state }: TopupAnswer,
  { accountId, at }: Act,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const topup = await trx
      .updateTable('wallet_topup')
      .set({ state, answered_at: at })
      .where('account_id', '=', holderId)
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .returning('amount')
      .executeTakeFirst();
    if (!topup) return false;
    const amount = toSatang(topup.amount);
    if (state === 'received') {
      await postEntry(trx, {
        shopId: MALL_ID,
        kind: 'wallet.topup',
        orderId: null,
        at,
        lines: [
          { account: 'cash:transfer', amount },
          { account: 'wallet', amount: subtract(ZERO, amount), holder_id: holderId },
        ],
      });
    }
    await notifyOfTopup(trx, { shopId: MALL_ID, accountId: holderId, amount, state, at });
    await writeAudit(trx, {
      shopId: MALL_ID,
      entity: 'settings',
      entityId: id,
      action: `topup_${state}`,
      accountId,
      before: null,
      after: { topup_price: satangToBaht(amount) },
      at,
    });
    return true;
  });
}

const LISTED = 200;

/** Returns the top-ups that operators look for in the bank account, oldest first. */
export function listWaitingTopups(db: Kysely<Database>) {
  return db
    .selectFrom('wallet_topup as topup')
    .innerJoin('account', 'account.id', 'topup.account_id')
    .select(['topup.account_id', 'topup.id', 'topup.amount', 'topup.asked_at'])
    .select(['account.name', 'account.email'])
    .where('topup.state', '=', 'waiting')
    .orderBy('topup.asked_at')
    .limit(LISTED)
    .execute();
}
