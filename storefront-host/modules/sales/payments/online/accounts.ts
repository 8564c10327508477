import type { Kysely, Transaction } from 'kysely';
import { invalidatePages, pageKeys } from '../../../../cache/page-keys.ts';
import type { Config } from '../../../../config.ts';
import type { Database } from '../../../../db/schema.ts';
import { seal, unseal } from '../../../../secrets/seal.ts';
import type { Host } from '../../../../host.ts';
import { MALL_ID, paymentsOf, readSelling, writeAudit } from '../../../shops/index.ts';
import { omiseProvider } from './omise.ts';
import type { PaymentProvider, ProviderKeys, ProviderName } from './provider.ts';
import { stripeProvider } from './stripe.ts';

const PURPOSE = 'payment keys';
const SHOWN_LETTERS = 4;

/** The account of a shop or of the marketplace as its owner sees it, without the keys. */
export interface PaymentAccount {
  readonly provider: ProviderName;
  readonly key_end: string;
  readonly is_live: boolean;
}

export interface AccountChange {
  readonly shopId: number;
  readonly accountId: string;
  readonly at: Date;
}

export function openProvider(
  config: Pick<Config, 'paymentApis'>,
  name: ProviderName,
  keys: ProviderKeys,
): PaymentProvider {
  const open = name === 'omise' ? omiseProvider : stripeProvider;
  return open(keys, config.paymentApis[name]);
}

export async function readAccount(
  db: Kysely<Database>,
  shopId: number,
): Promise<PaymentAccount | null> {
  const row = await db
    .selectFrom('payment_account')
    .select(['provider', 'key_end', 'is_live'])
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Returns the shop's provider with its keys, or null if it has none, or its keys were encrypted
 * elsewhere.
 */
export async function readProvider(
  { db, config, secrets }: Host,
  shopId: number,
): Promise<{ readonly name: ProviderName; readonly provider: PaymentProvider } | null> {
  const row = await db
    .selectFrom('payment_account')
    .selectAll()
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  const secretKey = row && unseal(secrets, PURPOSE, row.secret_key);
  const webhookSecret = row && unseal(secrets, PURPOSE, row.webhook_secret);
  if (!secretKey || !webhookSecret) return null;
  const keys = { secretKey: secretKey.toString(), webhookSecret: webhookSecret.toString() };
  return { name: row.provider, provider: openProvider(config, row.provider, keys) };
}

/** Stores the keys, which lets their owner offer cards and wallets. */
export async function saveAccount(
  { db, secrets }: Host,
  { shopId, accountId, at }: AccountChange,
  name: ProviderName,
  { secretKey, webhookSecret }: ProviderKeys,
): Promise<void> {
  const account = {
    provider: name,
    secret_key: seal(secrets, PURPOSE, Buffer.from(secretKey)),
    webhook_secret: seal(secrets, PURPOSE, Buffer.from(webhookSecret)),
    key_end: secretKey.slice(-SHOWN_LETTERS),
    is_live: !secretKey.includes('_test_'),
    updated_at: at,
  };
  await db.transaction().execute(async (trx) => {
    const before = await readAccount(trx, shopId);
    await trx
      .insertInto('payment_account')
      .values({ shop_id: shopId, ...account })
      .onConflict((conflict) => conflict.column('shop_id').doUpdateSet(account))
      .execute();
    await offerOnline(trx, shopId, true);
    const { provider, key_end, is_live } = account;
    const after = { provider, key_end, is_live };
    await record(trx, { shopId, accountId, at }, 'payment_connected', { before, after });
  });
}

/** Deletes the keys and stops offering cards and wallets. */
export async function removeAccount({ db }: Host, change: AccountChange): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await readAccount(trx, change.shopId);
    await trx.deleteFrom('payment_account').where('shop_id', '=', change.shopId).execute();
    await offerOnline(trx, change.shopId, false);
    await record(trx, change, 'payment_removed', { before, after: null });
  });
}

/** Returns whether customers could no longer pay without this method. */
export async function isOnlyMethod(db: Kysely<Database>, shopId: number): Promise<boolean> {
  const { cod, transfer } = paymentsOf(await readSelling(db, shopId));
  return !cod && !transfer;
}

/** A payment that is open at the provider needs the keys with which it was created. */
export async function hasOpenPayments(db: Kysely<Database>, shopId: number): Promise<boolean> {
  const row = await db
    .selectFrom('online_payment')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('state', '=', 'open')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The settings keep their revision, because their form may be open with unsaved values. The
 * marketplace offers cards as long as it has keys (`PayeeOffer`).
 */
async function offerOnline(
  trx: Transaction<Database>,
  shopId: number,
  online: boolean,
): Promise<void> {
  if (shopId === MALL_ID) return invalidatePages(trx, [pageKeys.payee()]);
  const { settings } = await trx
    .selectFrom('shop')
    .select('settings')
    .where('id', '=', shopId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const payments = { ...paymentsOf(settings), online };
  await trx
    .updateTable('shop')
    .set({ settings: JSON.stringify({ ...settings, payments }) })
    .where('id', '=', shopId)
    .execute();
  await invalidatePages(trx, [pageKeys.shop(shopId)]);
}

/** Operators find changes of the marketplace's account among those of its receiving account. */
async function record(
  trx: Transaction<Database>,
  { shopId, accountId, at }: AccountChange,
  action: 'payment_connected' | 'payment_removed',
  change: { readonly before: PaymentAccount | null; readonly after: PaymentAccount | null },
): Promise<void> {
  const isMarket = shopId === MALL_ID;
  await writeAudit(trx, {
    shopId,
    entity: 'settings',
    entityId: String(shopId),
    action: isMarket ? 'payee_changed' : action,
    accountId,
    before: isMarket ? change.before : null,
    after: change.after,
    at,
  });
}
