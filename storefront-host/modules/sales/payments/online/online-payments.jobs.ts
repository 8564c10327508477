import type { Host, Module } from '../../../../host.ts';
import { findUnchecked, updatePayment } from './payments.repository.ts';
import { ProviderError } from './provider.ts';
import { giveUpRefunds, runRefund } from './refunds.ts';
import { settlePayment } from './settle-payment.ts';

/** After this delay, a payment without a webhook is queried. */
const ASKED_EVERY_MS = 5 * 60_000;
/**
 * Limits the payments, of all shops, that are checked each minute, because each needs a request to
 * a provider.
 */
const BATCH = 50;

export const onlinePaymentJobs: Module = (_app, host) => {
  host.jobs.handle('payment.refund', (payload) => runRefund(host, payload));
  host.jobs.handle('payment.sweep', async () => {
    await sweepPayments(host);
    await giveUpRefunds(host);
  });
};

/**
 * Queries providers about payments without a webhook, and ends those that were not paid in time.
 */
async function sweepPayments(host: Host): Promise<void> {
  const before = new Date(host.now().getTime() - ASKED_EVERY_MS);
  for (const name of await findUnchecked(host.db, before, BATCH)) {
    try {
      await settlePayment(host, name);
    } catch (error) {
      // An error at one shop's provider must not stop the others.
      if (!(error instanceof ProviderError)) throw error;
      await updatePayment(host.db, name, { checked_at: host.now() });
    }
  }
}
