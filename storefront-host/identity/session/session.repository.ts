import { createHash, randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Db } from '../../db/open.ts';
import type { Database, Lang, SessionAudience } from '../../db/schema.ts';
import { announceChange } from '../notices/notify.ts';
import type { Device } from '../devices/device.ts';
import { sessionPolicy, slidingEnd } from './session-policy.ts';

export interface FoundSession {
  readonly tokenHash: Buffer;
  readonly accountId: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly level: 2 | 10 | 100;
  readonly locale: Lang;
  readonly demo: boolean;
  readonly audience: SessionAudience;
  readonly shopId: number | null;
  readonly authenticatedAt: Date | null;
  readonly secondFactorAt: Date | null;
  /** Set if the session was extended, so that the cookie is sent again. */
  readonly extendedTo: Date | null;
}

export interface NewSession {
  readonly accountId: string;
  readonly level: number;
  readonly audience: SessionAudience;
  readonly shopId?: number;
  /** The platform session that it was derived from, whose end also ends it. */
  readonly parentHash?: Buffer;
  /** Token that another provider requires at logout. */
  readonly idToken?: string | null;
  /** Time of the last sign-in with credentials. */
  readonly authenticatedAt?: Date | null;
  /** Time at which a second factor was given; null if none was. */
  readonly secondFactorAt?: Date | null;
  readonly device?: Device;
}

/** The database stores hashes only, so that its reader cannot sign in with them. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export async function startSession(
  trx: Transaction<Database>,
  session: NewSession,
  now: Date,
): Promise<{ readonly token: string; readonly expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = slidingEnd(now, now, session.level);
  await trx
    .insertInto('session')
    .values({
      token_hash: hashToken(token),
      account_id: session.accountId,
      audience: session.audience,
      shop_id: session.shopId ?? null,
      parent_hash: session.parentHash ?? null,
      id_token: session.idToken ?? null,
      user_agent: session.device?.userAgent ?? null,
      address: session.device?.address ?? null,
      authenticated_at: session.authenticatedAt ?? null,
      second_factor_at: session.secondFactorAt ?? null,
      created_at: now,
      seen_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return { token, expiresAt };
}

/** Finds a valid session; one without its parent, or of a disabled account, is not valid. One query. */
export async function findSession(db: Db, token: string, now: Date): Promise<FoundSession | null> {
  const tokenHash = hashToken(token);
  const row = await db
    .selectFrom('session as s')
    .innerJoin('account as a', 'a.id', 's.account_id')
    .leftJoin('session as p', 'p.token_hash', 's.parent_hash')
    .select(['a.id', 'a.name', 'a.email', 'a.email_verified', 'a.level', 'a.locale', 'a.demo'])
    .select(['s.audience', 's.shop_id', 's.created_at', 's.seen_at'])
    .select(['s.authenticated_at', 's.second_factor_at'])
    .where('s.token_hash', '=', tokenHash)
    .where('s.expires_at', '>', now)
    .where('a.disabled_at', 'is', null)
    .where((where) =>
      where.or([where('s.parent_hash', 'is', null), where('p.expires_at', '>', now)]),
    )
    .executeTakeFirst();
  if (!row) return null;
  const due = now.getTime() - row.seen_at.getTime() > sessionPolicy.touchAfter;
  const extendedTo = due ? slidingEnd(now, row.created_at, row.level) : null;
  if (extendedTo) {
    await db
      .updateTable('session')
      .set({ seen_at: now, expires_at: extendedTo })
      .where('token_hash', '=', tokenHash)
      .execute();
  }
  return {
    tokenHash,
    accountId: row.id,
    name: row.name,
    email: row.email,
    emailVerified: row.email_verified,
    level: row.level,
    locale: row.locale,
    demo: row.demo,
    audience: row.audience,
    shopId: row.shop_id,
    authenticatedAt: row.authenticated_at,
    secondFactorAt: row.second_factor_at,
    extendedTo,
  };
}

/** Returns a valid platform session, from which others are derived with its proofs. */
export async function findParent(
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<Pick<NewSession, 'accountId' | 'level' | 'authenticatedAt' | 'secondFactorAt'> | null> {
  const row = await db
    .selectFrom('session as s')
    .innerJoin('account as a', 'a.id', 's.account_id')
    .select(['a.id', 'a.level', 's.authenticated_at', 's.second_factor_at'])
    .where('s.token_hash', '=', tokenHash)
    .where('s.audience', '=', 'platform')
    .where('s.expires_at', '>', now)
    .where('a.disabled_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  return {
    accountId: row.id,
    level: row.level,
    authenticatedAt: row.authenticated_at,
    secondFactorAt: row.second_factor_at,
  };
}

export async function parentOf(db: Db, tokenHash: Buffer): Promise<Buffer | null> {
  const row = await db
    .selectFrom('session')
    .select('parent_hash')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row?.parent_hash ?? null;
}

/** Ends a session with all derived ones. Returns the token that its provider requires at logout. */
export async function endSession(
  trx: Transaction<Database>,
  tokenHash: Buffer,
): Promise<{ readonly idToken: string | null }> {
  const [ended] = await trx
    .deleteFrom('session')
    .where('token_hash', '=', tokenHash)
    .returning(['id_token', 'account_id'])
    .execute();
  await trx.deleteFrom('session').where('parent_hash', '=', tokenHash).execute();
  // Makes its live streams check their session, and close.
  if (ended) await announceChange(trx, [ended.account_id]);
  return { idToken: ended?.id_token ?? null };
}

/**
 * Ends every session of an account, including those on shops' hosts and at the account service, except `exceptToken`
 * and those derived from it.
 */
export async function endAllSessions(
  trx: Transaction<Database>,
  accountId: string,
  exceptToken: Buffer | null = null,
): Promise<void> {
  let ended = trx.deleteFrom('session').where('account_id', '=', accountId);
  if (exceptToken) {
    ended = ended
      .where('token_hash', '<>', exceptToken)
      .where((where) =>
        where.or([where('parent_hash', 'is', null), where('parent_hash', '<>', exceptToken)]),
      );
  }
  await ended.execute();
  await trx
    .deleteFrom('oidc_payload')
    .where(sql`payload ->> 'accountId'`, '=', accountId)
    .execute();
  // Makes its live streams check their session, and close.
  await announceChange(trx, [accountId]);
}

/** Gives a session a new token after its rights grew, so that an earlier token is worthless. */
export async function rotateSession(
  trx: Transaction<Database>,
  tokenHash: Buffer,
  grown: { readonly secondFactorAt?: Date },
): Promise<{ readonly token: string; readonly expiresAt: Date } | null> {
  const token = randomBytes(32).toString('base64url');
  const row = await trx
    .updateTable('session')
    .set({
      token_hash: hashToken(token),
      ...(grown.secondFactorAt && { second_factor_at: grown.secondFactorAt }),
    })
    .where('token_hash', '=', tokenHash)
    .returning('expires_at')
    .executeTakeFirst();
  if (!row) return null;
  await trx
    .updateTable('session')
    .set({ parent_hash: hashToken(token) })
    .where('parent_hash', '=', tokenHash)
    .execute();
  return { token, expiresAt: row.expires_at };
}

/** Deletes expired rows. */
export async function sweepExpired(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<', now).execute();
  await db.deleteFrom('used_token').where('expires_at', '<', now).execute();
  await db.deleteFrom('oidc_payload').where('expires_at', '<', now).execute();
  await db
    .deleteFrom('login_attempt')
    .where('last_at', '<', sql<Date>`${now}::timestamptz - interval '1 day'`)
    .execute();
}
