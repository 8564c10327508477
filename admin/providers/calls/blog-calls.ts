import type { PostTags } from '../../../storefront-host/modules/content/documents/manage-blogs.contract.ts';
import { answerOf, type CallApi } from '../call-api.ts';

export interface BlogCalls {
  readonly postTags: (signal?: AbortSignal) => Promise<PostTags['tags']>;
  readonly restoreBlog: (id: number) => Promise<unknown>;
}

/** @param base `/api/v1/manage/{shop_id}` */
export function createBlogCalls(base: string, callApi: CallApi): BlogCalls {
  return {
    postTags: async (signal) => {
      const answer = await callApi(`${base}/blogs/tags`, { ...(signal && { signal }) });
      return answerOf<PostTags>(answer).tags;
    },
    restoreBlog: (id) => callApi(`${base}/blogs/${id}/restore`, { method: 'POST', body: '{}' }),
  };
}
