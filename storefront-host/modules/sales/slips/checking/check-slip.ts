import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import { toSatang } from '@talad/elements/commerce/money';
import type { Database, SlipDifference } from '../../../../db/schema.ts';
import type { Host } from '../../../../host.ts';
import { notifyStaff } from '../../../../identity/index.ts';
import { paymentsOf, readSelling, writeAudit } from '../../../shops/index.ts';
import { changeWithin } from '../../orders/life/change-order.ts';
import { mayDo } from '../../orders/life/order-states.ts';
import { lockOrder, type OrderRow } from '../../orders/orders.repository.ts';
import { ProviderError } from '../../payments/online/provider.ts';
import { compareTransfer } from './compare-transfer.ts';
import type { FoundTransfer } from './slip-verifier.ts';
import { readVerifier } from './verifier-keys.ts';

export interface SlipName {
  readonly shopId: number;
  readonly slipId: string;
}

/** A query without an answer is repeated after this time. */
const ASKED_EVERY_MS = 60_000;
/** Slow banks have answered by then; after it, the shop checks the slip itself. */
const GIVEN_UP_AFTER_MS = 15 * 60_000;
/** The buyer who sends a slip waits no longer than this. */
const PATIENCE_MS = 4_000;

type CheckHost = Pick<Host, 'db' | 'config' | 'secrets' | 'now'>;

/**
 * Queries the shop's verification service about a slip, and handles the result once: a transfer
 * that matches the order pays it; any other slip waits for the shop (decision 401). A concurrent
 * call queries nothing.
 */
export async function checkSlip(host: CheckHost, name: SlipName): Promise<void> {
  const slip = await claimQuestion(host, name);
  if (!slip) return;
  const found = await ask(host, name.shopId, slip.payload);
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
    .returning('payload')
    .executeTakeFirst();
}

/** 'unknown' means that the service cannot be queried, and waiting does not help. */
type Answer = FoundTransfer | { readonly kind: 'unknown' };

async function ask(host: CheckHost, shopId: number, payload: string | null): Promise<Answer> {
  const verifier = await readVerifier(host, shopId);
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
  // Every transaction locks the order first, and thereby its slips.
  const order = seen && (await lockOrder(trx, shopId, seen.order_id));
  const slip = await readSlip(trx, { shopId, slipId });
  if (!order || slip?.check_state !== 'asking') return;
  const isLate = slip.sent_at.getTime() <= at.getTime() - GIVEN_UP_AFTER_MS;
  if (answer.kind === 'later' && !isLate && slip.state === 'waiting') return;
  const differences = await differencesOf(trx, order, slip, answer);
  const state = stateOf(answer, differences);
  await trx
    .updateTable('order_slip')
    .set({ check_state: state, differences: JSON.stringify(differences) })
    .where('shop_id', '=', shopId)
    .where('id', '=', slipId)
    .execute();
  // The shop answered first.
  if (slip.state !== 'waiting') return;
  if (state === 'unknown') return tellShop(trx, order, at);
  await writeAudit(trx, {
    shopId,
    entity: 'order',
    entityId: order.id,
    action: state === 'confirmed' ? 'slip_confirmed' : 'slip_differs',
    accountId: null,
    before: null,
    after: { reference: slip.reference },
    at,
  });
  const isPaid = state === 'confirmed' && (await receive(trx, order, at));
  if (!isPaid) await tellShop(trx, order, at);
}

function readSlip(trx: Transaction<Database>, { shopId, slipId }: SlipName) {
  return trx
    .selectFrom('order_slip')
    .select(['order_id', 'state', 'check_state', 'bank', 'reference', 'sent_at'])
    .where('shop_id', '=', shopId)
    .where('id', '=', slipId)
    .executeTakeFirst();
}

async function differencesOf(
  trx: Transaction<Database>,
  order: OrderRow,
  { bank, reference }: { readonly bank: string | null; readonly reference: string | null },
  answer: Answer,
): Promise<readonly SlipDifference[]> {
  if (answer.kind === 'absent') return [{ field: 'transfer', found: '' }];
  if (answer.kind !== 'found') return [];
  return compareTransfer(answer.transfer, {
    bank: bank ?? '',
    reference: reference ?? '',
    amount: toSatang(order.net),
    placedAt: order.placed_at,
    payees: paymentsOf(await readSelling(trx, order.shop_id)),
  });
}

function stateOf(
  { kind }: Answer,
  differences: readonly SlipDifference[],
): 'confirmed' | 'differs' | 'unknown' {
  if (kind === 'later' || kind === 'unknown') return 'unknown';
  return differences.length === 0 ? 'confirmed' : 'differs';
}

/** Returns false if the order no longer waits for the money, because it was cancelled meanwhile. */
async function receive(trx: Transaction<Database>, order: OrderRow, at: Date): Promise<boolean> {
  if (!mayDo(order, 'receive', 'system')) return false;
  const changed = await changeWithin(trx, {
    shopId: order.shop_id,
    orderId: order.id,
    action: 'receive',
    revision: order.revision,
    tracking: null,
    accountId: null,
    at,
  });
  return changed.ok;
}

/** Leaves a slip for the shop to check. */
export function tellShop(
  trx: Transaction<Database>,
  { shop_id: shopId, id, number }: Pick<OrderRow, 'shop_id' | 'id' | 'number'>,
  at: Date,
): Promise<void> {
  return notifyStaff(trx, {
    shopId,
    kind: 'slip_sent',
    capability: 'order:read',
    data: { number },
    place: `/orders/${id}/show`,
    at,
  });
}
