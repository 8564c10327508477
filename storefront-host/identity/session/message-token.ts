import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Visitor } from '../access.ts';
import { signedIn } from '../signed-in.ts';
import { readToken, signToken } from '../../secrets/signed-token.ts';
import type { Host } from '../../host.ts';
import { ApiFailure } from '../../http/index.ts';

const PURPOSE = 'lnwmsg';
/** Twice the heartbeat interval, because one heartbeat may be late. */
const LIFETIME = 30 * 60_000;
const Content = Type.Object({ account: Type.String(), to: Type.String() });

type Asking = Pick<FastifyRequest, 'ownOrigin' | 'visitor'>;

/**
 * Signs `lnwmsg_data` of spec §7: the account whose notifications the page requests, and the
 * origin.
 */
export function messageToken({ secrets, now }: Host, request: Asking, visitor: Visitor): string {
  const content = { account: visitor.accountId, to: request.ownOrigin };
  return signToken(secrets, PURPOSE, content, new Date(now().getTime() + LIFETIME));
}

/**
 * Returns the signed-in visitor if the page was rendered for them: after another account signed in in another tab,
 * an older page gets none of its data. @throws ApiFailure 400 EXPIRED
 */
export function messageReader({ secrets, now }: Host, request: Asking, data: string): Visitor {
  const visitor = signedIn(request);
  const content = readToken(secrets, PURPOSE, Content, data, now());
  if (content?.account !== visitor.accountId || content.to !== request.ownOrigin) {
    throw new ApiFailure(400, 'EXPIRED');
  }
  return visitor;
}
