import { isIPv4, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** What a session and an event say of where they came from. */
export interface Device {
  readonly userAgent: string | null;
  /** The network, not the machine: `203.0.113.0/24`, `2001:db8:1::/48`. */
  readonly address: string | null;
}

export function deviceOf({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): Device {
  return { userAgent: headers['user-agent']?.slice(0, 400) ?? null, address: networkOf(ip) };
}

/** Enough to tell home from abroad, too little to find somebody. Null for what is no address. */
export function networkOf(ip: string): string | null {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  return isIPv6(plain) ? `${ipv6Groups(plain).slice(0, 3).join(':')}::/48` : null;
}

/** `2001:db8::1` -> its eight groups. */
export function ipv6Groups(ip: string): readonly string[] {
  const [head = '', tail = ''] = ip.split('::');
  const left = head.split(':').filter(Boolean);
  if (!ip.includes('::')) return left;
  const right = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right];
}
