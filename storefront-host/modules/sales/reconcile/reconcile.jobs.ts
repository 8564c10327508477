import type { Module } from '../../../host.ts';
import { reconcile } from './reconcile.ts';

/**
 * Runs once a week. The job fails if it finds a difference: operators see it among the failed jobs
 * of their overview.
 */
export const reconciliation: Module = (_app, { db, jobs }) => {
  jobs.handle('books.check', async () => {
    const wrong = (await reconcile(db)).filter(({ differences }) => differences.length > 0);
    if (wrong.length === 0) return;
    const counts = wrong.map(({ title, differences }) => `${title}: ${differences.length} not`);
    throw new Error(`${counts.join('; ')}. 'npm run talad -- reconcile' lists them.`);
  });
};
