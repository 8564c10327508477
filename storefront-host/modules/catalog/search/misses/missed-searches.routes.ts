import type { Module } from '../../../../host.ts';
import { listRoute } from '../../../../http/index.ts';
import { flushMisses, removeOldMisses } from './count-misses.ts';
import { missedSearches } from './missed-searches.read.ts';

/** Keywords that found nothing, for the shop's staff (decision 519). */
export const manageMissedSearches: Module = (app, host) => {
  listRoute(app, host, missedSearches);
  host.jobs.handle('search.sweep', () => removeOldMisses(host.db, host.now()));
  app.addHook('onClose', () => flushMisses(host.db));
};
