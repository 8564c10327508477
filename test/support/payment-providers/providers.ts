import { startOmise } from './omise-server.ts';
import { startEasySlip } from './slip-servers.ts';

export interface Providers {
  readonly env: Readonly<Record<string, string>>;
  close(): Promise<unknown>;
}

/**
 * Starts a payment provider and a service that checks slips, for a host that gets their addresses
 * by `env`.
 */
export async function startProviders(): Promise<Providers> {
  const [omise, easySlip] = await Promise.all([startOmise(), startEasySlip()]);
  return {
    env: { OMISE_API: omise.api.href, EASYSLIP_API: easySlip.server.api.href },
    close: () => Promise.all([omise.close(), easySlip.server.close()]),
  };
}
