import { createHmac } from 'node:crypto';
import type { Visitor } from '../access.ts';
import type { Secrets } from '../../secrets/secrets.ts';

/**
 * Id of the account for a page's scripts. A shop's own host gets an id that no other shop has, so
 * that two shops cannot tell that they have the same customer.
 */
export function shownId(secrets: Secrets, { accountId, shopId }: Visitor): string {
  if (shopId === null) return accountId;
  const [key] = secrets.tokenKeys;
  const name = `account.${shopId}.${accountId}`;
  return createHmac('sha256', key).update(name).digest('base64url').slice(0, 22);
}
