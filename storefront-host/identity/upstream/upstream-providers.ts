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

/** The one algorithm that each signs id tokens for websites with: no other is believed. */
const signedBy = { google: 'RS256', line: 'HS256' } as const;

/** Callback address, as it has to be entered at the provider. */
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
              // The secret's signature is checked by our own client.
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
