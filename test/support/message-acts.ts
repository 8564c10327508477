type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Act = readonly [title: string, act: () => Promise<unknown>];

interface Answer {
  readonly json: () => {
    readonly items: readonly { readonly id: string; readonly revision: number }[];
  };
}

interface Acting {
  readonly call: (method: Method, url: string, payload?: object) => Promise<Answer>;
  /** `/api/v1/manage/{shop_id}` */
  readonly manage: string;
  /** Lets a second pass. */
  readonly tick: () => unknown;
}

/** How each route that changes messages is used, for `activity.test.ts`. */
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
  return {
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
