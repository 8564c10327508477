import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App, Host } from '../../host.ts';
import { ApiFailure, property } from '../../http/index.ts';
import { begunHere } from './begun-here.ts';
import type { Provider } from './create-provider.ts';
import { MOUNT } from './embedded-client.ts';

export type ProviderSource = () => Promise<Provider>;

/**
 * Mounts oidc-provider under /account. Its scope parses no bodies, because the package does so; it trusts the
 * forwarded scheme and host, so both are set from PUBLIC_URL, whatever a client sent.
 */
export async function mountProvider(app: App, host: Host, provider: ProviderSource): Promise<void> {
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const callback = (await provider()).callback();
    const url = request.raw.url ?? '/';
    showPublicView(request, host);
    Object.assign(request.raw, {
      originalUrl: url,
      url: url.slice(MOUNT.length) || '/',
      lang: request.lang,
    });
    reply.hijack();
    reply.raw.setHeader('x-content-type-options', 'nosniff');
    reply.raw.setHeader('referrer-policy', 'no-referrer');
    await callback(request.raw, reply.raw);
  };
  /** Continues a finished login only in the browser that began it. */
  const ownLogin = async (request: FastifyRequest) => {
    const { Interaction } = await provider();
    const begun = await Interaction.find(String(property(request.params, 'uid')));
    if (!begun || !begunHere(host, request, begun)) throw new ApiFailure(400, 'EXPIRED');
  };
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => {
      done(null);
    });
    const schema = { hide: true };
    const visited = { access: 'public' } as const;
    // Called by programs without our session; a common rate limit would throttle all logins.
    const anonymous = { access: 'public', anonymous: true } as const;
    scope.get(`${MOUNT}/auth`, { schema, config: visited, handler });
    const resumed = { schema, config: visited, preHandler: ownLogin, handler };
    scope.get(`${MOUNT}/auth/:uid`, resumed);
    scope.post(`${MOUNT}/token`, { schema, config: anonymous, handler });
    scope.get(`${MOUNT}/me`, { schema, config: anonymous, handler });
    scope.get(`${MOUNT}/jwks`, { schema, config: anonymous, handler });
    scope.get(`${MOUNT}/.well-known/openid-configuration`, { schema, config: anonymous, handler });
  });
}

/** Sets scheme and host as the visitor typed them, for the addresses and cookies of the provider. */
export function showPublicView(request: FastifyRequest, { config }: Host): void {
  const publicUrl = new URL(config.publicUrl);
  request.raw.headers['x-forwarded-proto'] = publicUrl.protocol.slice(0, -1);
  request.raw.headers['x-forwarded-host'] = publicUrl.host;
}
