import { expect, it } from 'vitest';
import { createCallApi } from './call-api.ts';
import { createReadList } from './read-list.ts';

const requested = { field: 'price', order: 'ASC' } as const;

it.each([
  [{ sort: 'price', direction: 'ASC' }, null],
  [{ sort: 'id', direction: 'DESC' }, 'newest'],
  [{ sort: 'id', direction: 'ASC' }, 'oldest'],
])('says which order the server chose: %j', async (order, instead) => {
  const page = { items: [], next: null, order, total: 10_000, total_capped: true };
  const callApi = createCallApi(() => Promise.resolve(Response.json(page)));
  const read = createReadList('/api', callApi, undefined);
  expect((await read('products', { filter: {}, sort: requested })).meta).toEqual({
    page: 1,
    atLeast: 10_000,
    instead,
  });
});
