import { sql, type Transaction } from 'kysely';
import { parseBaht, satangToBaht, toSatang, type Satang } from '@talad/elements/commerce/money';
import type { Db } from '../../../db/open.ts';
import type { Database } from '../../../db/schema.ts';
import { writeAudits } from '../../shops/index.ts';
import { postEntries } from '../ledger/journal.ts';
import { remittedEntry } from '../ledger/order-entry.ts';
import { mayDo, type OrderRefusal } from '../orders/life/order-states.ts';
import { lockOrder } from '../orders/orders.repository.ts';
import type { RemitRequest } from './remittances.contract.ts';

interface RemitAct {
  readonly shopId: number;
  readonly accountId: string;
  readonly at: Date;
}

type OrderRemitted =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: OrderRefusal | 'REMIT_DIFFERS' | 'REMIT_FEE' };

/** Records that a courier has paid the money of one order, exactly or with a reason (decision 412). */
export function remitOrder(
  db: Db,
  act: RemitAct & { readonly orderId: string },
  request: RemitRequest,
): Promise<OrderRemitted> {
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, act.shopId, act.orderId);
    if (!order) return { ok: false, code: 'NOT_FOUND' };
    if (order.revision !== request.revision) return { ok: false, code: 'CONFLICT' };
    if (!mayDo(order, 'remit', 'staff')) return { ok: false, code: 'BAD_STATE' };
    const [amount, fee] = [parseBaht(request.amount), parseBaht(request.fee)];
    const reason = request.reason?.trim() ?? '';
    // Refuse fractions of a satang.
    if (amount === null) return { ok: false, code: 'REMIT_DIFFERS' };
    if (fee === null || fee > amount) return { ok: false, code: 'REMIT_FEE' };
    const differs = amount !== order.cod_due;
    if (differs && reason === '') return { ok: false, code: 'REMIT_DIFFERS' };
    const remittance = {
      orderId: order.id,
      amount,
      fee,
      reason: differs ? reason : '',
      on: act.at,
    };
    await bookRemittances(trx, act, [{ ...remittance, due: toSatang(order.cod_due) }]);
    return { ok: true };
  });
}

export interface RemittedOrder {
  readonly orderId: string;
  /** Money that the courier owed. */
  readonly due: Satang;
  /** Money that the courier paid out, including its fee. */
  readonly amount: Satang;
  readonly fee: Satang;
  readonly reason: string;
  /** Time at which the courier paid. */
  readonly on: Date;
}

/** Writes remittances of locked orders whose money is due, in three statements. */
export async function bookRemittances(
  trx: Transaction<Database>,
  { shopId, accountId, at }: RemitAct,
  remitted: readonly RemittedOrder[],
): Promise<void> {
  if (remitted.length === 0) return;
  await sql`UPDATE sales_order o SET cod_due = 0, remitted_at = r.paid_at, remitted = r.amount,
      cod_fee = r.fee, remit_reason = r.reason, revision = o.revision + 1, updated_at = ${at}
    FROM unnest(${remitted.map(({ orderId }) => orderId)}::uuid[],
      ${remitted.map(({ on }) => on)}::timestamptz[], ${remitted.map(({ amount }) => amount)}::bigint[],
      ${remitted.map(({ fee }) => fee)}::bigint[], ${remitted.map(({ reason }) => reason)}::text[])
      AS r (id, paid_at, amount, fee, reason)
    WHERE o.shop_id = ${shopId} AND o.id = r.id`.execute(trx);
  await postEntries(
    trx,
    remitted.map(({ orderId, due, amount, fee }) => ({
      shopId,
      kind: 'cod.remitted',
      orderId,
      at,
      lines: remittedEntry(due, amount, fee),
    })),
  );
  await writeAudits(
    trx,
    remitted.map(({ orderId, due, amount, fee, reason }) => ({
      shopId,
      entity: 'order',
      entityId: orderId,
      action: 'remitted',
      accountId,
      before: { courier_price: satangToBaht(due) },
      after: {
        courier_price: 0,
        remitted_price: satangToBaht(amount),
        fee_price: satangToBaht(fee),
        ...(reason !== '' && { reason }),
      },
      at,
    })),
  );
}
