import type { Module } from '../../../host.ts';
import { sweepRetained } from './retention.ts';

/** Erases data past its retention period, each night. */
export const privacyJobs: Module = (app, host) => {
  host.jobs.handle('retention.sweep', async () => {
    const swept = await sweepRetained(host.db, host.now());
    app.log.info({ swept }, 'papers over their time');
  });
};
