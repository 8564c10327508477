import type { Module } from '../../../../host.ts';
import { checkSlip, findAsking } from './check-slip.ts';

/** Limits the slips, of all shops, that are queried each minute. */
const BATCH = 50;

export const checkSlips: Module = (_app, host) => {
  host.jobs.handle('slip.sweep', async () => {
    for (const name of await findAsking(host, BATCH)) await checkSlip(host, name);
  });
};
