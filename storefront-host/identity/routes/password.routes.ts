import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import type { AccountService } from '../account-service.ts';
import { deviceOf } from '../devices/device.ts';
import { plainPage, ApiFailure } from '../../http/index.ts';
import {
  askMailPage,
  checkMailPage,
  choosePasswordPage,
  type AskMailView,
} from '../pages/password-pages.ts';
import { readPasswordLink, type PasswordLink } from '../passwords/password-link.ts';
import { upstreamButtons } from '../pages/upstream-buttons.ts';
import { hashPassword } from '../passwords/password.ts';
import { isEmail, passwordProblem } from '../passwords/password-rules.ts';
import { hasTotp } from '../second-factor/second-factor.repository.ts';
import { savePassword } from '../passwords/save-password.ts';
import { forgiveAttempt } from '../passwords/login-throttle.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { newId } from '../../db/ids.ts';
import type { App, Host } from '../../host.ts';
import { text } from '../../locales/text.ts';
import { writeOutbox } from '../../jobs/outbox.ts';
import { postedState, redirectWith } from '../forms/post-redirect.ts';
import { addressOf } from '../plugins/rate-limits.ts';
import { goOnTo } from './going-on.routes.ts';

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
/** Values and errors of the posted form of `kind`. */
const FormState = Type.Object({
  name: Type.String(),
  email: Type.String(),
  next: Type.String(),
  problems: Type.Object({
    name: Type.Optional(Type.Literal('account.badName')),
    email: Type.Optional(Type.Literal('account.badEmail')),
  }),
});
type FormState = Static<typeof FormState>;
const BadPassword = Type.Unsafe<NonNullable<ReturnType<typeof passwordProblem>>>(Type.String());

/**
 * Registration and password reset have the same steps: an address, a mail, a link, a password. An account is
 * created only after its address is verified, and no page reveals which addresses have one.
 */
export function passwordRoutes(app: App, host: Host, service: AccountService): void {
  const access = 'public' as const;
  for (const kind of ['register', 'forgot'] as const) {
    app.get(
      `/account/${kind}`,
      { schema: { hide: true, querystring: AskQuery }, config: { access } },
      async (request, reply) => {
        const refused = await postedState(host, request, FormState);
        if (refused) {
          reply.status(400);
          return ask(request, reply, { kind, ...refused });
        }
        const next = (await service.target(request.query.continue))?.href ?? '/';
        const { email = '' } = request.query;
        return ask(request, reply, { kind, next, name: '', email, problems: {} });
      },
    );
    app.get(
      `/account/${kind}/sent`,
      { schema: { hide: true }, config: { access } },
      async (request, reply) => {
        const state = await postedState(host, request, FormState);
        if (!state) return reply.redirect(`/account/${kind}`, 303);
        const { lang } = request;
        const title = text(lang, 'account.checkMail');
        return plainPage(request, reply, { title, body: checkMailPage({ ...state, lang, kind }) });
      },
    );
    app.post(
      `/account/${kind}`,
      { schema: { hide: true, body: AskForm }, config: { access, rateLimit: { max: 10 } } },
      async (request, reply) => {
        const name = (request.body.name ?? '').trim();
        const email = (request.body.email ?? '').trim();
        const next = (await service.target(request.body.continue))?.href ?? '/';
        const problems: FormState['problems'] = {
          ...(!isEmail(email) && { email: 'account.badEmail' }),
          ...(kind === 'register' && !/^.{1,100}$/u.test(name) && { name: 'account.badName' }),
        };
        const state: FormState = { name, email, next, problems };
        const call = { request, reply };
        if (Object.keys(problems).length > 0) {
          const query = new URLSearchParams({ continue: next }).toString();
          return redirectWith(host, call, `/account/${kind}?${query}`, state);
        }
        const mail = { id: newId(), kind, email, name, next, lang: request.lang };
        await host.db.transaction().execute((trx) => writeOutbox(trx, 'account.mail', mail));
        return redirectWith(host, call, `/account/${kind}/sent`, state);
      },
    );
  }

  app.get(
    '/account/password',
    { schema: { hide: true, querystring: TokenQuery }, config: { access } },
    async (request, reply) => {
      const link = readLink(request.query.token);
      const problem = await postedState(host, request, BadPassword);
      reply.status(problem === null ? 200 : 400);
      return choose(request, reply, request.query.token, link.email, problem);
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
        const page = `/account/password?token=${encodeURIComponent(token)}`;
        return redirectWith(host, { request, reply }, page, problem);
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
      // The mailbox is one factor: an account with two factors still has to give the other one.
      if (await hasTotp(host.db, saved.id)) return reply.redirect(onwards, 303);
      await signIn({ ...host, onSignIn: service.onSignIn }, request, reply, saved, {
        idToken: null,
        authenticatedAt: host.now(),
        hasSecondFactor: false,
      });
      return goOnTo(host, { request, reply }, { key: 'account.signedIn' }, onwards);
    },
  );

  function ask(
    request: FastifyRequest,
    reply: FastifyReply,
    view: Omit<AskMailView, 'lang' | 'upstream'>,
  ) {
    const { lang } = request;
    const title = text(lang, view.kind === 'register' ? 'account.register' : 'account.reset');
    const back = encodeURIComponent(view.next);
    const upstream = upstreamButtons(
      lang,
      service.upstream.map(({ key }) => key),
      (key) => `/login?with=${key}&continue=${back}`,
    );
    return plainPage(request, reply, { title, body: askMailPage({ ...view, lang, upstream }) });
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
  return plainPage(request, reply, { title, body });
}
