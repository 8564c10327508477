import type { TagMerge } from '../../../storefront-host/modules/catalog/tags/manage-tags.contract.ts';
import type { CallApi } from '../call-api.ts';

export interface TagCalls {
  readonly mergeTag: (id: number, merge: TagMerge) => Promise<unknown>;
  /** Deletes the tag and removes it from its products; the page asks for confirmation first. */
  readonly removeTag: (id: number, revision: number) => Promise<unknown>;
}

/** @param base `/api/v1/manage/{shop_id}` */
export function createTagCalls(base: string, callApi: CallApi): TagCalls {
  return {
    mergeTag: (id, merge) =>
      callApi(`${base}/tags/${id}/merge`, { method: 'POST', body: JSON.stringify(merge) }),
    removeTag: (id, revision) =>
      callApi(`${base}/tags/${id}?revision=${revision}&take_off=true`, { method: 'DELETE' }),
  };
}
