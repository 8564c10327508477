import { Resolver } from 'node:dns/promises';
import type { DomainProblem } from './domain.contract.ts';

export interface DnsCheck {
  readonly name: string;
  /** The shop's own host name on the platform. A CNAME to it proves the owner's intent without a token. */
  readonly target: string;
  /** Expected in a TXT record of `_talad.{name}`, for a name that has address records instead of a CNAME. */
  readonly token: string;
}

const TIMEOUT_MS = 2_000;

/** Checks a domain's DNS records. Returns null if it points here and the ownership record is present. */
export async function checkDns(
  { name, target, token }: DnsCheck,
  servers: readonly string[],
): Promise<Exclude<DomainProblem, 'taken'> | null> {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 });
  if (servers.length > 0) resolver.setServers(servers);
  try {
    const aliases = await found(resolver.resolveCname(name));
    if (aliases.some((alias) => alias.toLowerCase().replace(/\.$/, '') === target)) return null;
    const [own, ours, texts] = await Promise.all([
      readAddresses(resolver, name),
      readAddresses(resolver, target),
      found(resolver.resolveTxt(`_talad.${name}`)),
    ]);
    if (own.length === 0) return aliases.length === 0 ? 'not_found' : 'other_target';
    if (!own.some((address) => ours.includes(address))) return 'other_target';
    return texts.some((parts) => parts.join('') === token) ? null : 'no_proof';
  } catch {
    return 'no_answer';
  }
}

/** Returns the addresses of a host: IPv4, then IPv6. */
export async function readAddresses(resolver: Resolver, name: string): Promise<readonly string[]> {
  const [four, six] = await Promise.all([
    found(resolver.resolve4(name)),
    found(resolver.resolve6(name)),
  ]);
  return [...four, ...six];
}

/** Returns no addresses if the record does not exist; other failures throw. */
async function found<T>(lookup: Promise<readonly T[]>): Promise<readonly T[]> {
  try {
    return await lookup;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENODATA' || code === 'ENOTFOUND') return [];
    throw error;
  }
}
