import type { FastifyRequest } from 'fastify';
import { ipNetwork } from './ip-network.ts';

/** Origin of a session or an event: browser and network. */
export interface Device {
  readonly userAgent: string | null;
  /** The network, not the machine: `203.0.113.0/24`, `2001:db8:1::/48`. */
  readonly address: string | null;
}

export function deviceOf({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): Device {
  return { userAgent: headers['user-agent']?.slice(0, 400) ?? null, address: networkOf(ip) };
}

/**
 * Returns the network of an address: enough to distinguish home from abroad, too little to find a person. Null for
 * an invalid address.
 */
export function networkOf(ip: string): string | null {
  return ipNetwork(ip, { ipv4: 24, ipv6: 48 });
}
