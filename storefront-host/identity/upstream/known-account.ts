import { randomBytes } from 'node:crypto';
import { Type } from 'typebox';
import type { Host } from '../../host.ts';
import { readToken, signToken } from '../../secrets/signed-token.ts';
import { useOnce } from '../used-token.repository.ts';

const Known = Type.Object({ id: Type.String(), uid: Type.String(), accountId: Type.String() });
const LIFETIME = 60_000;

/**
 * Signs the token that returns from a provider's callback to the login `uid`, whose cookie is only
 * sent to its own path.
 */
export function signKnown({ secrets, now }: Host, uid: string, accountId: string): string {
  const id = randomBytes(16).toString('base64url');
  const expires = new Date(now().getTime() + LIFETIME);
  return signToken(secrets, 'known', { id, uid, accountId }, expires);
}

/** Returns the account once; null for a used or expired token, or one of another login. */
export async function takeKnown(
  { db, secrets, now }: Host,
  token: string,
  uid: string,
): Promise<string | null> {
  const known = readToken(secrets, 'known', Known, token, now());
  if (known?.uid !== uid) return null;
  const until = new Date(now().getTime() + LIFETIME);
  const isFirst = await db.transaction().execute((trx) => useOnce(trx, `known:${known.id}`, until));
  return isFirst ? known.accountId : null;
}
