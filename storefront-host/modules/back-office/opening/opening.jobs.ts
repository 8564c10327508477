import type { Module } from '../../../host.ts';
import { removeClosedShops } from './remove-shops.ts';

/** Removes shops each night that closed 30 days ago. */
export const openingJobs: Module = (app, host) => {
  host.jobs.handle('shop.remove', async () => {
    const removed = await removeClosedShops(host.db, host.now());
    if (removed > 0) app.log.info({ removed }, 'closed shops were removed');
  });
};
