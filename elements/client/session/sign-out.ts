import type { UrlResponse } from '../../api/url.contract.ts';
import { callApi } from '../api-client.ts';

/** Keys of ours in this browser; the prefix of a cart is a setting (spec §9). */
const isOurs = (key: string): boolean => key.startsWith('talad') || key.endsWith('-sync-cart');

/** Spec §4: logout clears local data and triggers provider logout. */
export async function signOut(api: string): Promise<void> {
  clearLocalData();
  const here = encodeURIComponent(location.href);
  const found = await callApi<UrlResponse>(`${api}/url/logout?continue_url=${here}`);
  location.assign(found.ok ? found.data.url : '/logout');
}

/** Lists, coupons and who was signed in; whoever uses the browser next finds nothing of it. */
export function clearLocalData(): void {
  for (const store of stores()) {
    for (const key of Object.keys(store)) if (isOurs(key)) store.removeItem(key);
  }
}

/** Each may be blocked. */
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
