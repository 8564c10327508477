import { createHash, randomBytes } from 'node:crypto';
import { Type } from 'typebox';
import type { AccountService } from '../account-service.ts';
import { localPath } from '../sign-in/redirect-target.ts';
import { rememberSessionCheck } from '../sign-in/session-check.ts';
import { clearCookie, readCookie, setCookie } from '../session/session-cookie.ts';
import { findParent, startSession } from '../session/session.repository.ts';
import { readToken, signToken } from '../../secrets/signed-token.ts';
import { useOnce } from '../used-token.repository.ts';
import type { App, Host } from '../../host.ts';
import { ApiFailure } from '../../http/index.ts';
import { OPERATOR_COOKIE, SESSION_COOKIE } from '../plugins/session.ts';

const Silent = Type.Optional(Type.Literal('1'));
const StartQuery = Type.Object({ return: Type.Optional(Type.String()), silent: Silent });
const HandoverQuery = Type.Object({
  to: Type.String({ maxLength: 300 }),
  return: Type.Optional(Type.String()),
  nonce: Type.String({ pattern: '^[\\w-]{43}$' }),
  silent: Silent,
});
const AcceptQuery = Type.Object({ token: Type.String({ maxLength: 4000 }) });
const Assertion = Type.Object({
  id: Type.String(),
  to: Type.String(),
  session: Type.String(),
  nonce: Type.String(),
  path: Type.String(),
});

const NONCE_COOKIE = 'talad-handover';
const LIFETIME = 60_000;
const NONCE_LIFETIME = 15 * 60_000;

/**
 * Gives a shop's host a session of its own (design: Origins) by top-level redirects: {shop}/session/start ->
 * platform /session/handover (with a sign-in if necessary) -> {shop}/session/accept. The assertion between them is
 * valid for one minute, one host, one browser and one use. Silent (identity/plugins/silent-sign-in): a guest
 * returns as a guest and sees no form. OPERATOR_PORT gets its session in the same way.
 */
export function handoverRoutes(app: App, host: Host, service: AccountService): void {
  const { config, secrets, db, now } = host;
  const here = { access: 'public', origin: 'any', alsoForOperators: true } as const;

  app.get(
    '/session/start',
    { schema: { hide: true, querystring: StartQuery }, config: here },
    async (request, reply) => {
      const path = localPath(request.query.return) ?? '/';
      const { silent } = request.query;
      const isPlatform = request.requestOrigin.kind === 'platform' && !request.viaOperatorPort;
      reply.header('cache-control', 'no-store');
      if (isPlatform || request.visitor) return reply.redirect(path, 303);
      const nonce = randomBytes(32).toString('base64url');
      setCookie(config, reply, NONCE_COOKIE, nonce, new Date(now().getTime() + NONCE_LIFETIME));
      const url = new URL('/session/handover', config.publicUrl);
      url.searchParams.set('to', request.ownOrigin);
      url.searchParams.set('return', path);
      url.searchParams.set('nonce', hashOf(nonce));
      if (silent) {
        url.searchParams.set('silent', silent);
        rememberSessionCheck(config, reply, now());
      }
      return reply.redirect(url.href, 303);
    },
  );

  app.get(
    '/session/handover',
    { schema: { hide: true, querystring: HandoverQuery }, config: { access: 'public' } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      const { to, nonce, silent } = request.query;
      const path = localPath(request.query.return) ?? '/';
      if (!(await mayReceive(to))) throw new ApiFailure(400, 'BAD_REDIRECT');
      if (!request.visitor || !request.sessionHash) {
        if (silent) return reply.redirect(to + path, 303);
        return reply.redirect(`/login?continue=${encodeURIComponent(request.url)}`, 303);
      }
      if (isOperatorPort(to) && request.visitor.level !== 100)
        throw new ApiFailure(403, 'FORBIDDEN');
      // The new session is as strong as this one, so its requirements are checked here.
      if (isOperatorPort(to) && !config.isLocal && !request.visitor.secondFactorAt) {
        return reply.redirect(
          `/my/security/required?return=${encodeURIComponent(request.url)}`,
          303,
        );
      }
      const assertion = {
        id: randomBytes(16).toString('base64url'),
        to,
        session: request.sessionHash.toString('base64url'),
        nonce,
        path,
      };
      const token = signToken(secrets, 'handover', assertion, new Date(now().getTime() + LIFETIME));
      return reply.redirect(`${to}/session/accept?token=${token}`, 303);
    },
  );

  app.get(
    '/session/accept',
    { schema: { hide: true, querystring: AcceptQuery }, config: here },
    async (request, reply) => {
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      const assertion = readToken(secrets, 'handover', Assertion, request.query.token, now());
      const nonce = readCookie(config, request, NONCE_COOKIE);
      const isFromHere = nonce !== null && assertion?.nonce === hashOf(nonce);
      if (!isFromHere || assertion.to !== request.ownOrigin) throw new ApiFailure(400, 'EXPIRED');
      const until = new Date(now().getTime() + LIFETIME);
      const { requestOrigin, viaOperatorPort } = request;
      const session = await db.transaction().execute(async (trx) => {
        if (!(await useOnce(trx, `handover:${assertion.id}`, until))) return null;
        const parentHash = Buffer.from(assertion.session, 'base64url');
        const parent = await findParent(trx, parentHash, now());
        if (!parent) return null;
        if (viaOperatorPort) {
          if (parent.level !== 100) return null;
          const audience = 'operator' as const;
          return startSession(trx, { ...parent, audience, parentHash }, now());
        }
        if (requestOrigin.kind !== 'shop') return null;
        const { shopId } = requestOrigin;
        const audience = 'shop' as const;
        return startSession(trx, { ...parent, level: 2, audience, shopId, parentHash }, now());
      });
      if (!session) throw new ApiFailure(400, 'EXPIRED');
      clearCookie(config, reply, NONCE_COOKIE);
      const name = viaOperatorPort ? OPERATOR_COOKIE : SESSION_COOKIE;
      setCookie(config, reply, name, session.token, session.expiresAt);
      return reply.redirect(assertion.path, 303);
    },
  );

  async function mayReceive(to: string): Promise<boolean> {
    if (isOperatorPort(to)) return true;
    const target = await service.target(`${to}/`);
    return target !== null && target.origin === to && to !== config.publicUrl;
  }

  function isOperatorPort(to: string): boolean {
    const port = config.operatorPort;
    if (port === undefined) return false;
    return to === `http://127.0.0.1:${port}` || to === `http://localhost:${port}`;
  }
}

function hashOf(nonce: string): string {
  return createHash('sha256').update(nonce).digest('base64url');
}
