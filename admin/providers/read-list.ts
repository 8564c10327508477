import type { GetListParams, GetListResult } from 'react-admin';
import { answerOf, type CallApi } from './call-api.ts';
import { PageCursors } from './page-cursors.ts';

interface ListAnswer {
  readonly items: never[];
  readonly next: string | null;
  readonly order: { readonly sort: string; readonly direction: 'ASC' | 'DESC' };
  readonly total: number;
  readonly total_capped: boolean;
}

/** `meta` of a list: data in addition to its rows. */
export interface ListMeta {
  /** The page that was read; the first one if the cursor of the requested page is unknown. */
  readonly page: number;
  /** A lower bound of the number of rows; react-admin's own `total` is left out if it is not exact. */
  readonly atLeast: number;
  /** The order in which the server lists rows that are too many to be sorted by the chosen field. */
  readonly instead: 'newest' | 'oldest' | null;
}

/** Implements `getList` of a resource below `base`, page by page along the server's cursors. */
export function createReadList(base: string, callApi: CallApi, storage: Storage | undefined) {
  const cursors = new PageCursors(storage ?? noStorage);
  return async (resource: string, params: GetListParams): Promise<GetListResult> => {
    const { filter = {}, sort, pagination, signal } = params;
    const { page = 1, perPage = 25 } = pagination ?? {};
    const query = new URLSearchParams({
      filter: JSON.stringify(filter),
      limit: String(Math.min(perPage, MAX_PAGE)),
      ...(sort && { sort: JSON.stringify([sort.field, sort.order]) }),
    });
    const list = `${base}/${resource}?${query}`;
    const found = cursors.find(list, page);
    const shown = found === undefined ? 1 : page;
    if (found) query.set('after', found);
    const path = `${base}/${resource}?${query}`;
    const answer = answerOf<ListAnswer>(await callApi(path, signal ? { signal } : {}));
    cursors.remember(list, shown, answer.next);
    const { items, next, order, total, total_capped: isCapped } = answer;
    const instead = sort && order.sort !== sort.field ? TIMES[order.direction] : null;
    return {
      data: items,
      ...(!isCapped && { total }),
      pageInfo: { hasNextPage: next !== null, hasPreviousPage: shown > 1 },
      meta: { page: shown, atLeast: total, instead } satisfies ListMeta,
    };
  };
}

const TIMES = { DESC: 'newest', ASC: 'oldest' } as const;

/** Maximum page size of the server. */
export const MAX_PAGE = 200;

/** Without session storage a reload shows the first page. */
const noStorage = { getItem: () => null, setItem: () => undefined };
