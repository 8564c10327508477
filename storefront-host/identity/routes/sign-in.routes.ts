import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { AccountService } from '../account-service.ts';
import { plainPage, html, ApiFailure } from '../../http/index.ts';
import { goingOnPage } from '../pages/going-on-page.ts';
import { storePending, takePending } from '../sign-in/pending-login.ts';
import { endProviderSession } from '../provider/end-provider-session.ts';
import { accountOf, signIn, type SignInRefusal } from '../sign-in/sign-in.ts';
import { storeChosenProvider } from '../upstream/chosen-provider.ts';
import type { App, Host } from '../../host.ts';
import { text } from '../../locales/text.ts';
import { ProviderParam } from './upstream/upstream-params.ts';

const LoginQuery = Type.Object({
  continue: Type.Optional(Type.String()),
  register: Type.Optional(Type.String()),
  /** Address of a new user, from a link. */
  email: Type.Optional(Type.String({ maxLength: 254 })),
  /** `1`: a signed-in user signs in again before a sensitive action. */
  again: Type.Optional(Type.String()),
  /** Redirects directly to this provider. */
  with: Type.Optional(ProviderParam),
});
const CallbackQuery = Type.Object({
  state: Type.Optional(Type.String()),
  error: Type.Optional(Type.String()),
});

/** Begins a login at the account service (`/login?continue=`), and handles its callback. */
export function signInRoutes(app: App, host: Host, service: AccountService): void {
  const { relyingParty } = service;
  const config = { access: 'public', rateLimit: { max: 120 } } as const;

  app.get(
    '/login',
    { schema: { hide: true, querystring: LoginQuery }, config },
    async (request, reply) => {
      const next = await nextOf(service, request.query.continue);
      const again = request.query.again === '1' ? request.visitor : null;
      if (request.visitor && !again) return goOn(request, reply, next, false);
      if (request.query.register !== undefined && relyingParty.isEmbedded) {
        const { email } = request.query;
        const query = new URLSearchParams({ continue: next, ...(email && { email }) });
        return reply.redirect(`/account/register?${query.toString()}`, 303);
      }
      const begun = await relyingParty.begin(next, again ?? undefined).catch((error: unknown) => {
        request.log.error({ err: error }, 'the account service is away');
        return null;
      });
      if (!begun) return refused(request, reply, 'AWAY', next);
      const { with: provider } = request.query;
      if (provider !== undefined && service.upstream.some(({ key }) => key === provider)) {
        storeChosenProvider(host, reply, provider);
      }
      storePending(host, request, reply, 'login', { ...begun.checks, next });
      return reply.header('cache-control', 'no-store').redirect(begun.url.href, 303);
    },
  );

  app.get(
    '/login/callback',
    { schema: { hide: true, querystring: CallbackQuery }, config },
    async (request, reply) => {
      reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store');
      const pending = takePending(host, request, reply, 'login', request.query.state ?? '');
      if (!pending) throw new ApiFailure(400, 'EXPIRED');
      const { error: refusal } = request.query;
      if (refusal !== undefined) {
        const code = refusal === 'server_error' ? 'AWAY' : 'FAILED';
        return refused(request, reply, code, pending.next);
      }
      const answer = new URL(request.url, host.config.publicUrl);
      const identity = await relyingParty.finish(answer, pending).catch((error: unknown) => {
        request.log.warn({ err: error }, 'login refused');
        return isProvidersFault(error) ? 'AWAY' : 'FAILED';
      });
      if (typeof identity === 'string') return refused(request, reply, identity, pending.next);
      const account = await host.db
        .transaction()
        .execute((trx) => accountOf(trx, relyingParty, identity, request.lang, host));
      if ('code' in account) return refused(request, reply, account.code, pending.next);
      await endProviderSession(host, service, request, reply);
      await signIn({ ...host, onSignIn: service.onSignIn }, request, reply, account, identity);
      return goOn(request, reply, pending.next, true);
    },
  );

  /**
   * A page on a shop's host first needs a session there. CSP form-action covers the redirects of a form, so a page
   * in between continues automatically.
   */
  async function goOn(
    request: FastifyRequest,
    reply: FastifyReply,
    next: string,
    afterForm: boolean,
  ) {
    const target = (await service.target(next)) ?? new URL(host.config.publicUrl);
    const isOurs = target.origin === host.config.publicUrl;
    const path = target.pathname + target.search + target.hash;
    const startUrl = isOurs
      ? path
      : `${target.origin}/session/start?return=${encodeURIComponent(path)}`;
    const leavesSoon = !isOurs || path.startsWith('/session/handover');
    if (!afterForm || !leavesSoon) return reply.redirect(startUrl, 303);
    return goingOnPage(request, reply, text(request.lang, 'account.signedIn'), startUrl);
  }
}

/** True for an error of the provider itself (5xx). */
function isProvidersFault(error: unknown): boolean {
  return error instanceof Error && 'status' in error && Number(error.status) >= 500;
}

/** An invalid return address is replaced by the front page. */
async function nextOf(service: AccountService, value: unknown): Promise<string> {
  return (await service.target(value))?.href ?? '/';
}

function refused(
  request: FastifyRequest,
  reply: FastifyReply,
  code: SignInRefusal['code'] | 'FAILED' | 'AWAY',
  next: string,
): string {
  const { lang } = request;
  reply.status(code === 'AWAY' ? 503 : code === 'FAILED' ? 400 : 403);
  return plainPage(request, reply, {
    title: text(lang, 'account.refused.title'),
    languageSwitch: false,
    body: html`<div class="card">
      <h1>${text(lang, 'account.refused.title')}</h1>
      <p role="alert">${text(lang, `account.refused.${code}`)}</p>
      <a class="button" href="/login?continue=${encodeURIComponent(next)}"
        >${text(lang, 'account.again')}</a
      >
    </div>`,
  });
}
