type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Act = readonly [title: string, act: () => Promise<unknown>];

interface Acting {
  readonly call: (
    method: Method,
    url: string,
    payload?: object,
  ) => Promise<{
    readonly json: () => {
      readonly id: number;
      readonly contestants: readonly { readonly id: number }[];
    };
  }>;
  /** Path `/api/v1/manage/{shop_id}`. */
  readonly manage: string;
  /** Advances the clock by a second. */
  readonly tick: () => unknown;
}

/** Calls each route that changes contestants, for `activity.test.ts`. */
export function contestantActs({ call, manage, tick }: Acting): Readonly<Record<string, Act>> {
  const add = (number: number) =>
    call('POST', `${manage}/contestants`, { number, titles: { th: `กาแฟ ${number}` } });
  const make = async (number: number) => {
    const { id } = (await add(number)).json();
    tick();
    return `${manage}/contestants/${id}`;
  };
  return {
    'POST /manage/contestants': ['Added a contestant', () => add(1)],
    'PUT /manage/contestants/:id': [
      'Changed a contestant',
      async () => call('PUT', await make(2), { revision: 1, number: 22 }),
    ],
    'PUT /manage/contestants/order': [
      'Changed the order of the contestants',
      async () => {
        await add(50);
        const order = `${manage}/contestants/order`;
        const { contestants } = (await call('GET', order)).json();
        tick();
        await call('PUT', order, { ids: contestants.map(({ id }) => id).toReversed() });
      },
    ],
    'DELETE /manage/contestants/:id': [
      'Deleted a contestant',
      async () => call('DELETE', `${await make(3)}?revision=1`),
    ],
    'POST /manage/contestants/:id/restore': [
      'Restored a contestant',
      async () => {
        const path = await make(4);
        await call('DELETE', `${path}?revision=1`);
        tick();
        await call('POST', `${path}/restore`, {});
      },
    ],
  };
}
