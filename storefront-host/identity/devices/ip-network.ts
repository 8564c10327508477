import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

interface Prefixes {
  readonly ipv4: number;
  readonly ipv6: number;
}

/**
 * Returns a network such as `2001:db8:1::/48`, or null for an invalid address. IPv4 inside IPv6 counts as
 * IPv4. `ipaddr.js`, which comes with Fastify, also parses the rare forms of IPv6 addresses.
 */
export function ipNetwork(ip: string, prefixes: Prefixes): string | null {
  const [address = ''] = ip.split('%');
  if (isIP(address) === 0) return null;
  const parsed = ipaddr.process(address);
  const bits = prefixes[parsed.kind()];
  const family = parsed.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  return `${family.networkAddressFromCIDR(`${parsed.toString()}/${bits}`).toString()}/${bits}`;
}
