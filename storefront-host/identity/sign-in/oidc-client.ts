import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Configuration } from 'openid-client';

/** Values that the provider must return unchanged; stored in the visitor's cookie. */
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
  /** Time of the person's sign-in at the provider (`auth_time`); null if it is not returned. */
  readonly authenticatedAt: Date | null;
  /** True if `amr` (RFC 8176) contains a second factor or a key. */
  readonly hasSecondFactor: boolean;
}

export interface OidcClient {
  /** Fetched at the first use, and again after a failure, because a provider may start after us. */
  configuration(): Promise<Configuration>;
  /** `extra`: additional query parameters. */
  begin(
    extra?: Readonly<Record<string, string>>,
  ): Promise<{ readonly url: URL; readonly checks: LoginChecks }>;
  /** @throws if the answer does not belong to the request. */
  finish(answer: URL, checks: LoginChecks): Promise<Identity>;
}

export interface OidcClientOptions {
  readonly redirectUri: string;
  readonly configure: () => Promise<Configuration>;
  /** Many providers return name and e-mail only in their user info, which is fetched if they are missing. */
  readonly asksUserInfo: boolean;
  /** Key of a provider that signs its id tokens with the client's secret (HS256). */
  readonly hmacKey?: string;
}

/** Creates an OpenID Connect client for one provider: code flow with PKCE, state and nonce. */
export function createOidcClient(options: OidcClientOptions): OidcClient {
  let configured: Promise<Configuration> | undefined;
  const configuration = () => {
    configured ??= options.configure().catch((error: unknown) => {
      configured = undefined;
      throw error;
    });
    return configured;
  };
  return {
    configuration,
    async begin(extra = {}) {
      const client = await import('openid-client');
      const checks = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const url = client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: options.redirectUri,
        scope: 'openid profile email',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
        ...extra,
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
      const idToken = tokens.id_token ?? null;
      if (!claims || idToken === null) throw new Error('the provider sent no id token');
      if (options.hmacKey !== undefined) checkHmac(idToken, options.hmacKey);
      const info =
        options.asksUserInfo &&
        claims['email'] === undefined &&
        settings.serverMetadata().userinfo_endpoint
          ? await client.fetchUserInfo(settings, tokens.access_token, claims.sub)
          : claims;
      return {
        subject: claims.sub,
        email: typeof info['email'] === 'string' ? info['email'] : null,
        emailVerified: info['email_verified'] === true,
        name: typeof info['name'] === 'string' ? info['name'] : null,
        idToken,
        authenticatedAt: claims.auth_time === undefined ? null : new Date(claims.auth_time * 1000),
        hasSecondFactor: namesSecondFactor(claims['amr']),
      };
    },
  };
}

function namesSecondFactor(amr: unknown): boolean {
  return Array.isArray(amr) && ['mfa', 'otp', 'hwk'].some((method) => amr.includes(method));
}

/** openid-client checks the algorithm's name and all claims, but not a signature by a secret. */
function checkHmac(idToken: string, key: string): void {
  const end = idToken.lastIndexOf('.');
  const given = Buffer.from(idToken.slice(end + 1), 'base64url');
  const wanted = createHmac('sha256', key).update(idToken.slice(0, end)).digest();
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
    throw new Error('the id token is not signed with our secret');
  }
}
