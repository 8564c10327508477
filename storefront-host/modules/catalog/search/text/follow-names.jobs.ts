import type { Module } from '../../../../host.ts';
import { followNames } from './follow-names.ts';

/** Batches of one run; the next run is a minute later. */
const BATCHES = 400;

/** Writes renamed categories, collections, brands and tags to the search texts of their products. */
export const followShownNames: Module = (_app, host) => {
  host.jobs.handle('search.follow', async () => {
    for (let batch = 0; batch < BATCHES; batch += 1) if (!(await followNames(host.db))) return;
  });
};
