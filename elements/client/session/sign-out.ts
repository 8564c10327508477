import type { UrlResponse } from '../../api/url.contract.ts';
import { callApi } from '../api-client.ts';

/** All that we keep in this browser begins with this. */
const PREFIX = 'talad';

/**
 * Spec §4: logout clears local data and triggers provider logout. Wherever on the page it is pressed:
 * without JavaScript such a link asks once more, and leads to the same.
 */
export function watchSignOut(api: string): void {
  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = event.composedPath().find((one) => one instanceof HTMLAnchorElement);
    if (!link || new URL(link.href, location.href).pathname !== '/logout') return;
    event.preventDefault();
    void signOut(api);
  });
  addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement && new URL(target.action).pathname === '/logout') {
      clearLocalData();
    }
  });
}

async function signOut(api: string): Promise<void> {
  clearLocalData();
  const here = encodeURIComponent(location.href);
  const found = await callApi<UrlResponse>(`${api}/url/logout?continue_url=${here}`);
  location.assign(found.ok ? found.data.url : '/logout');
}

/** Lists, coupons and who was signed in; whoever uses the browser next finds nothing of it. */
export function clearLocalData(): void {
  for (const store of stores()) {
    for (const key of Object.keys(store)) if (key.startsWith(PREFIX)) store.removeItem(key);
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
