import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { recordEvent } from '../account-events.ts';
import { findAccount, type Account } from '../account.repository.ts';
import type { AccountService } from '../account-service.ts';
import { deviceOf } from '../devices/device.ts';
import { readKnownDevice } from '../devices/known-device.ts';
import { beginAttempt, forgiveAttempt } from '../passwords/login-throttle.ts';
import { secondStepPage } from '../pages/second-step-page.ts';
import { MOUNT } from '../provider/embedded-client.ts';
import { finishInteraction } from '../provider/finish-interaction.ts';
import { readInteraction } from '../provider/read-interaction.ts';
import { takeCode } from '../second-factor/second-factor.repository.ts';
import { readSecondStep } from '../second-factor/second-step.ts';
import type { App, Host } from '../../host.ts';
import { text } from '../../locales/text.ts';
import { plainPage, ApiFailure } from '../../http/index.ts';
import { StoredText, postedState, redirectWith } from '../forms/post-redirect.ts';
import { addressOf } from '../plugins/rate-limits.ts';

const Params = Type.Object({ uid: Type.String({ pattern: '^[\\w-]{10,64}$' }) });
const Step = {
  token: Type.String({ maxLength: 2000 }),
  recovery: Type.Optional(Type.Literal('1')),
};
const Refused = Type.Object({ status: Type.Integer(), alert: StoredText });
type Refused = Static<typeof Refused>;
const Form = Type.Object({ ...Step, code: Type.Optional(Type.String({ maxLength: 200 })) });

/**
 * The second step of a login (RFC 6238, or a recovery code), to which identity/provider/finish-interaction
 * redirects.
 */
export function secondStepRoutes(app: App, host: Host, service: AccountService): void {
  const url = `${MOUNT}/interaction/:uid/code`;
  const config = { access: 'public', rateLimit: { max: 60 } } as const;

  app.get(
    url,
    { schema: { hide: true, params: Params, querystring: Type.Object(Step) }, config },
    async (request, reply) => {
      const { token, recovery } = request.query;
      await begun(request, reply, token);
      const refused = await postedState(host, request, Refused);
      reply.status(refused?.status ?? 200);
      const alert = refused && text(request.lang, refused.alert.key, refused.alert.vars);
      return show(request, reply, { token, recovery: recovery === '1', alert });
    },
  );

  app.post(
    url,
    { schema: { hide: true, params: Params, body: Form }, config },
    async (request, reply) => {
      const { token, recovery, code = '' } = request.body;
      const { provider, account, uid } = await begun(request, reply, token);
      const problem = await tryCode(request, account, code);
      if (problem === null) {
        const location = await finishInteraction(
          host,
          provider,
          request,
          reply,
          account.id,
          'both',
        );
        return reply.redirect(location, 303);
      }
      const query = new URLSearchParams({ token, ...(recovery && { recovery }) }).toString();
      const page = `${MOUNT}/interaction/${uid}/code?${query}`;
      return redirectWith(host, { request, reply }, page, problem);
    },
  );

  /** @throws ApiFailure if this browser did not begin this login, or its first step has expired. */
  async function begun(request: FastifyRequest, reply: FastifyReply, token: string) {
    const provider = await service.provider();
    const { uid } = await readInteraction(provider, host, request, reply);
    const accountId = readSecondStep(host, uid, token);
    const account = accountId === null ? null : await findAccount(host.db, accountId);
    if (!account) throw new ApiFailure(400, 'EXPIRED');
    return { provider, account, uid };
  }

  async function tryCode(
    request: FastifyRequest,
    account: Account,
    code: string,
  ): Promise<Refused | null> {
    const { email } = account;
    const device = readKnownDevice(host, request, email);
    const attempt = { email, address: addressOf(request), device, step: 'code' } as const;
    const seconds = await beginAttempt(host.db, attempt, host.now());
    if (seconds > 0) return { status: 429, alert: { key: 'account.wait', vars: { seconds } } };
    const taken = await host.db.transaction().execute(async (trx) => {
      const proof = await takeCode(trx, host.secrets, account.id, code, host.now());
      if (proof === 'recovery') {
        const device = deviceOf(request);
        await recordEvent(trx, host, { accountId: account.id, kind: 'recovery_code_used', device });
      }
      return proof;
    });
    if (taken === null) return { status: 401, alert: { key: 'security.second.wrong' } };
    await forgiveAttempt(host.db, attempt);
    return null;
  }
}

function show(
  request: FastifyRequest,
  reply: FastifyReply,
  view: { readonly token: string; readonly recovery: boolean; readonly alert: string | null },
): string {
  const { lang } = request;
  const action = request.url.split('?')[0] ?? '';
  return plainPage(request, reply, {
    title: text(lang, 'security.code.title'),
    body: secondStepPage({ ...view, lang, action }),
  });
}
