import type { Module } from '../../../host.ts';
import { closeDays } from '../../../visits/close-days.ts';

/** Sums up past days, and deletes the rows of their visitors. */
export const visitJobs: Module = (_app, host) => {
  host.jobs.handle('visits.close', () => closeDays(host.db, host.now()));
};
