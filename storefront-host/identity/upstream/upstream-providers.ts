import { isLoopbackName, type Config } from '../../config.ts';
import { createOidcClient, type OidcClient } from '../sign-in/oidc-client.ts';

/** Providers for sign-in in addition to a password; each by configuration. */
export const upstreamKeys = ['google', 'line'] as const;
export type UpstreamKey = (typeof upstreamKeys)[number];

export interface UpstreamProvider {
  readonly key: UpstreamKey;
  readonly issuer: string;
  readonly client: OidcClient;
}

/** The only accepted algorithm of each provider's id tokens. */
const signedBy = { google: 'RS256', line: 'HS256' } as const;

/** Returns the callback address to enter at the provider. */
export function upstreamCallback(publicUrl: string, key: UpstreamKey): string {
  return `${publicUrl}/account/with/${key}/callback`;
}

export function createUpstreamProviders(config: Config): readonly UpstreamProvider[] {
  return upstreamKeys.flatMap((key) => {
    const settings = config.upstream[key];
    if (!settings) return [];
    const { issuer, clientId, clientSecret } = settings;
    const algorithm = signedBy[key];
    const client = createOidcClient({
      redirectUri: upstreamCallback(config.publicUrl, key),
      asksUserInfo: false,
      ...(algorithm === 'HS256' && { hmacKey: clientSecret }),
      configure: async () => {
        const openid = await import('openid-client');
        const url = new URL(issuer);
        return openid.discovery(
          url,
          clientId,
          { id_token_signed_response_alg: algorithm },
          openid.ClientSecretPost(clientSecret),
          {
            timeout: 10,
            execute: [
              // Our own client checks a signature by the secret.
              ...(algorithm === 'HS256' ? [] : [openid.enableNonRepudiationChecks]),
              ...(isLoopbackName(url.hostname) ? [openid.allowInsecureRequests] : []),
            ],
          },
        );
      },
    });
    return [{ key, issuer, client }];
  });
}
