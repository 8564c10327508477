import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import {
  beginAttempt,
  forgiveAttempt,
  askAgain,
  isRecentlyProven,
  localPath,
  countRecoveryCodes,
  makeRecoveryCodes,
  deleteTotp,
  hasTotp,
  saveTotp,
  stepOfCode,
  signedIn,
  StoredText,
  postedState,
  redirectWith,
  addressOf,
} from '../../../identity/index.ts';
import { readToken, signToken } from '../../../secrets/signed-token.ts';
import type { App, Host } from '../../../host.ts';
import { text } from '../../../locales/text.ts';
import type { Markup } from '../../../html/html.ts';
import { ApiFailure } from '../../../http/index.ts';
import type { SendMyPage } from '../my-page.ts';
import { codesPage, managePage, setUpPage } from './second-factor-pages.ts';
import { securityCss } from './security-css.ts';
import { changeSecurity, posted, SECURITY, shown } from './security-visitor.ts';

const PATH = `${SECURITY}/second-factor`;
const SECRET_BYTES = 20;
const LIFETIME = 30 * 60_000;

const Query = Type.Object({ return: Type.Optional(Type.String()) });
const Form = Type.Object({
  token: Type.String({ maxLength: 1000 }),
  code: Type.Optional(Type.String({ maxLength: 100 })),
  return: Type.Optional(Type.String({ maxLength: 2000 })),
});
/** The form carries the secret, which its page shows anyway; it is stored with its first code. */
const Draft = Type.Object({ accountId: Type.String(), secret: Type.String() });

/**
 * State after the redirect: the new recovery codes, or the key that the app has read, with the error. It is
 * encrypted (identity/post-redirect), and its page requires a sign-in of the last ten minutes.
 */
const Posted = Type.Union([
  Type.Object({ codes: Type.Array(Type.String()), next: Type.String() }),
  Type.Object({ secret: Type.String(), next: Type.String(), problem: StoredText }),
]);

/** Routes that set up and turn off the authenticator app (RFC 6238) and show recovery codes. */
export function secondFactorRoutes(app: App, host: Host, send: SendMyPage): void {
  app.get(
    PATH,
    { schema: { hide: true, querystring: Query }, config: shown },
    async (request, reply) => {
      const visitor = signedIn(request);
      const { lang } = request;
      if (!isRecentlyProven(visitor, host.now())) return askAgain(reply, request.url);
      const posted = await postedState(host, request, Posted);
      if (posted && 'codes' in posted) {
        return show(request, reply, codesPage(lang, posted.codes, posted.next));
      }
      if (await hasTotp(host.db, visitor.accountId)) {
        const left = await countRecoveryCodes(host.db, visitor.accountId);
        return show(request, reply, managePage(lang, PATH, left));
      }
      if (posted) {
        const { secret, next, problem } = posted;
        const message = text(lang, problem.key, problem.vars);
        return setUp(request, reply, Buffer.from(secret, 'base64url'), next, message);
      }
      const secret = randomBytes(SECRET_BYTES);
      return setUp(request, reply, secret, localPath(request.query.return) ?? SECURITY, null);
    },
  );

  app.post(PATH, { schema: { hide: true, body: Form }, config: posted }, async (request, reply) => {
    const visitor = signedIn(request);
    if (!isRecentlyProven(visitor, host.now())) return askAgain(reply, PATH);
    const { accountId, email } = visitor;
    const { token, code = '' } = request.body;
    const next = localPath(request.body.return) ?? SECURITY;
    const draft = readToken(host.secrets, 'totp', Draft, token, host.now());
    if (draft?.accountId !== accountId) throw new ApiFailure(400, 'EXPIRED');
    const secret = Buffer.from(draft.secret, 'base64url');
    const attempt = { email, address: addressOf(request), step: 'code' } as const;
    const seconds = await beginAttempt(host.db, attempt, host.now());
    const refuse = (problem: StoredText) =>
      answer(request, reply, { secret: draft.secret, next, problem });
    if (seconds > 0) return refuse({ key: 'account.wait', vars: { seconds } });
    const step = stepOfCode(secret, code.replaceAll(/\s/g, ''), host.now(), null);
    if (step === null) return refuse({ key: 'security.second.wrong' });
    await forgiveAttempt(host.db, attempt);
    const codes = await changeSecurity(host, request, reply, {
      event: { kind: 'second_factor_on' },
      givesSecondFactor: true,
      run: async (trx) => {
        await saveTotp(trx, host.secrets, accountId, { secret, step }, host.now());
        return makeRecoveryCodes(trx, accountId);
      },
    });
    return answer(request, reply, { codes: [...(codes ?? [])], next });
  });

  app.post(`${PATH}/codes`, { schema: { hide: true }, config: posted }, async (request, reply) => {
    const visitor = signedIn(request);
    if (!isRecentlyProven(visitor, host.now())) return askAgain(reply, PATH);
    const { accountId } = visitor;
    const codes = await changeSecurity(host, request, reply, {
      event: { kind: 'recovery_codes_made' },
      run: async (trx) =>
        (await hasTotp(trx, accountId)) ? makeRecoveryCodes(trx, accountId) : null,
    });
    if (!codes) return reply.redirect(PATH, 303);
    return answer(request, reply, { codes: [...codes], next: SECURITY });
  });

  app.post(`${PATH}/off`, { schema: { hide: true }, config: posted }, async (request, reply) => {
    const visitor = signedIn(request);
    if (!isRecentlyProven(visitor, host.now())) return askAgain(reply, PATH);
    await changeSecurity(host, request, reply, {
      event: { kind: 'second_factor_off' },
      run: (trx) => deleteTotp(trx, visitor.accountId, host.now()),
    });
    return reply.redirect(`${SECURITY}?done=second-off`, 303);
  });

  function answer(request: FastifyRequest, reply: FastifyReply, posted: Static<typeof Posted>) {
    return redirectWith(host, { request, reply }, PATH, posted);
  }

  function setUp(
    request: FastifyRequest,
    reply: FastifyReply,
    secret: Buffer,
    next: string,
    problem: string | null,
  ) {
    const { accountId, email } = signedIn(request);
    const expires = new Date(host.now().getTime() + LIFETIME);
    const draft = { accountId, secret: secret.toString('base64url') };
    const token = signToken(host.secrets, 'totp', draft, expires);
    const view = { action: PATH, secret, email, token, next, problem };
    return show(request, reply, setUpPage(request.lang, view), problem === null ? 200 : 400);
  }

  function show(request: FastifyRequest, reply: FastifyReply, main: Markup, status = 200) {
    const { lang } = request;
    return send(request, reply, {
      section: 'security',
      title: text(lang, 'security.second'),
      back: { href: `${SECURITY}#second-factor`, label: text(lang, 'my.security') },
      css: securityCss,
      status,
      main,
    });
  }
}
