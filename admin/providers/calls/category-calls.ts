import type {
  CategoryMove,
  CategoryRemoval,
  CategoryTree,
} from '../../../storefront-host/modules/catalog/categories/manage-categories.contract.ts';
import { answerOf, type CallApi } from '../call-api.ts';

/** The shop's category tree; a single category is read and saved as a record. */
export interface CategoryCalls {
  readonly categoryTree: (signal?: AbortSignal) => Promise<CategoryTree>;
  readonly moveCategory: (id: number, move: CategoryMove) => Promise<CategoryTree>;
  /** Returns a short-lived address that shows a page's draft in a frame. */
  readonly pageFrame: (page: string) => Promise<string>;
  /** Creates an empty layout for the page editor. */
  readonly createLayout: (name: string, title: string) => Promise<unknown>;
  readonly removeCategory: (id: number, removal: CategoryRemoval) => Promise<unknown>;
}

/** @param base `/api/v1/manage/{shop_id}` */
export function createCategoryCalls(base: string, callApi: CallApi): CategoryCalls {
  const shopId = base.split('/').at(-1);
  const post = (path: string, body: object) =>
    callApi(`/api/v1/pages/${path}`, { method: 'POST', body: JSON.stringify(body) });
  return {
    pageFrame: async (page) =>
      answerOf<{ url: string }>(await post(`canvas/${shopId}/${encodeURIComponent(page)}`, {})).url,
    createLayout: (name, title) => post(`?project_id=${shopId}`, { name, title }),
    categoryTree: async (signal) =>
      answerOf<CategoryTree>(await callApi(`${base}/categories`, signal ? { signal } : {})),
    moveCategory: async (id, move) =>
      answerOf<CategoryTree>(
        await callApi(`${base}/categories/${id}/move`, {
          method: 'POST',
          body: JSON.stringify(move),
        }),
      ),
    removeCategory: (id, { revision, products_to: target }) => {
      const query = new URLSearchParams({
        revision: String(revision),
        ...(target !== undefined && { products_to: String(target) }),
      });
      return callApi(`${base}/categories/${id}?${query}`, { method: 'DELETE' });
    },
  };
}
