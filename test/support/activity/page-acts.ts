type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Act = readonly [title: string, act: () => Promise<unknown>];

interface Acting {
  readonly call: (
    method: Method,
    url: string,
    payload?: object,
  ) => Promise<{
    readonly json: () => {
      readonly removal: string;
      readonly id: string;
      readonly revision: number;
    };
  }>;
  readonly shopId: number;
  /** Advances the clock by a second. */
  readonly tick: () => unknown;
}

/** Calls each route that makes a page or changes it at once (decision 492), for `activity.test.ts`. */
export function pageActs({ call, shopId, tick }: Acting): Readonly<Record<string, Act>> {
  const act = (name: string, page: string, payload: object = {}) =>
    call('POST', `/api/v1/pages/${name}/${shopId}/${page}`, payload);
  const create = (method: Method, name: string) =>
    call(method, `/api/v1/pages/?project_id=${shopId}`, { name });
  const make = async (name: string) => {
    await create('POST', name);
    tick();
  };
  const publish = async (name: string) => {
    await make(name);
    await call('POST', `/api/v1/pages/publish/${shopId}/${name}/main`, {});
    tick();
  };
  const remove = async (name: string) => {
    await make(name);
    return (await act('remove', name)).json().removal;
  };
  const sections = `/api/v1/pages/sections/${shopId}`;
  const saveSection = async (name: string) => {
    const blocks = [{ id: 'a', name: 'Headline', content: { props: { title: name } } }];
    return (await call('POST', sections, { name, blocks })).json().id;
  };
  const schedule = async (name: string) => {
    await make(name);
    const { revision } = (await call('GET', `/api/v1/pages/edit/${shopId}/${name}/main`)).json();
    const body = { starts_at: '2027-01-01T00:00:00Z', ends_at: null, look: false };
    return call('PUT', `/api/v1/pages/schedules/${shopId}/${name}`, {
      ...body,
      base_revision: revision,
    });
  };
  return {
    'POST /pages': ['Created a page', () => create('POST', 'first')],
    'PUT /pages': ['Created a page', () => create('PUT', 'second')],
    'PUT /pages/settings/:page': [
      'Changed what search engines show of a page',
      async () => {
        await make('found');
        await call('PUT', `/api/v1/pages/settings/${shopId}/found`, { seo: {} });
      },
    ],
    'POST /pages/front/:page': [
      'Changed the front page',
      async () => {
        await publish('season');
        await act('front', 'season', { use: true });
      },
    ],
    'POST /pages/unpublish/:page': [
      'Unpublished a page',
      async () => {
        await publish('over');
        await act('unpublish', 'over');
      },
    ],
    'POST /pages/address/:page': [
      'Changed the address of a page',
      async () => {
        await make('here');
        await act('address', 'here', { name: 'there' });
      },
    ],
    'POST /pages/remove/:page': ['Deleted a page', async () => remove('gone')],
    'POST /pages/sections': ['Saved a section to use again', () => saveSection('first')],
    'PUT /pages/sections/:id': [
      'Renamed a saved section',
      async () => {
        const id = await saveSection('old');
        tick();
        await call('PUT', `${sections}/${id}`, { name: 'new' });
      },
    ],
    'DELETE /pages/sections/:id': [
      'Deleted a saved section',
      async () => {
        const id = await saveSection('gone');
        tick();
        await call('DELETE', `${sections}/${id}`);
      },
    ],
    'POST /pages/sections/:id/restore': [
      'Restored a saved section',
      async () => {
        const id = await saveSection('back');
        tick();
        await call('DELETE', `${sections}/${id}`);
        tick();
        return call('POST', `${sections}/${id}/restore`, {});
      },
    ],
    'PUT /pages/schedules/:page': ['Scheduled a page', () => schedule('planned')],
    'POST /pages/schedules/:page': [
      'Changed the schedule of a page',
      () => act('schedules', 'planned', { ends_at: '2027-03-01T00:00:00Z' }),
    ],
    'DELETE /pages/schedules/:page': [
      'Cancelled the schedule of a page',
      () => call('DELETE', `/api/v1/pages/schedules/${shopId}/planned`),
    ],
    'POST /pages/draft-links/:page': ['Made a link to a draft', () => act('draft-links', 'season')],
    'DELETE /pages/draft-links/:id': [
      'Ended a link to a draft',
      async () => {
        const { id } = (await act('draft-links', 'season')).json();
        tick();
        return call('DELETE', `/api/v1/pages/draft-links/${shopId}/${id}`);
      },
    ],
    'POST /pages/restore/:id': [
      'Restored a deleted page',
      async () => {
        const removal = await remove('back');
        tick();
        return act('restore', removal);
      },
    ],
  };
}

/** Calls each route that changes versions of a published page. */
export function versionActs({
  call,
  shopId,
  versionId,
}: Pick<Acting, 'call' | 'shopId'> & {
  readonly versionId: () => Promise<unknown>;
}): Readonly<Record<string, Act>> {
  const version = async () => `/api/v1/pages/versions/${shopId}/${String(await versionId())}`;
  return {
    'POST /pages/versions/:id/restore': [
      'Restored an earlier version of a page',
      async () => call('POST', `${await version()}/restore`),
    ],
    'PUT /pages/versions/:id/name': [
      'Named a version of a page',
      async () => call('PUT', `${await version()}/name`, { label: 'x' }),
    ],
  };
}
