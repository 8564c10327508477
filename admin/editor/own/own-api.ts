import { readPage } from '@talad/elements/page/read-page';
import { isFrame, pageOf, type PageBlock } from '@talad/elements/page/page';
import { answerOf, type CallApi } from '../../providers/call-api.ts';
import type { SavedSections } from '../../../storefront-host/modules/content/saved-sections/saved-sections.contract.ts';

/** Sections that the shop keeps under a name (decision 503). */
export interface OwnSection {
  readonly id: string;
  readonly name: string;
  readonly blocks: readonly PageBlock[];
}

export interface OwnApi {
  readonly list: () => Promise<readonly OwnSection[]>;
  readonly save: (name: string, blocks: readonly PageBlock[]) => Promise<void>;
  readonly rename: (id: string, name: string) => Promise<void>;
  /** It can be restored for a day. */
  readonly remove: (id: string) => Promise<void>;
  readonly restore: (id: string) => Promise<void>;
}

export function createOwnApi(callApi: CallApi, shopId: number): OwnApi {
  const base = `/api/v1/pages/sections/${shopId}`;
  const send = async (method: string, url: string, body: object = {}): Promise<void> => {
    await callApi(url, { method, body: JSON.stringify(body) });
  };
  return {
    async list() {
      const { sections } = answerOf<SavedSections>(await callApi(base));
      return sections.map(({ id, name, blocks }) => ({
        id,
        name,
        blocks: readPage({ ...pageOf('', []), blocks }).blocks.filter((block) => !isFrame(block)),
      }));
    },
    save: (name, blocks) => send('POST', base, { name, blocks }),
    rename: (id, name) => send('PUT', `${base}/${id}`, { name }),
    remove: async (id) => void (await callApi(`${base}/${id}`, { method: 'DELETE' })),
    restore: (id) => send('POST', `${base}/${id}/restore`),
  };
}
