import type { Opening } from '../../storefront-host/modules/back-office/opening/opening.contract.ts';
import type { ShopFile } from '../../storefront-host/modules/back-office/shop-file/shop-file.contract.ts';
import { answerOf, type CallApi } from './call-api.ts';

/** Whether the shop is open, and opening and closing it. */
export interface OpeningCalls {
  readonly opening: (signal?: AbortSignal) => Promise<Opening>;
  readonly openShop: () => Promise<Opening>;
  readonly closeShop: (shopname: string) => Promise<Opening>;
  readonly reopenShop: () => Promise<Opening>;
  readonly shopFile: (signal?: AbortSignal) => Promise<ShopFile>;
  readonly makeShopFile: () => Promise<ShopFile>;
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
    reopenShop: () => call('closing', { method: 'DELETE' }),
  };
}
