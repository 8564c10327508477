import type { Kysely } from 'kysely';
import type { Config } from '../../../../config.ts';
import type { Database } from '../../../../db/schema.ts';
import type { Host } from '../../../../host.ts';
import { seal, unseal } from '../../../../secrets/seal.ts';
import { writeAudit } from '../../../shops/index.ts';
import { easySlip } from './easyslip.ts';
import type { SlipVerifier, VerifierKeys, VerifierName } from './slip-verifier.ts';
import { slipOk } from './slipok.ts';

const PURPOSE = 'slip verifier keys';
const SHOWN_LETTERS = 4;

/** A shop's verification service as its owner sees it, without the key. */
export interface ConnectedVerifier {
  readonly provider: VerifierName;
  readonly branch: string;
  readonly key_end: string;
}

interface VerifierChange {
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
    await trx
      .insertInto('slip_verifier')
      .values({ shop_id: change.shopId, ...verifier })
      .onConflict((conflict) => conflict.column('shop_id').doUpdateSet(verifier))
      .execute();
    await writeAudit(trx, {
      ...record(change, 'verifier_connected'),
      after: { provider, key_end: verifier.key_end },
    });
  });
}

/** Deletes the key. Slips that wait for an answer go to the shop's queue. */
export async function removeVerifier({ db }: Host, change: VerifierChange): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('slip_verifier').where('shop_id', '=', change.shopId).execute();
    await writeAudit(trx, { ...record(change, 'verifier_removed'), after: null });
  });
}

function record({ shopId, accountId, at }: VerifierChange, action: string) {
  const entity = 'settings' as const;
  return { shopId, entity, entityId: String(shopId), action, accountId, before: null, at };
}
