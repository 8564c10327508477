import type {
  ImportList,
  ImportSettings,
  ShopImport,
} from '../../../storefront-host/modules/back-office/imports/imports.contract.ts';
import type { Static } from 'typebox';
import { answerOf, type CallApi } from '../call-api.ts';

export interface ImportCalls {
  readonly imports: (signal?: AbortSignal) => Promise<Static<typeof ImportList>['items']>;
  readonly readImport: (id: string, signal?: AbortSignal) => Promise<ShopImport>;
  readonly uploadImport: (file: File) => Promise<ShopImport>;
  readonly checkImport: (id: string, settings: ImportSettings) => Promise<ShopImport>;
  readonly runImport: (id: string) => Promise<ShopImport>;
  readonly undoImport: (id: string) => Promise<ShopImport>;
  readonly removeImport: (id: string) => Promise<unknown>;
}

/** @param base `/api/v1/manage/{shop_id}` */
export function createImportCalls(base: string, callApi: CallApi): ImportCalls {
  const at = `${base}/imports`;
  const call = async (path: string, init: RequestInit): Promise<ShopImport> =>
    answerOf(await callApi(`${at}${path}`, init));
  return {
    imports: async (signal) =>
      answerOf<Static<typeof ImportList>>(await callApi(at, signal ? { signal } : {})).items,
    readImport: (id, signal) => call(`/${id}`, signal ? { signal } : {}),
    uploadImport: (file) =>
      call(`?file_name=${encodeURIComponent(file.name.slice(0, 200))}`, {
        method: 'POST',
        body: file,
        headers: { 'content-type': 'application/octet-stream' },
      }),
    checkImport: (id, settings) =>
      call(`/${id}`, { method: 'PUT', body: JSON.stringify(settings) }),
    runImport: (id) => call(`/${id}/run`, { method: 'POST' }),
    undoImport: (id) => call(`/${id}/undo`, { method: 'POST' }),
    removeImport: (id) => callApi(`${at}/${id}`, { method: 'DELETE' }),
  };
}
