import type { Opening } from '../../../storefront-host/modules/back-office/opening/opening.contract.ts';
import type { ShopFile } from '../../../storefront-host/modules/back-office/shop-file/shop-file.contract.ts';
import type { ShopUpload } from '../../../storefront-host/modules/back-office/shop-upload/shop-upload.contract.ts';
import { answerOf, type CallApi } from '../call-api.ts';

/** Reads whether the shop is open, and opens or closes it. */
export interface OpeningCalls {
  readonly opening: (signal?: AbortSignal) => Promise<Opening>;
  readonly openShop: () => Promise<Opening>;
  readonly closeShop: (shopname: string) => Promise<Opening>;
  readonly reopenShop: () => Promise<Opening>;
  readonly shopFile: (signal?: AbortSignal) => Promise<ShopFile>;
  readonly makeShopFile: () => Promise<ShopFile>;
  readonly shopUpload: (signal?: AbortSignal) => Promise<ShopUpload>;
  readonly sendShopUpload: (file: File) => Promise<ShopUpload>;
  readonly openShopUpload: (shopname: string) => Promise<ShopUpload>;
  /** Deletes the uploaded file; the answer says that there is none. */
  readonly removeShopUpload: () => Promise<ShopUpload>;
}

/** @param base `/api/v1/manage/{shop_id}` */
export function createOpeningCalls(base: string, callApi: CallApi): OpeningCalls {
  const call = async <T = Opening>(path: string, options: RequestInit = {}) =>
    answerOf<T>(await callApi(`${base}/${path}`, options));
  return {
    opening: (signal) => call('opening', signal ? { signal } : {}),
    openShop: () => call('opening', { method: 'POST', body: '{}' }),
    closeShop: (shopname) =>
      call('closing', { method: 'POST', body: JSON.stringify({ shopname }) }),
    shopFile: (signal) => call<ShopFile>('shop-file', signal ? { signal } : {}),
    makeShopFile: () => call<ShopFile>('shop-file', { method: 'POST', body: '{}' }),
    shopUpload: (signal) => call<ShopUpload>('shop-upload', signal ? { signal } : {}),
    sendShopUpload: (file) =>
      call<ShopUpload>(`shop-upload?file_name=${encodeURIComponent(file.name.slice(0, 200))}`, {
        method: 'POST',
        body: file,
        headers: { 'content-type': 'application/gzip' },
      }),
    openShopUpload: (shopname) =>
      call<ShopUpload>('shop-upload/open', { method: 'POST', body: JSON.stringify({ shopname }) }),
    removeShopUpload: async () => {
      await callApi(`${base}/shop-upload`, { method: 'DELETE' });
      return call<ShopUpload>('shop-upload');
    },
    reopenShop: () => call('closing', { method: 'DELETE' }),
  };
}
