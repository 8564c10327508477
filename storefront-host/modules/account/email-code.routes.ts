import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { askEmailPage, enterCodePage } from '../../account/pages/email-code-page.ts';
import { isEmail } from '../../account/password-rules.ts';
import {
  readClaim,
  readSentCode,
  sendCode,
  signClaim,
  takeCode,
  type SentTo,
} from '../../account/upstream/email-code.ts';
import type { App, Host } from '../../host.ts';
import { text } from '../../locales/text.ts';
import { plainPage } from '../../plain-pages/page-shell.ts';
import { ApiFailure } from '../../plugins/api-failure.ts';
import { addressOf } from '../../plugins/rate-limits.ts';
import { goOnAs } from './sign-in-with.routes.ts';

const Token = Type.String({ maxLength: 4000 });
const AskForm = Type.Object({
  token: Token,
  email: Type.Optional(Type.String({ maxLength: 1000 })),
});
const CodeForm = Type.Object({
  token: Token,
  code: Type.Optional(Type.String({ maxLength: 100 })),
});

/**
 * An address for who comes from a provider that told none. A code instead of a link: the mail may be
 * read in another browser, and whoever got it without having asked can do nothing with it by a press.
 */
export function emailCodeRoutes(app: App, host: Host): void {
  const config = { access: 'public', rateLimit: { max: 20 } } as const;

  app.post(
    '/account/email',
    { schema: { hide: true, body: AskForm }, config },
    async (request, reply) => {
      const { lang } = request;
      const { token } = request.body;
      const claim = readClaim(host, token);
      if (!claim) throw new ApiFailure(400, 'EXPIRED');
      const email = (request.body.email ?? '').trim();
      const problem = async (): Promise<string | { readonly token: string }> => {
        if (!isEmail(email)) return text(lang, 'account.badEmail');
        const address = addressOf(request);
        const sent = await sendCode(host, { claim, email, address }, lang);
        return 'token' in sent ? sent : text(lang, 'account.wait', { seconds: sent.seconds });
      };
      const sent = await problem();
      if (typeof sent !== 'string') {
        return enter(request, reply, { email, claim }, sent.token, null);
      }
      reply.status(400);
      const provider = text(lang, `with.name.${claim.provider}`);
      return plainPage(request, reply, {
        title: text(lang, 'with.email.title'),
        languageSwitch: false,
        body: askEmailPage({ lang, provider, token, email, problem: sent }),
      });
    },
  );

  app.post(
    '/account/email/code',
    { schema: { hide: true, body: CodeForm }, config },
    async (request, reply) => {
      const { token, code = '' } = request.body;
      const sent = readSentCode(host, token);
      if (!sent) throw new ApiFailure(400, 'EXPIRED');
      const result = await takeCode(host, token, code.replace(/\D/g, ''), addressOf(request));
      if ('seconds' in result) {
        const { seconds } = result;
        reply.status(429);
        return enter(request, reply, sent, token, text(request.lang, 'account.wait', { seconds }));
      }
      if (!result.taken) {
        reply.status(400);
        return enter(request, reply, sent, token, text(request.lang, 'with.code.wrong'));
      }
      const { claim, email } = sent;
      const { provider: key, issuer, subject, name, uid } = claim;
      const identity = { subject, name, email, emailVerified: true };
      return goOnAs(host, request, reply, { key, issuer }, identity, uid);
    },
  );

  function enter(
    request: FastifyRequest,
    reply: FastifyReply,
    { email, claim }: SentTo,
    token: string,
    problem: string | null,
  ): string {
    const { lang } = request;
    return plainPage(request, reply, {
      title: text(lang, 'with.code.title'),
      languageSwitch: false,
      body: enterCodePage({ lang, email, token, askToken: signClaim(host, claim), problem }),
    });
  }
}
