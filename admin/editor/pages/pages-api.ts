import { answerOf, type CallApi } from '../../providers/call-api.ts';
import type { ListedPage } from '../../../storefront-host/modules/content/pages/pages.contract.ts';

export type ManagedPage = ListedPage;
export type PageSeo = ListedPage['seo'];

/** Calls of the pages of a shop that apply at once (decision 492). */
export interface PagesApi {
  readonly list: () => Promise<readonly ManagedPage[]>;
  readonly duplicate: (of: ManagedPage, name: string, title: string) => Promise<void>;
  readonly describe: (name: string, seo: PageSeo) => Promise<void>;
  readonly chooseFront: (name: string) => Promise<void>;
  readonly unpublish: (name: string) => Promise<void>;
  readonly move: (name: string, to: string) => Promise<void>;
  /** Returns the id with which the page can be restored for a day. */
  readonly remove: (name: string) => Promise<string>;
  readonly restore: (removal: string) => Promise<void>;
}

export function createPagesApi(callApi: CallApi, shopId: number): PagesApi {
  const path = (act: string, name: string) =>
    `/api/v1/pages/${act}/${shopId}/${encodeURIComponent(name)}`;
  const send = (url: string, body: object, method = 'POST') =>
    callApi(url, { method, body: JSON.stringify(body) });
  return {
    async list() {
      const answer = await callApi(`/api/v1/pages/?project_id=${shopId}`);
      return answerOf<{ readonly pages: readonly ManagedPage[] }>(answer).pages;
    },
    async duplicate({ name: copy_of, titles }, name, title) {
      await send(`/api/v1/pages/?project_id=${shopId}`, { name, title, titles, copy_of });
    },
    async describe(name, seo) {
      await send(path('settings', name), { seo }, 'PUT');
    },
    async chooseFront(name) {
      await send(path('front', name), { use: true });
    },
    async unpublish(name) {
      await send(path('unpublish', name), {});
    },
    async move(name, to) {
      await send(path('address', name), { name: to });
    },
    async remove(name) {
      return answerOf<{ readonly removal: string }>(await send(path('remove', name), {})).removal;
    },
    async restore(removal) {
      await send(path('restore', removal), {});
    },
  };
}
