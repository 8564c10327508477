import { cookieName } from '../../storefront-host/identity/session/session-cookie.ts';
import {
  startSession,
  type NewSession,
} from '../../storefront-host/identity/session/session.repository.ts';
import { SESSION_COOKIE } from '../../storefront-host/identity/plugins/session.ts';
import type { TestHost } from './test-host.ts';

/** Inserts a session of the platform as signing in would, and returns its Cookie header. */
export async function signIn(
  { db, host }: TestHost,
  email: string,
  proof: Pick<NewSession, 'authenticatedAt' | 'secondFactorAt' | 'device'> = {},
): Promise<string> {
  const { id, level } = await db
    .selectFrom('account')
    .select(['id', 'level'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const { token } = await db
    .transaction()
    .execute((trx) =>
      startSession(trx, { accountId: id, level, audience: 'platform', ...proof }, host.now()),
    );
  return `${cookieName(host.config, SESSION_COOKIE)}=${token}`;
}

/** Inserts the low-privilege session of a shop's own host, and returns its Cookie header. */
export async function signInAtShop(
  { db, host }: TestHost,
  email: string,
  shopId: number,
): Promise<string> {
  const { id: accountId } = await db
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const session = { accountId, level: 2, audience: 'shop', shopId } as const;
  const { token } = await db.transaction().execute((trx) => startSession(trx, session, host.now()));
  return `${cookieName(host.config, SESSION_COOKIE)}=${token}`;
}
