import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** RFC 6890 and related: private, loopback, link-local (where clouds serve credentials), and other special ranges. */
const closed4 = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  closed4.addSubnet(net, bits, 'ipv4');
}

/** The allocated global unicast range; every other IPv6 address is private, local, or wraps an IPv4 address. */
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');
const closed6 = new BlockList();
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  closed6.addSubnet(net, bits, 'ipv6');
}

/** Returns whether an IP address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed4.check(address, 'ipv4');
  if (!isIPv6(address)) return false;
  return open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
}
