import type { Host, Module } from '../../../../host.ts';
import { findUnchecked, updatePayment } from './payments.repository.ts';
import { ProviderError } from './provider.ts';
import { giveUpRefunds, runRefund } from './refunds.ts';
import { settlePayment } from './settle-payment.ts';

/** A notice that was lost is made up for this late. */
const ASKED_EVERY_MS = 5 * 60_000;
/** Payments of all shops that are checked each minute. It is limited because each asks a provider. */
const BATCH = 50;

export const onlinePaymentJobs: Module = (_app, host) => {
  host.jobs.handle('payment.refund', (payload) => runRefund(host, payload));
  host.jobs.handle('payment.sweep', async () => {
    await sweepPayments(host);
    await giveUpRefunds(host);
  });
};

/** Asks the provider about payments without a notice, and ends those that were not paid in time. */
async function sweepPayments(host: Host): Promise<void> {
  const before = new Date(host.now().getTime() - ASKED_EVERY_MS);
  for (const name of await findUnchecked(host.db, before, BATCH)) {
    try {
      await settlePayment(host, name);
    } catch (error) {
      // One shop's provider or keys say nothing about the next one's.
      if (!(error instanceof ProviderError)) throw error;
      await updatePayment(host.db, name, { checked_at: host.now() });
    }
  }
}
