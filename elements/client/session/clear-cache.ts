import { clearLocalData } from './sign-out.ts';

const RELOAD_MS = 500;

/** Purges caches and local storage, and reloads after 0.5 s (spec §4). */
export async function clearCache(reload: () => void = () => location.reload()): Promise<void> {
  clearLocalData();
  if ('caches' in globalThis) {
    const names = await caches.keys().catch(() => []);
    await Promise.all(names.map((name) => caches.delete(name)));
  }
  setTimeout(reload, RELOAD_MS);
}
