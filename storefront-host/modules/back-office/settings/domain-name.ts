import { isIP } from 'node:net';
import { isLoopbackName, type Config } from '../../../config.ts';

/**
 * Normalizes a domain as its owner typed or pasted it: without scheme and path, in lower case, Thai letters as
 * `xn--`. Null for names that no shop can have, such as those of the platform.
 */
export function normalizeDomain(
  typed: string,
  { publicUrl, shopDomain }: Pick<Config, 'publicUrl' | 'shopDomain'>,
): string | null {
  const address = `http://${typed.trim().replace(/^https?:\/\//i, '')}`;
  if (!URL.canParse(address)) return null;
  const { hostname, username } = new URL(address);
  const name = hostname.replace(/\.$/, '');
  const label = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;
  const labels = name.split('.');
  if (username !== '' || labels.length < 2 || name.length > 253) return null;
  if (!labels.every((one) => label.test(one)) || isIP(name) !== 0 || isLoopbackName(name)) {
    return null;
  }
  const own = [new URL(publicUrl).hostname, shopDomain];
  return own.some((host) => name === host || name.endsWith(`.${host}`)) ? null : name;
}
