import type { Kysely, Transaction } from 'kysely';
import type { Config } from '../../../../config.ts';
import type { Database } from '../../../../db/schema.ts';
import type { Host } from '../../../../host.ts';
import { seal, unseal } from '../../../../secrets/seal.ts';
import { MALL_ID, writeAudit } from '../../../shops/index.ts';
import { easySlip } from './easyslip.ts';
import type { SlipVerifier, VerifierKeys, VerifierName } from './slip-verifier.ts';
import { slipOk } from './slipok.ts';

const PURPOSE = 'slip verifier keys';
const SHOWN_LETTERS = 4;

/** The verification service of a shop or of the marketplace, without the key. */
export interface ConnectedVerifier {
  readonly provider: VerifierName;
  readonly branch: string;
  readonly key_end: string;
}

export interface VerifierChange {
  readonly shopId: number;
  readonly accountId: string;
  readonly at: Date;
}

export function openVerifier(
  config: Pick<Config, 'slipApis'>,
  name: VerifierName,
  keys: VerifierKeys,
): SlipVerifier {
  const open = name === 'easyslip' ? easySlip : slipOk;
  return open(keys, config.slipApis[name]);
}

export async function readConnectedVerifier(
  db: Kysely<Database>,
  shopId: number,
): Promise<ConnectedVerifier | null> {
  const row = await db
    .selectFrom('slip_verifier')
    .select(['provider', 'branch', 'key_end'])
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Returns the shop's service with its key, or null if it has none, or its key was encrypted
 * elsewhere.
 */
export async function readVerifier(
  { db, config, secrets }: Pick<Host, 'db' | 'config' | 'secrets'>,
  shopId: number,
): Promise<SlipVerifier | null> {
  const row = await db
    .selectFrom('slip_verifier')
    .selectAll()
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  const secretKey = row && unseal(secrets, PURPOSE, row.secret_key);
  if (!secretKey) return null;
  return openVerifier(config, row.provider, {
    secretKey: secretKey.toString(),
    branch: row.branch,
  });
}

/** Stores the key, so that slips sent from now on are checked. */
export async function saveVerifier(
  { db, secrets }: Host,
  change: VerifierChange,
  provider: VerifierName,
  { secretKey, branch }: VerifierKeys,
): Promise<void> {
  const verifier = {
    provider,
    branch,
    secret_key: seal(secrets, PURPOSE, Buffer.from(secretKey)),
    key_end: secretKey.slice(-SHOWN_LETTERS),
    updated_at: change.at,
  };
  await db.transaction().execute(async (trx) => {
    const before = await readConnectedVerifier(trx, change.shopId);
    await trx
      .insertInto('slip_verifier')
      .values({ shop_id: change.shopId, ...verifier })
      .onConflict((conflict) => conflict.column('shop_id').doUpdateSet(verifier))
      .execute();
    await record(trx, change, 'verifier_connected', { before, after: verifier });
  });
}

/** Deletes the key. Slips that wait for an answer go to the shop's queue. */
export async function removeVerifier({ db }: Host, change: VerifierChange): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await readConnectedVerifier(trx, change.shopId);
    await trx.deleteFrom('slip_verifier').where('shop_id', '=', change.shopId).execute();
    await record(trx, change, 'verifier_removed', { before, after: null });
  });
}

/** Operators find changes of the marketplace's service among those of its receiving account. */
async function record(
  trx: Transaction<Database>,
  { shopId, accountId, at }: VerifierChange,
  action: 'verifier_connected' | 'verifier_removed',
  { before, after }: Readonly<Record<'before' | 'after', ServiceFacts | null>>,
): Promise<void> {
  const isMarket = shopId === MALL_ID;
  await writeAudit(trx, {
    shopId,
    entity: 'settings',
    entityId: String(shopId),
    action: isMarket ? 'payee_changed' : action,
    accountId,
    before: isMarket && before ? { slip_service: before.provider, key_end: before.key_end } : null,
    after: after && {
      [isMarket ? 'slip_service' : 'provider']: after.provider,
      key_end: after.key_end,
    },
    at,
  });
}

type ServiceFacts = Pick<ConnectedVerifier, 'provider' | 'key_end'>;
