import type { Module } from '../host.ts';
import { SAFE_METHODS } from '../identity/plugins/csrf.ts';

/**
 * Who changes something sees it on the next page: the answer waits until the kept pages that showed it
 * before are dropped. Other processes hear of it a moment later.
 */
export const ownChanges: Module = (app, { pageCache }) => {
  app.addHook('onSend', async ({ method }) => {
    if (!SAFE_METHODS.has(method)) await pageCache.caughtUp();
  });
};
