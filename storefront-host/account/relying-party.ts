import type { Configuration, CustomFetch } from 'openid-client';
import { isLoopbackName } from '../config.ts';
import type { App, Host } from '../host.ts';
import { CLIENT_ID, embeddedClientSecret, embeddedIssuer } from './provider/embedded-client.ts';

/** What has to come back unchanged from the account service; kept in the visitor's own cookie. */
export interface LoginChecks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export interface Identity {
  readonly subject: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly name: string | null;
  readonly idToken: string | null;
}

export interface RelyingParty {
  readonly issuer: string;
  /** Our own account service: its subjects are account ids. */
  readonly isEmbedded: boolean;
  /** `next`: shown again by our own login page in its links. */
  begin(next: string): Promise<{ readonly url: URL; readonly checks: LoginChecks }>;
  /** @throws when the answer is not the one that was asked for. */
  finish(answer: URL, checks: LoginChecks): Promise<Identity>;
  /** Where to sign out at another provider; null when it offers none. */
  signOutUrl(idToken: string | null, returnTo: string): Promise<URL | null>;
}

/** Our host as an OpenID Connect client: of the embedded account service, or of ACCOUNT_ISSUER. */
export function createRelyingParty(app: App, host: Host): RelyingParty {
  const { config } = host;
  const issuer = config.accountIssuer ?? embeddedIssuer(config.publicUrl);
  const isEmbedded = config.accountIssuer === undefined;
  const redirectUri = `${config.publicUrl}/login/callback`;
  let configured: Promise<Configuration> | undefined;
  // Asked for at the first login: another provider may come up after us, and after a failure again.
  const configuration = () => {
    configured ??= (isEmbedded ? embedded(app, host, issuer) : discovered(host, issuer)).catch(
      (error: unknown) => {
        configured = undefined;
        throw error;
      },
    );
    return configured;
  };
  return {
    issuer,
    isEmbedded,
    async begin(next) {
      const client = await import('openid-client');
      const checks = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const url = client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid profile email',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
        ...(isEmbedded && { continue: next }),
      });
      return { url, checks };
    },
    async finish(answer, checks) {
      const client = await import('openid-client');
      const settings = await configuration();
      const tokens = await client.authorizationCodeGrant(settings, answer, {
        expectedState: checks.state,
        expectedNonce: checks.nonce,
        pkceCodeVerifier: checks.verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('the account service sent no id token');
      // Many providers put name and e-mail only into their user info.
      const info =
        claims['email'] === undefined && settings.serverMetadata().userinfo_endpoint
          ? await client.fetchUserInfo(settings, tokens.access_token, claims.sub)
          : claims;
      return {
        subject: claims.sub,
        email: typeof info['email'] === 'string' ? info['email'] : null,
        emailVerified: info['email_verified'] === true,
        name: typeof info['name'] === 'string' ? info['name'] : null,
        idToken: isEmbedded ? null : (tokens.id_token ?? null),
      };
    },
    async signOutUrl(idToken, returnTo) {
      if (isEmbedded) return null;
      const client = await import('openid-client');
      const settings = await configuration();
      if (!settings.serverMetadata().end_session_endpoint) return null;
      return client.buildEndSessionUrl(settings, {
        post_logout_redirect_uri: returnTo,
        ...(idToken !== null && { id_token_hint: idToken }),
      });
    },
  };
}

/**
 * No discovery and no way over the network for what is this same program: its addresses are known,
 * and its token endpoint is asked by injection. So a login works behind any proxy or firewall, also
 * where a machine cannot reach its own public address.
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
    // A provider on this machine may speak plain http; nothing else may.
    isLoopbackName(url.hostname) ? { execute: [client.allowInsecureRequests] } : {},
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
