type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Act = readonly [title: string, act: () => Promise<unknown>];

interface Acting {
  readonly call: (
    method: Method,
    url: string,
    payload?: object,
  ) => Promise<{ readonly json: () => { readonly id: number } }>;
  /** Path `/api/v1/manage/{shop_id}`. */
  readonly manage: string;
  /** Advances the clock by a second, and returns the time. */
  readonly tick: () => Date;
}

/** Calls each route that changes coupons and promotions, for `activity.test.ts`. */
export function offerActs(acting: Acting): Readonly<Record<string, Act>> {
  const promotion = { kind: 'news', titles: { th: 'ข่าว' }, published: true };
  const { call, manage, tick } = acting;
  const addCodes = async () => {
    const ends_at = new Date(tick().getTime() + 86_400_000).toISOString();
    const coupon = { kind: 'percent', value: 10, ends_at, codes: 2 };
    const { id } = (await call('POST', `${manage}/coupons`, coupon)).json();
    tick();
    return call('POST', `${manage}/coupons/${id}/codes`, { count: 3 });
  };
  return {
    'POST /manage/coupons/:id/codes': ['Made single-use codes', addCodes],
    ...actsOn(acting, 'coupon', { kind: 'percent', value: 10 }, { value: 20 }),
    ...actsOn(acting, 'promotion', promotion, { titles: { th: 'ข่าวใหม่' } }),
  };
}

function actsOn(
  { call, manage, tick }: Acting,
  one: 'coupon' | 'promotion',
  fields: object,
  changed: object,
): Readonly<Record<string, Act>> {
  const path = `/manage/${one}s`;
  const url = `${manage}/${one}s`;
  const make = async (): Promise<number> => {
    const ends_at = new Date(tick().getTime() + 86_400_000).toISOString();
    return (await call('POST', url, { ...fields, ends_at })).json().id;
  };
  const change = async (method: Method, act = '', sent = {}) => {
    const id = await make();
    tick();
    const body = method === 'DELETE' ? undefined : { revision: 1, ...sent };
    return call(method, `${url}/${id}${act}`, body);
  };
  return {
    [`POST ${path}`]: [`Added a ${one}`, make],
    [`PUT ${path}/:id`]: [`Changed a ${one}`, () => change('PUT', '', changed)],
    [`POST ${path}/:id/end`]: [`Ended a ${one}`, () => change('POST', '/end')],
    [`DELETE ${path}/:id`]: [`Deleted a ${one}`, () => change('DELETE')],
  };
}
