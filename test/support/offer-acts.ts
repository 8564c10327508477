type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Act = readonly [title: string, act: () => Promise<unknown>];

interface Acting {
  readonly call: (
    method: Method,
    url: string,
    payload?: object,
  ) => Promise<{ readonly json: () => { readonly id: number } }>;
  /** `/api/v1/manage/{shop_id}` */
  readonly manage: string;
  /** Lets a second pass, and returns the time. */
  readonly tick: () => Date;
}

/** How each route that changes coupons is used, for `activity.test.ts`. */
export function offerActs({ call, manage, tick }: Acting): Readonly<Record<string, Act>> {
  const make = async (): Promise<number> => {
    const ends_at = new Date(tick().getTime() + 86_400_000).toISOString();
    return (await call('POST', `${manage}/coupons`, { kind: 'percent', value: 10, ends_at })).json()
      .id;
  };
  const change = async (method: Method, act = '', fields = {}) => {
    const id = await make();
    tick();
    const body = method === 'DELETE' ? undefined : { revision: 1, ...fields };
    return call(method, `${manage}/coupons/${id}${act}`, body);
  };
  return {
    'POST /manage/coupons': ['Added a coupon', make],
    'PUT /manage/coupons/:id': ['Changed a coupon', () => change('PUT', '', { value: 20 })],
    'POST /manage/coupons/:id/end': ['Ended a coupon', () => change('POST', '/end')],
    'DELETE /manage/coupons/:id': ['Deleted a coupon', () => change('DELETE')],
  };
}
