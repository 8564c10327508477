import type { Module } from '../host.ts';
import { SAFE_METHODS } from './safe-methods.ts';

/**
 * Serves read-your-writes (decision 027): the answer to a mutation waits until this process has
 * invalidated the cached pages. Other processes follow a moment later.
 */
export const ownChanges: Module = (app, { pageCache }) => {
  app.addHook('onSend', async ({ method }) => {
    if (!SAFE_METHODS.has(method)) await pageCache.caughtUp();
  });
};
