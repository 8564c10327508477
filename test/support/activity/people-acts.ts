import { newId } from '../../../storefront-host/db/ids.ts';
import type { Db } from '../../../storefront-host/db/open.ts';
import { accounts, products, shops } from '../fixture-market.ts';

interface Caller {
  readonly db: () => Db;
  readonly call: (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
  ) => Promise<{ json: () => unknown }>;
  /** Path `/api/v1/manage/{shop_id}`. */
  readonly manage: string;
  /** Advances the clock, so that entries have different times. */
  readonly tick: () => void;
}

/** Changes reviews and customers, with the titles of the entries, for activity.test.ts. */
export function peopleActs({ db, call, manage, tick }: Caller) {
  const moderate = async (act: string) => {
    const id = newId();
    const { id: product_id } = products.cup;
    const review = { id, product_id, reviewer_name: 'สมหญิง', stars: 1, lang: 'th' } as const;
    await db()
      .insertInto('review')
      .values({ shop_id: shops.alpha.id, ...review })
      .execute();
    await call('PUT', `${manage}/reviews/${id}/${act}`, { revision: 1, text: 'ขออภัยค่ะ' });
  };
  const addCustomer = async (account_id: string | null = null): Promise<string> => {
    const id = newId();
    const named = { id, name: 'สมหญิง', account_id } as const;
    const who = { ...named, lang: 'th', last_at: new Date(), marketing: true } as const;
    await db()
      .insertInto('customer')
      .values({ shop_id: shops.alpha.id, ...who })
      .execute();
    return id;
  };
  const note = async () => {
    const path = `${manage}/customers/${await addCustomer()}/notes`;
    const answer = await call('POST', path, { text: 'โทรก่อนส่ง' });
    return { path, ...(answer.json() as { notes: { id: string }[] }) };
  };
  const saveSegment = async (name: string) => {
    const answer = await call('POST', `${manage}/customer-segments`, { name, filter: {} });
    const { segments } = answer.json() as { segments: { id: string; name: string }[] };
    return `${manage}/customer-segments/${segments.find((one) => one.name === name)?.id}`;
  };
  const question = async (act: string, payload: object) => {
    const id = newId();
    const { id: product_id } = products.cup;
    await db()
      .insertInto('product_question')
      .values({
        shop_id: shops.alpha.id,
        id,
        product_id,
        question: 'ล้างได้ไหม',
        asked_at: new Date(),
      })
      .execute();
    await call('PUT', `${manage}/questions/${id}/${act}`, { revision: 1, ...payload });
  };
  return {
    'PUT /manage/questions/:id/answer': [
      'Showed a question on the product page',
      () => question('answer', { question: 'ล้างได้ไหม', answer: 'ได้ค่ะ' }),
    ],
    'PUT /manage/questions/:id/hide': ['Hid a question', () => question('hide', { text: 'ซ้ำ' })],
    'PUT /manage/reviews/:id/answer': ['Answered a review', () => moderate('answer')],
    'PUT /manage/reviews/:id/hide': ['Hid a review', () => moderate('hide')],
    'PUT /manage/reviews/:id/report': ['Reported a review', () => moderate('report')],
    'PUT /manage/customers/:id/tags': [
      'Changed the tags of a customer',
      async () =>
        call('PUT', `${manage}/customers/${await addCustomer()}/tags`, {
          revision: 1,
          tags: ['ขายส่ง'],
        }),
    ],
    'POST /manage/customers/tags': [
      'Changed the tags of a customer',
      async () =>
        call('POST', `${manage}/customers/tags`, { ids: [await addCustomer()], add: ['ประจำ'] }),
    ],
    'POST /manage/customers/tags/undo': [
      'Changed the tags of a customer',
      async () => {
        const id = await addCustomer();
        await call('POST', `${manage}/customers/tags`, { ids: [id], add: ['ประจำ'] });
        tick();
        const changes = [{ id, added: ['ประจำ'], removed: [] }];
        await call('POST', `${manage}/customers/tags/undo`, { changes });
      },
    ],
    'POST /manage/customers/:id/notes': ['Wrote a note about a customer', note],
    'POST /manage/customers/:id/points': [
      'Adjusted the points of a customer',
      async () => {
        const id = await addCustomer(accounts.shopper.id);
        await call('POST', `${manage}/customers/${id}/points`, {
          points: 100,
          seen: 0,
          reason: 'ขอบคุณ',
        });
      },
    ],
    'DELETE /manage/customers/:id/notes/:note_id': [
      'Deleted a note about a customer',
      async () => {
        const { path, notes } = await note();
        tick();
        await call('DELETE', `${path}/${notes[0]?.id}`);
      },
    ],
    'PUT /manage/customers/:id/consent': [
      'Recorded that a customer wants no more offers',
      async () =>
        call('PUT', `${manage}/customers/${await addCustomer()}/consent`, {
          revision: 1,
          marketing: false,
        }),
    ],
    'POST /manage/customer-segments': ['Saved a customer segment', () => saveSegment('ใหม่')],
    'PUT /manage/customer-segments/:id': [
      'Changed a customer segment',
      async () => {
        const path = await saveSegment('ซื้อซ้ำ');
        tick();
        await call('PUT', path, { name: 'ซื้อซ้ำบ่อย', filter: { min_orders: 2 } });
      },
    ],
    'DELETE /manage/customer-segments/:id': [
      'Deleted a customer segment',
      async () => {
        const path = await saveSegment('เก่า');
        tick();
        await call('DELETE', path);
      },
    ],
  } as const satisfies Readonly<
    Record<string, readonly [title: string, act: () => Promise<unknown>]>
  >;
}
