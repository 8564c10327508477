import { createHmac } from 'node:crypto';
import type { Visitor } from '../access.ts';
import type { Secrets } from '../../secrets/secrets.ts';

/**
 * Returns the id of the account for a page's scripts. It differs on each shop's own host, so shops
 * cannot find out that they share a customer.
 */
export function shownId(secrets: Secrets, { accountId, shopId }: Visitor): string {
  if (shopId === null) return accountId;
  const [key] = secrets.tokenKeys;
  const name = `account.${shopId}.${accountId}`;
  return createHmac('sha256', key).update(name).digest('base64url').slice(0, 22);
}
