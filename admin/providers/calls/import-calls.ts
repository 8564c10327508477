import type {
  TableImportSettings,
  ImportList,
  ImportSettings,
  ShopImport,
} from '../../../storefront-host/modules/back-office/imports/imports.contract.ts';
import type { Static } from 'typebox';
import { answerOf, type CallApi } from '../call-api.ts';

/** The resources whose files are imported. */
export type ImportName = 'imports' | 'customer-imports' | 'order-imports';

export interface ImportCalls {
  readonly imports: (
    name: ImportName,
    signal?: AbortSignal,
  ) => Promise<Static<typeof ImportList>['items']>;
  readonly readImport: (name: ImportName, id: string, signal?: AbortSignal) => Promise<ShopImport>;
  readonly uploadImport: (name: ImportName, file: File) => Promise<ShopImport>;
  readonly checkImport: (
    name: ImportName,
    id: string,
    settings: ImportSettings | TableImportSettings,
  ) => Promise<ShopImport>;
  readonly runImport: (name: ImportName, id: string) => Promise<ShopImport>;
  readonly undoImport: (name: ImportName, id: string) => Promise<ShopImport>;
  readonly removeImport: (name: ImportName, id: string) => Promise<unknown>;
}

/** @param base `/api/v1/manage/{shop_id}` */
export function createImportCalls(base: string, callApi: CallApi): ImportCalls {
  const call = async (path: string, init: RequestInit): Promise<ShopImport> =>
    answerOf(await callApi(`${base}/${path}`, init));
  return {
    imports: async (name, signal) =>
      answerOf<Static<typeof ImportList>>(
        await callApi(`${base}/${name}`, signal ? { signal } : {}),
      ).items,
    readImport: (name, id, signal) => call(`${name}/${id}`, signal ? { signal } : {}),
    uploadImport: (name, file) =>
      call(`${name}?file_name=${encodeURIComponent(file.name.slice(0, 200))}`, {
        method: 'POST',
        body: file,
        headers: { 'content-type': 'application/octet-stream' },
      }),
    checkImport: (name, id, settings) =>
      call(`${name}/${id}`, { method: 'PUT', body: JSON.stringify(settings) }),
    runImport: (name, id) => call(`${name}/${id}/run`, { method: 'POST' }),
    undoImport: (name, id) => call(`${name}/${id}/undo`, { method: 'POST' }),
    removeImport: (name, id) => callApi(`${base}/${name}/${id}`, { method: 'DELETE' }),
  };
}
