import { answerOf, type CallApi } from '../../providers/call-api.ts';
import type {
  DraftLink,
  NewDraftLink,
} from '../../../storefront-host/modules/content/draft-links/draft-links.contract.ts';

/** Calls of the links that show a draft (decision 499). */
export interface DraftLinksApi {
  readonly list: () => Promise<readonly DraftLink[]>;
  /** The address is answered only here. */
  readonly make: () => Promise<NewDraftLink>;
  readonly end: (id: string) => Promise<void>;
}

export function createDraftLinksApi(callApi: CallApi, shopId: number, page: string): DraftLinksApi {
  const base = `/api/v1/pages/draft-links/${shopId}`;
  const ofPage = `${base}/${encodeURIComponent(page)}`;
  return {
    async list() {
      return answerOf<readonly DraftLink[]>(await callApi(ofPage));
    },
    async make() {
      return answerOf<NewDraftLink>(await callApi(ofPage, { method: 'POST', body: '{}' }));
    },
    async end(id) {
      await callApi(`${base}/${id}`, { method: 'DELETE' });
    },
  };
}
