import { clearLocalData } from './sign-out.ts';

const RELOAD_MS = 500;

/** Spec §4: purges what is persisted and local storage, and reloads after 0.5 s. */
export async function clearCache(reload: () => void = () => location.reload()): Promise<void> {
  clearLocalData();
  if ('caches' in globalThis) {
    const names = await caches.keys().catch(() => []);
    await Promise.all(names.map((name) => caches.delete(name)));
  }
  setTimeout(reload, RELOAD_MS);
}
