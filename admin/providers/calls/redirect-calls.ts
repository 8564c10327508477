import type { RedirectPasted } from '../../../storefront-host/modules/content/redirects/redirects.contract.ts';
import { answerOf, type CallApi } from '../call-api.ts';

export interface RedirectCalls {
  readonly pasteRedirects: (text: string) => Promise<RedirectPasted>;
  readonly removeRedirect: (id: string) => Promise<unknown>;
  readonly restoreRedirect: (id: string) => Promise<unknown>;
}

/** @param base `/api/v1/manage/{shop_id}` */
export function createRedirectCalls(base: string, callApi: CallApi): RedirectCalls {
  return {
    pasteRedirects: async (text) =>
      answerOf<RedirectPasted>(
        await callApi(`${base}/redirects/paste`, {
          method: 'POST',
          body: JSON.stringify({ text }),
        }),
      ),
    restoreRedirect: (id) =>
      callApi(`${base}/redirects/${id}/restore`, { method: 'POST', body: '{}' }),
    removeRedirect: (id) => callApi(`${base}/redirects/${id}`, { method: 'DELETE' }),
  };
}
