import type { Transaction } from 'kysely';
import { satangToBaht, toSatang } from '@talad/elements/commerce/money';
import type { Database } from '../../../db/schema.ts';
import { mayDo } from '../orders/life/order-states.ts';
import { lockOrder } from '../orders/orders.repository.ts';
import { addWithin, type ParcelAct, type ParcelAdded } from './add-parcel.ts';
import { correctWithin } from './change-parcel.ts';
import { readCouriers } from './couriers.read.ts';
import { namedParcel } from './name-parcel.ts';
import { readParcelRows } from './parcels.read.ts';

interface NumberedOrder {
  /** Parsed by `orderNumberIn`. */
  readonly number: string;
  readonly courier: string;
  readonly code: string;
}

export type OrderNumbered =
  'sent' | 'numbered' | 'unchanged' | 'UNKNOWN_ORDER' | 'BAD_STATE' | 'PARCEL_CODE_TAKEN';

/**
 * Assigns a tracking number to an order: to a parcel without one, or to a new parcel with
 * everything left.
 */
export async function numberOrder(
  trx: Transaction<Database>,
  act: Omit<ParcelAct, 'orderId'>,
  { number, courier, code }: NumberedOrder,
): Promise<OrderNumbered> {
  const { shopId } = act;
  const found = await trx
    .selectFrom('sales_order')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('number', '=', number)
    .executeTakeFirst();
  const order = found && (await lockOrder(trx, shopId, found.id));
  if (!order) return 'UNKNOWN_ORDER';
  const parcels = await readParcelRows(trx, shopId, [order.id]);
  const named = namedParcel(await readCouriers(trx), { courier, code });
  const isSame = (parcel: { readonly courier: string; readonly code: string }) =>
    parcel.code === named.code && (named.courier === '' || parcel.courier === named.courier);
  if (parcels.some(isSame)) return 'unchanged';
  const orderAct = { ...act, orderId: order.id };
  const parcel = parcels.find((one) => one.code === '');
  if (parcel) {
    const { grams, cost } = parcel;
    const request = {
      courier: courier || parcel.courier,
      code,
      ...(grams !== null && { grams }),
      ...(cost !== null && { cost: satangToBaht(toSatang(cost)) }),
    };
    const corrected = await correctWithin(trx, orderAct, { order, parcels, parcel, request });
    return outcomeOf(corrected, 'numbered');
  }
  if (!mayDo(order, 'ship', 'staff')) return 'BAD_STATE';
  const request = { revision: order.revision, courier, code };
  return outcomeOf(await addWithin(trx, orderAct, request), 'sent');
}

function outcomeOf(added: ParcelAdded, done: 'sent' | 'numbered'): OrderNumbered {
  if (added.ok) return done;
  return added.code === 'PARCEL_CODE_TAKEN' ? added.code : 'BAD_STATE';
}
