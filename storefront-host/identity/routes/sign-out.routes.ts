import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { AccountService } from '../account-service.ts';
import { plainPage, html, ApiFailure } from '../../http/index.ts';
import { endProviderSession } from '../provider/end-provider-session.ts';
import { localPath } from '../sign-in/redirect-target.ts';
import { clearCookie } from '../session/session-cookie.ts';
import { endSession, parentOf } from '../session/session.repository.ts';
import { readToken, signToken } from '../../secrets/signed-token.ts';
import type { App, Host } from '../../host.ts';
import { text } from '../../locales/text.ts';
import { OPERATOR_COOKIE, SESSION_COOKIE } from '../plugins/session.ts';
import { goOnTo } from './going-on.routes.ts';

const Query = Type.Object({
  continue: Type.Optional(Type.String()),
  token: Type.Optional(Type.String()),
});
const Body = Type.Optional(
  Type.Union([Type.Object({ continue: Type.Optional(Type.String()) }), Type.Null()]),
);
const Proof = Type.Object({ session: Type.String() });
const MINUTE = 60_000;

/** Token that allows a link to sign out this session. */
export function signOutProof({ secrets, now }: Host, sessionHash: Buffer, minutes: number): string {
  const session = sessionHash.toString('base64url');
  return signToken(secrets, 'logout', { session }, new Date(now().getTime() + minutes * MINUTE));
}

/** `/logout`: a link signs out only with a proof, so that no other site can do so; otherwise it asks. */
export function signOutRoutes(app: App, host: Host, service: AccountService): void {
  const config = { access: 'public', origin: 'any', alsoForOperators: true } as const;

  app.get(
    '/logout',
    { schema: { hide: true, querystring: Query }, config },
    async (request, reply) => {
      reply.header('cache-control', 'no-store').header('referrer-policy', 'same-origin');
      const next = await nextOf(request.query.continue);
      if (!request.visitor) return reply.redirect(next, 303);
      if (proves(host, request, request.query.token)) return signOut(request, reply, next);
      return plainPage(request, reply, { ...askPage(request, next) });
    },
  );

  app.post(
    '/logout',
    { schema: { hide: true, querystring: Query, body: Body }, config },
    async (request, reply) => {
      const target = request.body?.continue ?? request.query.continue;
      return signOut(request, reply, await nextOf(target));
    },
  );

  /** A path is on the requested host. */
  async function nextOf(target: unknown): Promise<string> {
    return localPath(target) ?? (await service.target(target))?.href ?? '/';
  }

  async function signOut(request: FastifyRequest, reply: FastifyReply, next: string) {
    const { config: settings, db } = host;
    clearCookie(settings, reply, request.viaOperatorPort ? OPERATOR_COOKIE : SESSION_COOKIE);
    const hash = request.sessionHash;
    if (!hash) return reply.redirect(next, 303);
    const parent = await parentOf(db, hash);
    const { idToken } = await db.transaction().execute((trx) => endSession(trx, hash));
    // Signing out at a shop also ends the platform's session, by a redirect with a proof.
    if (parent && !request.viaOperatorPort) {
      const back = encodeURIComponent(new URL(next, request.ownOrigin).href);
      const proof = signOutProof(host, parent, 1);
      const signOutUrl = `${settings.publicUrl}/logout?continue=${back}&token=${proof}`;
      return leave(host, request, reply, signOutUrl);
    }
    if (parent) await db.transaction().execute((trx) => endSession(trx, parent));
    await endProviderSession(host, service, request, reply);
    const elsewhere = await service.relyingParty
      .signOutUrl(idToken, settings.publicUrl)
      .catch(() => null);
    return leave(host, request, reply, elsewhere?.href ?? next);
  }
}

/** CSP form-action covers a redirect to another host, so a page in between continues. */
function leave(host: Host, request: FastifyRequest, reply: FastifyReply, url: string) {
  const isOurs = new URL(url, request.ownOrigin).origin === request.ownOrigin;
  if (isOurs || request.method === 'GET') return reply.redirect(url, 303);
  return goOnTo(host, { request, reply }, { key: 'account.signedOut' }, url);
}

function proves(host: Host, request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined || !request.sessionHash) return false;
  const proof = readToken(host.secrets, 'logout', Proof, token, host.now());
  if (!proof) throw new ApiFailure(400, 'EXPIRED');
  return proof.session === request.sessionHash.toString('base64url');
}

function askPage(request: FastifyRequest, next: string) {
  const { lang } = request;
  return {
    title: text(lang, 'account.signOut'),
    body: html`<div class="card">
      <h1>${text(lang, 'account.signOut.ask')}</h1>
      <p>${text(lang, 'account.signOut.lead', { name: request.visitor?.name ?? '' })}</p>
      <form method="post" action="/logout">
        <input type="hidden" name="continue" value="${next}" />
        <button type="submit">${text(lang, 'account.signOut')}</button>
        <a class="button quiet" href="${next}">${text(lang, 'account.stay')}</a>
      </form>
    </div>`,
  };
}
