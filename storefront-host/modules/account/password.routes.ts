import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { AccountService } from '../../account/account-service.ts';
import { deviceOf } from '../../account/devices/device.ts';
import { plainPage } from '../../plain-pages/page-shell.ts';
import {
  askMailPage,
  checkMailPage,
  choosePasswordPage,
  type AskMailView,
} from '../../account/pages/password-pages.ts';
import { goingOnPage } from '../../account/pages/going-on-page.ts';
import { readPasswordLink, type PasswordLink } from '../../account/password-link.ts';
import { upstreamButtons } from '../../account/pages/upstream-buttons.ts';
import { hashPassword } from '../../account/password.ts';
import { isEmail, passwordProblem } from '../../account/password-rules.ts';
import { hasTotp } from '../../account/second-factor/second-factor.repository.ts';
import { savePassword } from '../../account/save-password.ts';
import { forgiveAttempt } from '../../account/login-throttle.ts';
import { signIn } from '../../account/sign-in.ts';
import { newId } from '../../db/ids.ts';
import type { App, Host } from '../../host.ts';
import { text } from '../../locales/text.ts';
import { writeOutbox } from '../../jobs/outbox.ts';
import { ApiFailure } from '../../plugins/api-failure.ts';
import { addressOf } from '../../plugins/rate-limits.ts';

const AskQuery = Type.Object({
  continue: Type.Optional(Type.String()),
  email: Type.Optional(Type.String({ maxLength: 254 })),
});
const AskForm = Type.Object({
  name: Type.Optional(Type.String({ maxLength: 1000 })),
  email: Type.Optional(Type.String({ maxLength: 1000 })),
  continue: Type.Optional(Type.String({ maxLength: 2000 })),
});
const TokenQuery = Type.Object({ token: Type.String({ maxLength: 4000 }) });
const ChooseForm = Type.Object({
  token: Type.String({ maxLength: 4000 }),
  password: Type.Optional(Type.String({ maxLength: 1000 })),
});
/**
 * Registering and a forgotten password are one way: an address, a mail, a link, a password. No
 * account exists before its address is proven, and no page tells which addresses have one.
 */
export function passwordRoutes(app: App, host: Host, service: AccountService): void {
  const access = 'public' as const;
  for (const kind of ['register', 'forgot'] as const) {
    app.get(
      `/account/${kind}`,
      { schema: { hide: true, querystring: AskQuery }, config: { access } },
      async (request, reply) => {
        const next = (await service.target(request.query.continue))?.href ?? '/';
        const { email = '' } = request.query;
        return ask(request, reply, { kind, next, name: '', email, problems: {} });
      },
    );
    app.post(
      `/account/${kind}`,
      { schema: { hide: true, body: AskForm }, config: { access, rateLimit: { max: 10 } } },
      async (request, reply) => {
        const name = (request.body.name ?? '').trim();
        const email = (request.body.email ?? '').trim();
        const next = (await service.target(request.body.continue))?.href ?? '/';
        const problems: AskMailView['problems'] = {
          ...(!isEmail(email) && { email: 'account.badEmail' }),
          ...(kind === 'register' && !/^.{1,100}$/u.test(name) && { name: 'account.badName' }),
        };
        if (Object.keys(problems).length > 0) {
          reply.status(400);
          return ask(request, reply, { kind, next, name, email, problems });
        }
        const asked = { id: newId(), kind, email, name, next, lang: request.lang };
        await host.db.transaction().execute((trx) => writeOutbox(trx, 'account.mail', asked));
        const title = text(request.lang, 'account.checkMail');
        const body = checkMailPage({ lang: request.lang, kind, email, name, next });
        return plainPage(request, reply, { title, body, languageSwitch: false });
      },
    );
  }

  app.get(
    '/account/password',
    { schema: { hide: true, querystring: TokenQuery }, config: { access } },
    async (request, reply) => {
      const link = readLink(request.query.token);
      return choose(request, reply, request.query.token, link.email, null);
    },
  );

  app.post(
    '/account/password',
    { schema: { hide: true, body: ChooseForm }, config: { access, rateLimit: { max: 20 } } },
    async (request, reply) => {
      const { token, password = '' } = request.body;
      const link = readLink(token);
      const problem = passwordProblem(password, link.email);
      if (problem) {
        reply.status(400);
        return choose(request, reply, token, link.email, problem);
      }
      const passwordHash = await hashPassword(password);
      const saved = await savePassword(
        host,
        { ...link, passwordHash, lang: request.lang },
        deviceOf(request),
      );
      if (!saved) throw new ApiFailure(400, 'EXPIRED');
      await forgiveAttempt(host.db, { email: saved.email, address: addressOf(request) });
      const onwards = `/login?continue=${encodeURIComponent(link.next)}`;
      // A mailbox is one factor: whoever has two still has to show the other one.
      if (await hasTotp(host.db, saved.id)) return reply.redirect(onwards, 303);
      await signIn(host, request, reply, saved, {
        idToken: null,
        authenticatedAt: host.now(),
        hasSecondFactor: false,
      });
      return goingOnPage(request, reply, text(request.lang, 'account.signedIn'), onwards);
    },
  );

  function ask(
    request: FastifyRequest,
    reply: FastifyReply,
    view: Omit<AskMailView, 'lang' | 'ways'>,
  ) {
    const { lang } = request;
    const title = text(lang, view.kind === 'register' ? 'account.register' : 'account.reset');
    const languageSwitch = request.method === 'GET';
    const back = encodeURIComponent(view.next);
    const ways = upstreamButtons(
      lang,
      service.upstream.map(({ key }) => key),
      (key) => `/login?with=${key}&continue=${back}`,
    );
    return plainPage(request, reply, {
      title,
      body: askMailPage({ ...view, lang, ways }),
      languageSwitch,
    });
  }

  function readLink(token: string): PasswordLink {
    const link = readPasswordLink(host, token);
    if (!link) throw new ApiFailure(400, 'EXPIRED');
    return link;
  }
}

function choose(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  email: string,
  problem: ReturnType<typeof passwordProblem>,
) {
  const { lang } = request;
  const title = text(lang, 'account.choosePassword');
  const body = choosePasswordPage({ lang, token, email, problem });
  return plainPage(request, reply, { title, body, languageSwitch: request.method === 'GET' });
}
