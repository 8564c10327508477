import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { AccountService } from '../../account-service.ts';
import { deviceOf } from '../../devices/device.ts';
import type { Identity } from '../../sign-in/oidc-client.ts';
import { providerProblemPage } from '../../pages/provider-problem-page.ts';
import { storePending } from '../../sign-in/pending-login.ts';
import { askAgain, isRecentlyProven } from '../../recent-proof.ts';
import { signedIn } from '../../signed-in.ts';
import { connectAccount, disconnectAccount } from '../../upstream/connect-account.ts';
import type { UpstreamProvider } from '../../upstream/upstream-providers.ts';
import type { App, Host } from '../../../host.ts';
import { text } from '../../../locales/text.ts';
import { ApiFailure } from '../../../http/index.ts';
import { redirectWith, type StoredText } from '../../forms/post-redirect.ts';
import { goOnTo } from '../going-on.routes.ts';
import { ProviderParam, upstreamProvider } from './upstream-params.ts';

const Params = Type.Object({ provider: ProviderParam });
const SECURITY = '/my/security';

/** Connects Google and LINE with a signed-in account, and disconnects them, on /my/security. */
export function connectionRoutes(app: App, host: Host, service: AccountService): void {
  const options = {
    schema: { hide: true, params: Params },
    config: { access: 'account', rateLimit: { max: 20 } },
  } as const;

  app.post('/account/connections/:provider', options, async (request, reply) => {
    const { key, client } = upstreamProvider(service, request.params.provider);
    const visitor = signedIn(request);
    if (!isRecentlyProven(visitor, host.now())) return askAgain(reply, SECURITY);
    const { accountId } = visitor;
    const begun = await client.begin().catch((error: unknown) => {
      request.log.warn({ err: error }, `${key} is away`);
      return null;
    });
    const provider = text(request.lang, `with.name.${key}`);
    if (!begun) {
      const notice: StoredText = { key: 'with.away', vars: { provider } };
      return redirectWith(host, { request, reply }, SECURITY, notice);
    }
    storePending(host, request, reply, key, { ...begun.checks, next: SECURITY, accountId });
    const title: StoredText = { key: 'with.leaving', vars: { provider } };
    return goOnTo(host, { request, reply }, title, begun.url.href);
  });

  app.post('/account/connections/:provider/remove', options, async (request, reply) => {
    const { key, issuer } = upstreamProvider(service, request.params.provider);
    const visitor = signedIn(request);
    if (!isRecentlyProven(visitor, host.now())) return askAgain(reply, SECURITY);
    const connection = { key, issuer, accountId: visitor.accountId, device: deviceOf(request) };
    await host.db.transaction().execute((trx) => disconnectAccount(trx, host, connection));
    return reply.redirect(`${SECURITY}#connections`, 303);
  });
}

/** Completes a connection if the user who began it is still signed in. */
export async function connect(
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  connection: {
    readonly provider: UpstreamProvider;
    readonly identity: Pick<Identity, 'subject'>;
    readonly accountId: string;
    readonly back: string;
  },
) {
  const { provider, identity, accountId, back } = connection;
  const { key, issuer } = provider;
  if (request.visitor?.accountId !== accountId) throw new ApiFailure(400, 'EXPIRED');
  const link = { key, issuer, subject: identity.subject, accountId, device: deviceOf(request) };
  const isOurs = await host.db.transaction().execute((trx) => connectAccount(trx, host, link));
  if (!isOurs) {
    return providerProblemPage(request, reply, { status: 409, key, why: 'with.taken', back });
  }
  return reply.redirect(`${back}#connections`, 303);
}
