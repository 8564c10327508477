import type { Kysely, Transaction } from 'kysely';
import type { Database, OrderPaymentMethod, PaymentMethod } from '../../../db/schema.ts';
import { MALL_ID, writeAudit } from '../../shops/index.ts';

/** The account of the marketplace for top-ups and for payments of orders (decision 437). */
export interface MarketAccount {
  /** As `normalizePromptpay` gives it; '': none. */
  readonly promptpay: string;
  readonly promptpay_name: string;
}

/** The marketplace as the payee of its shops' orders. */
export interface PlatformPayee extends MarketAccount {
  readonly is_on: boolean;
  readonly pay_hours: number;
}

const COLUMNS = ['is_on', 'promptpay', 'promptpay_name', 'pay_hours'] as const;

export function readPlatformPayee(db: Kysely<Database>): Promise<PlatformPayee> {
  return db.selectFrom('platform_payee').select(COLUMNS).executeTakeFirstOrThrow();
}

/** Whatever needs the account waits here until a change of it is done. */
export function lockPlatformPayee(trx: Transaction<Database>): Promise<PlatformPayee> {
  return trx.selectFrom('platform_payee').select(COLUMNS).forUpdate().executeTakeFirstOrThrow();
}

/**
 * The payee receives money of others, so each change is in the activity of the marketplace.
 * False: there would be no account although wallets are topped up with it.
 */
export async function savePlatformPayee(
  trx: Transaction<Database>,
  payee: PlatformPayee,
  { accountId, at }: { readonly accountId: string; readonly at: Date },
): Promise<boolean> {
  const before = await lockPlatformPayee(trx);
  if (payee.promptpay === '' && (await expectsTopups(trx))) return false;
  await trx.updateTable('platform_payee').set(payee).execute();
  await writeAudit(trx, {
    shopId: MALL_ID,
    entity: 'settings',
    entityId: String(MALL_ID),
    action: 'payee_changed',
    accountId,
    before: factsOf(before),
    after: factsOf(payee),
    at,
  });
  return true;
}

/** A code of a top-up is shown, or can be asked for. */
async function expectsTopups(trx: Transaction<Database>): Promise<boolean> {
  const { awaited } = await trx
    .selectNoFrom((is) =>
      is
        .or([
          is.exists(trx.selectFrom('topup_offer').select('is_on').where('is_on', '=', true)),
          is.exists(trx.selectFrom('wallet_topup').select('id').where('state', '=', 'waiting')),
        ])
        .as('awaited'),
    )
    .executeTakeFirstOrThrow();
  return Boolean(awaited);
}

function factsOf({ is_on, promptpay, promptpay_name, pay_hours }: PlatformPayee) {
  return { platform_payee: is_on, promptpay, promptpay_name, pay_hours };
}

/** The ways to pay for a visit: the marketplace takes the place of payments to each shop. */
export function groupMethods(
  ofShops: readonly (readonly PaymentMethod[])[],
  { is_on: isPlatform }: PlatformPayee,
): readonly OrderPaymentMethod[] {
  const [first = [], ...others] = ofShops;
  const common = first.filter((method) => others.every((methods) => methods.includes(method)));
  return isPlatform ? ['platform', ...common.filter((method) => method === 'cod')] : common;
}

export function payByOf({ pay_hours: hours }: PlatformPayee, now: Date): Date {
  return new Date(now.getTime() + hours * 3_600_000);
}
