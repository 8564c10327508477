import type { Configuration, CustomFetch } from 'openid-client';
import { isLoopbackName } from '../../config.ts';
import type { App, Host } from '../../host.ts';
import { createOidcClient, type Identity, type LoginChecks } from './oidc-client.ts';
import { CLIENT_ID, embeddedClientSecret, embeddedIssuer } from '../provider/embedded-client.ts';

export interface RelyingParty {
  readonly issuer: string;
  /** True for our own account service, whose subjects are account ids. */
  readonly isEmbedded: boolean;
  /**
   * `next` is the target of the links on our login page. `again` is the signed-in user who has to sign in again.
   */
  begin(
    next: string,
    again?: { readonly email: string },
  ): Promise<{ readonly url: URL; readonly checks: LoginChecks }>;
  /** @throws if the answer does not belong to the request. */
  finish(answer: URL, checks: LoginChecks): Promise<Identity>;
  /** Sign-out address of another provider; null if it has none. */
  signOutUrl(idToken: string | null, returnTo: string): Promise<URL | null>;
}

/**
 * Creates our host's OpenID Connect client of the embedded account service, or of ACCOUNT_ISSUER.
 */
export function createRelyingParty(app: App, host: Host): RelyingParty {
  const { config } = host;
  const issuer = config.accountIssuer ?? embeddedIssuer(config.publicUrl);
  const isEmbedded = config.accountIssuer === undefined;
  const client = createOidcClient({
    redirectUri: `${config.publicUrl}/login/callback`,
    configure: () => (isEmbedded ? embedded(app, host, issuer) : discovered(host, issuer)),
    asksUserInfo: true,
  });
  return {
    issuer,
    isEmbedded,
    begin: (next, again) =>
      client.begin({
        ...(isEmbedded && { continue: next }),
        ...(again && { prompt: 'login', login_hint: again.email }),
      }),
    async finish(answer, checks) {
      const identity = await client.finish(answer, checks);
      return isEmbedded ? { ...identity, idToken: null } : identity;
    },
    async signOutUrl(idToken, returnTo) {
      if (isEmbedded) return null;
      const { buildEndSessionUrl } = await import('openid-client');
      const settings = await client.configuration();
      if (!settings.serverMetadata().end_session_endpoint) return null;
      return buildEndSessionUrl(settings, {
        post_logout_redirect_uri: returnTo,
        ...(idToken !== null && { id_token_hint: idToken }),
      });
    },
  };
}

/**
 * Without discovery and network calls: the addresses are known, and the token endpoint is called by injection. So
 * a login works behind any proxy or firewall, also if a machine cannot reach its own public address.
 */
async function embedded(app: App, host: Host, issuer: string): Promise<Configuration> {
  const client = await import('openid-client');
  const settings = new client.Configuration(
    {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
    },
    CLIENT_ID,
    { id_token_signed_response_alg: 'ES256' },
    client.ClientSecretBasic(embeddedClientSecret(host.secrets)),
  );
  settings[client.customFetch] = injectedFetch(app);
  if (!host.config.isHttps) client.allowInsecureRequests(settings);
  return settings;
}

async function discovered({ config }: Host, issuer: string): Promise<Configuration> {
  const client = await import('openid-client');
  const url = new URL(issuer);
  const secret = config.accountClientSecret;
  return client.discovery(
    url,
    config.accountClientId ?? '',
    undefined,
    secret === undefined ? client.None() : client.ClientSecretBasic(secret),
    {
      timeout: 10,
      execute: [
        client.enableNonRepudiationChecks,
        // Only a provider on this machine may use plain http.
        ...(isLoopbackName(url.hostname) ? [client.allowInsecureRequests] : []),
      ],
    },
  );
}

function injectedFetch(app: App): CustomFetch {
  return async (address, options) => {
    const { host, pathname, search } = new URL(address);
    const { body } = options;
    const reply = await app.inject({
      method: options.method === 'POST' ? 'POST' : 'GET',
      url: pathname + search,
      headers: { ...options.headers, host },
      ...((typeof body === 'string' || body instanceof URLSearchParams) && {
        payload: body.toString(),
      }),
    });
    return new Response(reply.payload, {
      status: reply.statusCode,
      headers: { 'content-type': reply.headers['content-type'] ?? 'application/json' },
    });
  };
}
