import type { Module } from '../../../host.ts';
import { sweepRetained } from './retention.ts';

/** What is over its time goes by itself, each night. */
export const privacyJobs: Module = (app, host) => {
  host.jobs.handle('retention.sweep', async () => {
    const swept = await sweepRetained(host.db, host.now());
    app.log.info({ swept }, 'papers over their time');
  });
};
