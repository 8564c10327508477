import type { Module } from '../../host.ts';
import { SAFE_METHODS } from './safe-methods.ts';

/**
 * Serves read-your-writes: the answer to a mutation waits until this process has invalidated the cached pages.
 * Without it the notification may arrive after the answer to the COMMIT, and an owner who publishes and reloads
 * would sometimes see the old page. PostgreSQL delivers notifications of earlier commits before the next answer on
 * a listening connection, so one `SELECT 1` on it is enough: a short round trip for each mutation. Other processes
 * follow some milliseconds later.
 */
export const ownChanges: Module = (app, { pageCache }) => {
  app.addHook('onSend', async ({ method }) => {
    if (!SAFE_METHODS.has(method)) await pageCache.caughtUp();
  });
};
