import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import type { Database, SlipDifference } from '../../../../db/schema.ts';
import type { Host } from '../../../../host.ts';
import { MALL_ID } from '../../../shops/index.ts';
import { ProviderError } from '../../payments/online/provider.ts';
import { compareTransfer } from './compare-transfer.ts';
import { lockPayee, type SlipPayee } from './slip-payees.ts';
import type { FoundTransfer } from './slip-verifier.ts';
import { readVerifier } from './verifier-keys.ts';

export interface SlipName {
  readonly shopId: number;
  readonly slipId: string;
}

/** A query without an answer is repeated after this time. */
const ASKED_EVERY_MS = 60_000;
/** Slow banks have answered by then; after it, people check the slip. */
const GIVEN_UP_AFTER_MS = 15 * 60_000;
/** The buyer who sends a slip waits no longer than this. */
const PATIENCE_MS = 4_000;

type CheckHost = Pick<Host, 'db' | 'config' | 'secrets' | 'now'>;

/**
 * Queries the payee's verification service about a slip, and handles the result once: a transfer
 * that matches the order pays it; any other slip waits for the payee (decisions 401 and 449). A concurrent
 * call queries nothing.
 */
export async function checkSlip(host: CheckHost, name: SlipName): Promise<void> {
  const slip = await claimQuestion(host, name);
  if (!slip) return;
  const payee = slip.to_market ? MALL_ID : name.shopId;
  const found = await ask(host, payee, slip.payload);
  await host.db.transaction().execute((trx) => settle(trx, name, found, host.now()));
}

/**
 * Does the same for the request that sends the slip: if the service is slow, the sweep does the
 * rest.
 */
export async function checkSentSlip(
  host: CheckHost,
  name: SlipName,
  log: { readonly warn: (context: object, message: string) => void },
): Promise<void> {
  const late = new AbortController();
  const checked = checkSlip(host, name).catch((error: unknown) =>
    log.warn({ err: error, slip: name.slipId }, 'a slip is not checked yet'),
  );
  await Promise.race([
    checked,
    pause(PATIENCE_MS, undefined, { signal: late.signal }).catch(() => undefined),
  ]);
  late.abort();
}

/** Returns slips of all shops whose answer was lost, or is not known yet. */
export async function findAsking(
  { db, now }: CheckHost,
  limit: number,
): Promise<readonly SlipName[]> {
  const before = new Date(now().getTime() - ASKED_EVERY_MS);
  return db
    .selectFrom('order_slip')
    .select(['shop_id as shopId', 'id as slipId'])
    .where('check_state', '=', 'asking')
    .where('asked_at', '<', before)
    .orderBy('asked_at')
    .limit(limit)
    .execute();
}

/** Returns the slip unless another request is querying it, because the shop pays for each query. */
function claimQuestion({ db, now }: CheckHost, { shopId, slipId }: SlipName) {
  const at = now();
  return db
    .updateTable('order_slip')
    .set({ asked_at: at })
    .where('shop_id', '=', shopId)
    .where('id', '=', slipId)
    .where('check_state', '=', 'asking')
    .where((is) =>
      is.or([
        is('asked_at', '<', new Date(at.getTime() - ASKED_EVERY_MS)),
        // The first query, made by the request that sent the slip.
        is('asked_at', '=', sql<Date>`sent_at`),
      ]),
    )
    .returning(['payload', 'to_market'])
    .executeTakeFirst();
}

/** 'unknown' means that the service cannot be queried, and waiting does not help. */
type Answer = FoundTransfer | { readonly kind: 'unknown' };

async function ask(host: CheckHost, payee: number, payload: string | null): Promise<Answer> {
  const verifier = await readVerifier(host, payee);
  if (!verifier || payload === null) return { kind: 'unknown' };
  try {
    return await verifier.find(payload);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return { kind: error.kind === 'down' ? 'later' : 'unknown' };
  }
}

async function settle(
  trx: Transaction<Database>,
  { shopId, slipId }: SlipName,
  answer: Answer,
  at: Date,
): Promise<void> {
  const seen = await readSlip(trx, { shopId, slipId });
  if (!seen) return;
  const { order_id: orderId, to_market: isToMarket } = seen;
  // Every transaction locks the orders first, and thereby their slips.
  const payee = await lockPayee(trx, { shopId, orderId, isToMarket }, at);
  const slip = await readSlip(trx, { shopId, slipId });
  if (!payee || slip?.check_state !== 'asking') return;
  const isLate = slip.sent_at.getTime() <= at.getTime() - GIVEN_UP_AFTER_MS;
  if (answer.kind === 'later' && !isLate && slip.state === 'waiting') return;
  const differences = await differencesOf(payee, slip, answer);
  const state = stateOf(answer, differences);
  await trx
    .updateTable('order_slip')
    .set({ check_state: state, differences: JSON.stringify(differences) })
    .where('shop_id', '=', shopId)
    .where('id', '=', slipId)
    .execute();
  // People answered first.
  if (slip.state !== 'waiting') return;
  if (state === 'unknown') return payee.notify();
  await payee.record(state, slip.reference);
  const isPaid = state === 'confirmed' && (await payee.receive());
  if (!isPaid) await payee.notify();
}

function readSlip(trx: Transaction<Database>, { shopId, slipId }: SlipName) {
  return trx
    .selectFrom('order_slip')
    .select(['order_id', 'to_market', 'state', 'check_state', 'bank', 'reference', 'sent_at'])
    .where('shop_id', '=', shopId)
    .where('id', '=', slipId)
    .executeTakeFirst();
}

async function differencesOf(
  { amount, placedAt, payees }: SlipPayee,
  { bank, reference }: { readonly bank: string | null; readonly reference: string | null },
  answer: Answer,
): Promise<readonly SlipDifference[]> {
  if (answer.kind === 'absent') return [{ field: 'transfer', found: '' }];
  if (answer.kind !== 'found') return [];
  return compareTransfer(answer.transfer, {
    bank: bank ?? '',
    reference: reference ?? '',
    amount,
    placedAt,
    payees: await payees(),
  });
}

function stateOf(
  { kind }: Answer,
  differences: readonly SlipDifference[],
): 'confirmed' | 'differs' | 'unknown' {
  if (kind === 'later' || kind === 'unknown') return 'unknown';
  return differences.length === 0 ? 'confirmed' : 'differs';
}
