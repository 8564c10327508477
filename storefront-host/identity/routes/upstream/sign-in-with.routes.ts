import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { findAccount } from '../../account.repository.ts';
import type { AccountService } from '../../account-service.ts';
import type { Identity } from '../../sign-in/oidc-client.ts';
import { providerProblemPage } from '../../pages/provider-problem-page.ts';
import { storePending, takePending } from '../../sign-in/pending-login.ts';
import { MOUNT } from '../../provider/embedded-client.ts';
import { finishInteraction } from '../../provider/finish-interaction.ts';
import { readInteraction } from '../../provider/read-interaction.ts';
import { signClaim } from '../../upstream/email-code.ts';
import { signKnown, takeKnown } from '../../upstream/known-account.ts';
import { storeLinkOffer } from '../../upstream/link-offer.ts';
import { settleIdentity } from '../../upstream/settle-identity.ts';
import type { UpstreamProvider } from '../../upstream/upstream-providers.ts';
import type { App, Host } from '../../../host.ts';
import { ApiFailure } from '../../../http/index.ts';
import { redirectWith } from '../../forms/post-redirect.ts';
import { askEmail } from './ask-email.ts';
import { connect } from './connections.routes.ts';
import type { RefusedSignIn } from '../interaction.routes.ts';
import { ProviderParam, upstreamProvider } from './upstream-params.ts';

const Uid = Type.String({ pattern: '^[\\w-]{10,64}$' });
const Answer = Type.Object({
  state: Type.Optional(Type.String()),
  error: Type.Optional(Type.String()),
});
const interactionOf = (uid: string) => `${MOUNT}/interaction/${uid}`;

/** Sign-in with Google and LINE: the redirect to the provider, and its callback, which continues the login. */
export function signInWithRoutes(app: App, host: Host, service: AccountService): void {
  const config = { access: 'public', rateLimit: { max: 60 } } as const;

  app.get(
    `${MOUNT}/interaction/:uid/with/:provider`,
    {
      schema: { hide: true, params: Type.Object({ uid: Uid, provider: ProviderParam }) },
      config,
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { key, client } = upstreamProvider(service, request.params.provider);
      const { uid } = await readInteraction(await service.provider(), host, request, reply);
      const back = interactionOf(uid);
      const begun = await client.begin().catch((error: unknown) => {
        request.log.warn({ err: error }, `${key} is away`);
        return null;
      });
      if (!begun) {
        return providerProblemPage(request, reply, { status: 503, key, why: 'with.away', back });
      }
      storePending(host, request, reply, key, { ...begun.checks, next: back });
      return reply.redirect(begun.url.href, 303);
    },
  );

  app.get(
    `${MOUNT}/with/:provider/callback`,
    {
      schema: {
        hide: true,
        params: Type.Object({ provider: ProviderParam }),
        querystring: Answer,
      },
      config,
    },
    async (request, reply) => {
      reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store');
      const provider = upstreamProvider(service, request.params.provider);
      const { key, client } = provider;
      const { state = '', error } = request.query;
      const pending = takePending(host, request, reply, key, state);
      if (!pending) throw new ApiFailure(400, 'EXPIRED');
      const back = pending.next;
      if (error !== undefined) {
        const why = error === 'access_denied' ? 'with.denied' : 'with.failed';
        return providerProblemPage(request, reply, { status: 400, key, why, back });
      }
      const answer = new URL(request.url, host.config.publicUrl);
      const identity = await client.finish(answer, pending).catch((failure: unknown) => {
        request.log.warn({ err: failure }, `${key} refused`);
        return null;
      });
      if (!identity) {
        return providerProblemPage(request, reply, { status: 400, key, why: 'with.failed', back });
      }
      if (pending.accountId !== undefined) {
        const { accountId } = pending;
        return connect(host, request, reply, { provider, identity, accountId, back });
      }
      return goOnAs(host, request, reply, provider, identity, back.slice(interactionOf('').length));
    },
  );

  app.get(
    `${MOUNT}/interaction/:uid/known`,
    {
      schema: {
        hide: true,
        params: Type.Object({ uid: Uid }),
        querystring: Type.Object({ token: Type.String({ maxLength: 2000 }) }),
      },
      config,
    },
    async (request, reply) => {
      reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store');
      const provider = await service.provider();
      const { uid } = await readInteraction(provider, host, request, reply);
      const accountId = await takeKnown(host, request.query.token, uid);
      const account = accountId === null ? null : await findAccount(host.db, accountId);
      if (!account) throw new ApiFailure(400, 'EXPIRED');
      if (account.demo && !host.config.isLocal) throw new ApiFailure(403, 'FORBIDDEN');
      const location = await finishInteraction(host, provider, request, reply, account.id);
      return reply.redirect(location, 303);
    },
  );
}

/** Continues the login `uid` as the account of the provider's identity. */
export async function goOnAs(
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  provider: Pick<UpstreamProvider, 'key' | 'issuer'>,
  identity: Pick<Identity, 'subject' | 'email' | 'emailVerified' | 'name'>,
  uid: string,
) {
  const { key, issuer } = provider;
  const { subject, name } = identity;
  const settled = await settleIdentity(host, provider, identity, request.lang);
  switch (settled.kind) {
    case 'account': {
      const token = signKnown(host, uid, settled.accountId);
      return reply.redirect(`${interactionOf(uid)}/known?token=${token}`, 303);
    }
    case 'known': {
      const { accountId, email } = settled;
      storeLinkOffer(host, reply, { provider: key, issuer, subject, accountId, email });
      return reply.redirect(interactionOf(uid), 303);
    }
    case 'no-email': {
      const token = signClaim(host, { provider: key, issuer, subject, name, uid });
      const email = identity.email ?? '';
      return askEmail(host, { request, reply }, { token, email, problem: null });
    }
    case 'disabled': {
      const alert = { key: 'account.refused.DISABLED' } as const;
      const refused: RefusedSignIn = { status: 403, email: '', alert };
      return redirectWith(host, { request, reply }, interactionOf(uid), refused);
    }
  }
}
