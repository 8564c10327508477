import type { UrlResponse } from '../../api/url.contract.ts';
import { callApi } from '../api-client.ts';

/** Returns whether a storage key is ours. The prefix of a cart is a setting (spec §9). */
const isOurs = (key: string): boolean => key.startsWith('talad') || key.endsWith('-sync-cart');

/** Clears local data and signs out at the provider (spec §4). */
export async function signOut(api: string): Promise<void> {
  clearLocalData();
  const here = encodeURIComponent(location.href);
  const found = await callApi<UrlResponse>(`${api}/url/logout?continue_url=${here}`);
  location.assign(found.ok ? found.data.url : '/logout');
}

/** Removes lists, coupons and the session, since another person may use this browser next. */
export function clearLocalData(): void {
  for (const store of stores()) {
    for (const key of Object.keys(store)) if (isOurs(key)) store.removeItem(key);
  }
}

/** Either storage may be blocked. */
function stores(): readonly Storage[] {
  return ['localStorage', 'sessionStorage'].flatMap((name) => {
    try {
      const store: unknown = Reflect.get(globalThis, name);
      return store instanceof Storage ? [store] : [];
    } catch {
      return [];
    }
  });
}
