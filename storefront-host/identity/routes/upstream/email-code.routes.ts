import type { FastifyReply } from 'fastify';
import { Type, type Static } from 'typebox';
import { askEmailPage, enterCodePage } from '../../pages/email-code-page.ts';
import { isEmail } from '../../passwords/password-rules.ts';
import {
  readClaim,
  readSentCode,
  sendCode,
  signClaim,
  takeCode,
} from '../../upstream/email-code.ts';
import type { App, Host } from '../../../host.ts';
import { text } from '../../../locales/text.ts';
import { plainPage, ApiFailure } from '../../../http/index.ts';
import { StoredText, postedState, redirectWith, type Call } from '../../forms/post-redirect.ts';
import { addressOf } from '../../plugins/rate-limits.ts';
import { askEmail, EmailRequest } from './ask-email.ts';
import { goOnAs } from './sign-in-with.routes.ts';

const Token = Type.String({ maxLength: 4000 });
const AskForm = Type.Object({
  token: Token,
  email: Type.Optional(Type.String({ maxLength: 1000 })),
});
const CODE = '/account/email/code';
const CodeRequest = Type.Object({
  token: Token,
  status: Type.Integer(),
  problem: Type.Union([StoredText, Type.Null()]),
});
const CodeForm = Type.Object({
  token: Token,
  code: Type.Optional(Type.String({ maxLength: 100 })),
});

/**
 * Asks for an address when a provider gave none. Sends a code instead of a link: the mail may be read in another
 * browser, and a recipient who did not request it cannot do harm with one click.
 */
export function emailCodeRoutes(app: App, host: Host): void {
  const config = { access: 'public', rateLimit: { max: 20 } } as const;

  app.get('/account/email', { schema: { hide: true }, config }, async (request, reply) => {
    const posted = await postedState(host, request, EmailRequest);
    const claim = posted && readClaim(host, posted.token);
    if (!posted || !claim) throw new ApiFailure(400, 'EXPIRED');
    const { lang } = request;
    const { token, email, problem } = posted;
    reply.status(problem ? 400 : 200);
    return plainPage(request, reply, {
      title: text(lang, 'with.email.title'),
      body: askEmailPage({
        lang,
        provider: text(lang, `with.name.${claim.provider}`),
        token,
        email,
        problem: problem && text(lang, problem.key, problem.vars),
      }),
    });
  });

  app.post(
    '/account/email',
    { schema: { hide: true, body: AskForm }, config },
    async (request, reply) => {
      const { token } = request.body;
      const claim = readClaim(host, token);
      if (!claim) throw new ApiFailure(400, 'EXPIRED');
      const email = (request.body.email ?? '').trim();
      const call = { request, reply };
      const refuse = (problem: StoredText) => askEmail(host, call, { token, email, problem });
      if (!isEmail(email)) return refuse({ key: 'account.badEmail' });
      const to = { claim, email, address: addressOf(request) };
      const sent = await sendCode(host, to, request.lang);
      if ('seconds' in sent) {
        return refuse({ key: 'account.wait', vars: { seconds: sent.seconds } });
      }
      return askCode(call, { token: sent.token, status: 200, problem: null });
    },
  );

  app.get(CODE, { schema: { hide: true }, config }, async (request, reply) => {
    const posted = await postedState(host, request, CodeRequest);
    const sent = posted && readSentCode(host, posted.token);
    if (!posted || !sent) throw new ApiFailure(400, 'EXPIRED');
    const { lang } = request;
    const { token, status, problem } = posted;
    const { email, claim } = sent;
    reply.status(status);
    return plainPage(request, reply, {
      title: text(lang, 'with.code.title'),
      body: enterCodePage({
        lang,
        email,
        token,
        askToken: signClaim(host, claim),
        problem: problem && text(lang, problem.key, problem.vars),
      }),
    });
  });

  app.post(CODE, { schema: { hide: true, body: CodeForm }, config }, async (request, reply) => {
    const { token, code = '' } = request.body;
    const call = { request, reply };
    const sent = readSentCode(host, token);
    if (!sent) throw new ApiFailure(400, 'EXPIRED');
    const result = await takeCode(host, token, code.replace(/\D/g, ''), addressOf(request));
    if ('seconds' in result) {
      const problem: StoredText = { key: 'account.wait', vars: { seconds: result.seconds } };
      return askCode(call, { token, status: 429, problem });
    }
    if (!result.taken) {
      return askCode(call, { token, status: 400, problem: { key: 'with.code.wrong' } });
    }
    const { claim, email } = sent;
    const { provider: key, issuer, subject, name, uid } = claim;
    const identity = { subject, name, email, emailVerified: true };
    return goOnAs(host, request, reply, { key, issuer }, identity, uid);
  });

  function askCode(call: Call, state: Static<typeof CodeRequest>): Promise<FastifyReply> {
    return redirectWith(host, call, CODE, state);
  }
}
