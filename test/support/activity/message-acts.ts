import { products } from '../fixture-market.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Act = readonly [title: string, act: () => Promise<unknown>];

interface Answer {
  readonly json: () => {
    readonly items: readonly { readonly id: string; readonly revision: number }[];
  };
}

interface Acting {
  readonly call: (method: Method, url: string, payload?: object) => Promise<Answer>;
  /** Path `/api/v1/manage/{shop_id}`. */
  readonly manage: string;
  /** Advances the clock by a second. */
  readonly tick: () => unknown;
}

/** Calls each route that changes messages, for `activity.test.ts`. */
export function messageActs({ call, manage, tick }: Acting): Readonly<Record<string, Act>> {
  const data = { name: 'สมหญิง', email: 'somying@example.test', message: 'สวัสดีค่ะ' };
  const newest = async () => {
    await call('POST', '/api/v1/web/contactus?site=alpha', { data });
    const [message] = (await call('GET', `${manage}/messages`)).json().items;
    return { path: `${manage}/messages/${message?.id}`, revision: message?.revision ?? 0 };
  };
  const change = async (fields: object) => {
    const { path, revision } = await newest();
    tick();
    return call('PUT', path, { revision, ...fields });
  };
  const publish = async () => {
    const body = { about: products.cup.id, data };
    await call('POST', '/api/v1/web/form_submit/product?site=alpha', body);
    const [message] = (await call('GET', `${manage}/messages?filter={"form":"product"}`)).json()
      .items;
    tick();
    const path = `${manage}/messages/${message?.id}/publication`;
    await call('PUT', path, { question: 'เข้าไมโครเวฟได้ไหม', answer: 'ได้ค่ะ' });
    return path;
  };
  return {
    'PUT /manage/messages/:id/publication': ['Showed a question on the product page', publish],
    'DELETE /manage/messages/:id/publication': [
      'Took a question off the product page',
      async () => {
        const path = await publish();
        tick();
        return call('DELETE', path);
      },
    ],
    'POST /manage/messages/:id/read': [
      'Read a message',
      async () => call('POST', `${(await newest()).path}/read`),
    ],
    'PUT /manage/messages/:id': ['Changed a message', () => change({ state: 'progress' })],
    'POST /manage/messages/:id/answers': [
      'Answered a message',
      async () => {
        const { path, revision } = await newest();
        return call('POST', `${path}/answers`, { revision, subject: 'สวัสดีค่ะ', text: 'ยินดีค่ะ' });
      },
    ],
  };
}
