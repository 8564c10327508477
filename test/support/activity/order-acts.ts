import { products } from '../fixture-market.ts';
import { manualOrder } from '../manual-order.ts';
import type { OrderPlacer } from '../placed-order.ts';

type Act = readonly [title: string, act: () => Promise<unknown>];
type Call = (
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
) => Promise<{
  readonly json: () => Readonly<
    Record<'notes' | 'papers' | 'parcels', readonly { readonly id: string }[]>
  >;
}>;

/** Calls each route that annotates orders, for `activity.test.ts`. */
export function orderActs(
  call: Call,
  { place, placeReturn, placeSlip }: OrderPlacer,
  tick: () => unknown,
): Readonly<Record<string, Act>> {
  const note = async () => {
    const { order_id: id } = await place();
    const order = (await call('POST', `orders/${id}/notes`, { text: 'โทรก่อนส่ง' })).json();
    return { id, noteId: order.notes[0]?.id };
  };
  const paid = async () => (await place({ payment_status: 'paid' })).order_id;
  const part = async () => {
    const { order_id: id } = await place();
    const order = await call('POST', `orders/${id}/parcels`, {
      revision: 1,
      courier: '',
      code: '',
      lines: [{ rank: 0, quantity: 1 }],
    });
    return `orders/${id}/parcels/${order.json().parcels[0]?.id}`;
  };
  const answer = (id: string, path: string, body: object) =>
    call('POST', `orders/${id}/${path}`, { revision: 1, ...body });
  return {
    'POST /manage/orders/:id/refuse': [
      'Marked a parcel as refused at the door',
      async () => {
        const { order_id: id } = await place();
        await call('POST', `orders/${id}/ship`, { revision: 1 });
        tick();
        await call('POST', `orders/${id}/refuse`, { revision: 2, restock: true });
      },
    ],
    'POST /manage/orders/:id/return/accept': [
      'Accepted a return',
      async () => answer(await placeReturn('asked'), 'return/accept', { answer: '' }),
    ],
    'POST /manage/orders/:id/return/refuse': [
      'Declined a return',
      async () => answer(await placeReturn('asked'), 'return/refuse', { answer: '' }),
    ],
    'POST /manage/orders/:id/return/receive': [
      'Recorded that a return has arrived',
      async () => answer(await placeReturn('accepted'), 'return/receive', {}),
    ],
    'POST /manage/orders/:id/slips/:slip_id/refuse': [
      'Refused a transfer slip',
      async () => {
        const { order_id, slip_id } = await placeSlip();
        return call('POST', `orders/${order_id}/slips/${slip_id}/refuse`, { reason: 'wrong' });
      },
    ],
    'POST /manage/orders/:id/refunds': [
      'Refunded an order',
      async () =>
        answer(await placeReturn('returned'), 'refunds', {
          lines: [],
          goods: 1,
          shipping: 0,
          way: 'transfer',
          note: '',
        }),
    ],
    'POST /manage/orders': [
      'Entered an order for a customer',
      () =>
        call('POST', 'orders', {
          ...manualOrder(
            [{ product_id: products.patternUnlimited.id, quantity: 1 }],
            products.patternUnlimited.price / 100,
          ),
          fee: 0,
        }),
    ],
    'POST /manage/orders/:id/parcels': [
      'Sent a parcel of an order',
      async () =>
        call('POST', `orders/${(await place()).order_id}/parcels`, {
          revision: 1,
          courier: 'flash',
          code: 'TH0123456789AB',
          lines: [{ rank: 0, quantity: 1 }],
        }),
    ],
    'PUT /manage/orders/:id/parcels/:parcel_id': [
      'Corrected a parcel of an order',
      async () => {
        const path = await part();
        tick();
        return call('PUT', path, { revision: 2, courier: 'flash', code: 'TH0123456789XY' });
      },
    ],
    'DELETE /manage/orders/:id/parcels/:parcel_id': [
      'Took back a parcel of an order',
      async () => {
        const path = await part();
        tick();
        return call('DELETE', path);
      },
    ],
    'POST /manage/orders/:id/papers': [
      'Issued a receipt or tax invoice of an order',
      async () => call('POST', `orders/${await paid()}/papers`, {}),
    ],
    'POST /manage/papers/:id/void': [
      'Voided a receipt or tax invoice of an order',
      async () => {
        const issued = await call('POST', `orders/${await paid()}/papers`, {});
        tick();
        return call('POST', `papers/${issued.json().papers[0]?.id}/void`, { reason: 'wrong' });
      },
    ],
    'POST /manage/orders/tags': [
      'Changed the tags of an order',
      async () => call('POST', 'orders/tags', { ids: [(await place()).order_id], add: ['VIP'] }),
    ],
    'POST /manage/orders/:id/notes': ['Added a note to an order', note],
    'DELETE /manage/orders/:id/notes/:note_id': [
      'Deleted a note of an order',
      async () => {
        const { id, noteId } = await note();
        tick();
        return call('DELETE', `orders/${id}/notes/${noteId}`);
      },
    ],
  };
}
