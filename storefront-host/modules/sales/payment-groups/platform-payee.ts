import { sql, type Kysely, type Transaction } from 'kysely';
import { invalidatePages, pageKeys } from '../../../cache/page-keys.ts';
import type { CheckoutPayment } from '@talad/elements/api/checkout.contract';
import type { Database, OrderPaymentMethod, PayeeScope } from '../../../db/schema.ts';
import { MALL_ID, writeAudit } from '../../shops/index.ts';

/** The account of the marketplace for top-ups and for payments of orders (decision 437). */
export interface MarketAccount {
  /** Normalized by `normalizePromptpay`; empty if there is none. */
  readonly promptpay: string;
  readonly promptpay_name: string;
}

/** Returns the marketplace as the payee of its shops' orders. */
export interface PlatformPayee extends MarketAccount {
  readonly scope: PayeeScope;
  readonly pay_hours: number;
}

/** The payment methods that it offers depend on these. */
export interface PayeeOffer {
  readonly scope: PayeeScope;
  /** Its keys at a payment provider are connected. */
  readonly takes_cards: boolean;
}

const COLUMNS = ['scope', 'promptpay', 'promptpay_name', 'pay_hours'] as const;

export async function readPlatformPayee(db: Kysely<Database>): Promise<PlatformPayee & PayeeOffer> {
  const { rows } = await sql<PlatformPayee & PayeeOffer>`/* hot:platform_payee */
    SELECT scope, promptpay, promptpay_name, pay_hours,
      EXISTS (SELECT FROM payment_account WHERE shop_id = ${sql.lit(MALL_ID)}) AS takes_cards
    FROM platform_payee`.execute(db);
  const [payee] = rows;
  if (!payee) throw new Error('the row of platform_payee is missing');
  return payee;
}

/** Every transaction that needs the account waits here until a change of it is committed. */
export function lockPlatformPayee(trx: Transaction<Database>): Promise<PlatformPayee> {
  return trx.selectFrom('platform_payee').select(COLUMNS).forUpdate().executeTakeFirstOrThrow();
}

/**
 * Saves the payee and logs each change in the marketplace's activity, because the payee receives
 * other people's money. Returns false if wallets are topped up and no account would be left.
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
  if (before.scope !== payee.scope) await invalidatePages(trx, [pageKeys.payee()]);
  return true;
}

/** Returns whether a top-up's QR code is shown, or can be requested. */
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

function factsOf({ scope, promptpay, promptpay_name, pay_hours }: PlatformPayee) {
  return { platform_payee: `orders_${scope}`, promptpay, promptpay_name, pay_hours };
}

/** Returns the payment methods for a visit to several shops: those that all of them offer. */
export function groupMethods(
  ofShops: readonly (readonly CheckoutPayment[])[],
  payee: PayeeOffer,
): readonly CheckoutPayment[] {
  const [first = [], ...others] = ofShops;
  const common = first.filter((method) => others.every((methods) => methods.includes(method)));
  return payee.scope === 'none' ? common : toPlatform(common, payee);
}

/** Returns the payment methods for the order of one shop (decision 438). */
export function shopMethods(own: readonly CheckoutPayment[], payee: PayeeOffer): CheckoutPayment[] {
  return payee.scope === 'all' ? toPlatform(own, payee) : [...own];
}

/**
 * The marketplace receives the payments instead of the shop; a courier still collects for the shop.
 */
function toPlatform(
  own: readonly CheckoutPayment[],
  { takes_cards: takesCards }: PayeeOffer,
): CheckoutPayment[] {
  return [
    'platform',
    ...(takesCards ? (['platform_online'] as const) : []),
    ...own.filter((method) => method === 'cod'),
  ];
}

/** Returns the order's method for the shopper's choice; the way to the marketplace is its payment's. */
export function methodOf(choice: CheckoutPayment): {
  readonly payment: OrderPaymentMethod;
  readonly isOnline: boolean;
} {
  return choice === 'platform_online'
    ? { payment: 'platform', isOnline: true }
    : { payment: choice, isOnline: false };
}

export function payByOf({ pay_hours: hours }: PlatformPayee, now: Date): Date {
  return new Date(now.getTime() + hours * 3_600_000);
}
