import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { findAccountByEmail } from '../../account/account.repository.ts';
import { accountMail, type AccountMailKind } from '../../account/account-mail.ts';
import type { AccountService } from '../../account/account-service.ts';
import { plainPage } from '../../plain-pages/page-shell.ts';
import {
  askMailPage,
  checkMailPage,
  choosePasswordPage,
  type AskMailView,
} from '../../account/pages/password-pages.ts';
import { signedInPage } from '../../account/pages/signed-in-page.ts';
import { hashPassword } from '../../account/password.ts';
import { isEmail, passwordProblem } from '../../account/password-rules.ts';
import { savePassword } from '../../account/save-password.ts';
import { signIn } from '../../account/sign-in.ts';
import { readToken, signToken } from '../../account/signed-token.ts';
import { newId } from '../../db/ids.ts';
import type { App, Host } from '../../host.ts';
import { text } from '../../locales/text.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { ApiFailure } from '../../plugins/api-failure.ts';

const AskQuery = Type.Object({ continue: Type.Optional(Type.String()) });
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
/** `state`: of the account's password when the link was made, so that each link works once. */
const PasswordLink = Type.Object({
  email: Type.String(),
  name: Type.Union([Type.String(), Type.Null()]),
  state: Type.String(),
  next: Type.String(),
});
const LIFETIME = 3600_000;

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
        return ask(request, reply, { kind, next, name: '', email: '', problems: {} });
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
        await sendLink(request, kind, { email, name, next });
        const title = text(request.lang, 'account.checkMail');
        const body = checkMailPage(request.lang, email);
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
        passwordState,
      );
      if (!saved) throw new ApiFailure(400, 'EXPIRED');
      await signIn(host, request, reply, saved, null);
      return signedInPage(request, reply, `/login?continue=${encodeURIComponent(link.next)}`);
    },
  );

  function readLink(token: string): Static<typeof PasswordLink> {
    const link = readToken(host.secrets, 'password', PasswordLink, token, host.now());
    if (!link) throw new ApiFailure(400, 'EXPIRED');
    return link;
  }

  /** The same work whether the address has an account or not; what differs goes only into the mail. */
  async function sendLink(
    request: FastifyRequest,
    kind: 'register' | 'forgot',
    to: { readonly email: string; readonly name: string; readonly next: string },
  ): Promise<void> {
    const { config, db, secrets, now } = host;
    const account = await findAccountByEmail(db, to.email);
    const written = mailKind(kind, account !== null);
    if (!written) return;
    const link = {
      email: account?.email ?? to.email,
      name: account ? null : to.name,
      state: passwordState(account?.password_hash ?? null),
      next: to.next,
    };
    const token = signToken(secrets, 'password', link, new Date(now().getTime() + LIFETIME));
    const url =
      written === 'known'
        ? `${config.publicUrl}/login?continue=${encodeURIComponent(to.next)}`
        : `${config.publicUrl}/account/password?token=${token}`;
    await db.transaction().execute((trx) =>
      queueMail(trx, {
        ...accountMail(written, request.lang, url),
        about: newId(),
        kind: `account.${written}`,
        shop_id: null,
        recipient: link.email,
      }),
    );
  }
}

function ask(request: FastifyRequest, reply: FastifyReply, view: Omit<AskMailView, 'lang'>) {
  const { lang } = request;
  const title = text(lang, view.kind === 'register' ? 'account.register' : 'account.reset');
  const languageSwitch = request.method === 'GET';
  return plainPage(request, reply, {
    title,
    body: askMailPage({ ...view, lang }),
    languageSwitch,
  });
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

/** Nothing is sent for a forgotten password of an address without an account. */
function mailKind(kind: 'register' | 'forgot', isKnown: boolean): AccountMailKind | null {
  if (kind === 'register') return isKnown ? 'known' : 'register';
  return isKnown ? 'reset' : null;
}

function passwordState(passwordHash: string | null): string {
  return createHash('sha256')
    .update(passwordHash ?? '')
    .digest('base64url');
}
