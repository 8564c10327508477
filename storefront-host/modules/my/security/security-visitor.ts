import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import {
  type Visitor,
  recordEvent,
  type AccountEvent,
  deviceOf,
  signedIn,
  setCookie,
  rotateSession,
  SESSION_COOKIE,
} from '../../../identity/index.ts';
import type { Database } from '../../../db/schema.ts';
import type { Host } from '../../../host.ts';
import { ApiFailure } from '../../../http/index.ts';

export const SECURITY = '/my/security';

/** Config of pages and forms of a signed-in user on the platform; forms have a low rate limit. */
export const shown = { access: 'account' } as const;
export const posted = { access: 'account', rateLimit: { max: 30 } } as const;

export interface OwnSession {
  readonly visitor: Visitor;
  readonly sessionHash: Buffer;
}

export function ownSession(request: FastifyRequest): OwnSession {
  const visitor = signedIn(request);
  const { sessionHash } = request;
  if (!sessionHash) throw new ApiFailure(401, 'UNAUTHENTICATED');
  return { visitor, sessionHash };
}

export interface Change<T> {
  readonly event: Omit<AccountEvent, 'accountId' | 'device'>;
  /** True if the change gives this session a second factor. */
  readonly givesSecondFactor?: boolean;
  /** Returns null if nothing was changed, so that no event is written. */
  readonly run: (trx: Transaction<Database>) => Promise<T | null>;
}

/**
 * Changes the account's security, writes the event, and gives the session a new token: an earlier token is
 * worthless after rights or secrets have changed.
 */
export async function changeSecurity<T>(
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  { event, givesSecondFactor = false, run }: Change<T>,
): Promise<T | null> {
  const { visitor, sessionHash } = ownSession(request);
  const { accountId } = visitor;
  const grown = givesSecondFactor ? { secondFactorAt: host.now() } : {};
  const changed = await host.db.transaction().execute(async (trx) => {
    const result = await run(trx);
    if (result === null) return null;
    await recordEvent(trx, host, { ...event, accountId, device: deviceOf(request) });
    const session = await rotateSession(trx, sessionHash, grown);
    // The session was ended elsewhere meanwhile, so the change is refused.
    if (!session) throw new ApiFailure(401, 'UNAUTHENTICATED');
    return { result, session };
  });
  if (!changed) return null;
  const { token, expiresAt } = changed.session;
  setCookie(host.config, reply, SESSION_COOKIE, token, expiresAt);
  return changed.result;
}
