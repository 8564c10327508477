import type { Configuration, default as ProviderClass, KoaContextWithOIDC } from 'oidc-provider';
import { findAccount } from '../account.repository.ts';
import type { Host } from '../../host.ts';
import { text } from '../../locales/text.ts';
import { databaseAway, langOf, property, errorBody, plainDocument } from '../../http/index.ts';
import { postgresAdapter } from './adapter.ts';
import { CLIENT_ID, embeddedClientSecret, embeddedIssuer, MOUNT } from './embedded-client.ts';

export type Provider = ProviderClass;

const HOUR = 3600;

/**
 * Creates the embedded OpenID Connect provider (decision 006). The package is loaded with the first
 * login, not at start, because loading takes a good part of a second.
 */
export async function createProvider(host: Host): Promise<Provider> {
  const { default: Provider } = await import('oidc-provider');
  const { config, secrets } = host;
  const provider = new Provider(embeddedIssuer(config.publicUrl), configuration(host));
  // The provider always runs behind our own mount, which sets the public scheme and host (mount.ts).
  provider.proxy = true;
  provider.keys = [...secrets.cookieKeys];
  return provider;
}

function configuration(host: Host): Configuration {
  const { config, secrets } = host;
  const secure = config.isHttps ? '__Secure-' : '';
  return {
    adapter: postgresAdapter(host),
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: embeddedClientSecret(secrets),
        redirect_uris: [`${config.publicUrl}/login/callback`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: secrets.oidcKeys.map((key) => ({ ...key })) },
    cookies: {
      // Interaction cookies are bound to one path, which `__Host-` forbids.
      names: {
        session: `${config.isHttps ? '__Host-' : ''}talad-account`,
        interaction: `${secure}talad-interaction`,
        resume: `${secure}talad-resume`,
      },
      keys: [...secrets.cookieKeys],
      long: { httpOnly: true, sameSite: 'lax' },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    claims: {
      openid: ['sub', 'amr', 'auth_time'],
      profile: ['name', 'locale'],
      email: ['email', 'email_verified'],
    },
    // The id token carries name and e-mail, so that no second call is needed.
    conformIdTokenClaims: false,
    // The page that the visitor requested, for the links to registration and forgotten passwords.
    extraParams: ['continue'],
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: true },
    },
    findAccount: async (_context, id) => {
      const account = await findAccount(host.db, id);
      if (!account || (account.demo && !config.isLocal)) return undefined;
      return {
        accountId: account.id,
        claims: () => ({
          sub: account.id,
          name: account.name,
          locale: account.locale,
          email: account.email,
          email_verified: account.email_verified,
        }),
      };
    },
    interactions: { url: (_context, { uid }) => `${MOUNT}/interaction/${uid}` },
    loadExistingGrant: grantForOurselves,
    pkce: { required: () => true },
    ttl: {
      AccessToken: 10 * 60,
      AuthorizationCode: 60,
      Grant: 24 * HOUR,
      IdToken: HOUR,
      Interaction: HOUR,
      // Long enough for the redirect to our callback, which ends it: our own session keeps the user signed in.
      Session: 10 * 60,
    },
    renderError: (context, _out, error) => {
      const lang = langOf(property(context.req, 'lang')) ?? 'en';
      const isAway = databaseAway(error) !== null;
      if (isAway) {
        context.status = 503;
        context.set('retry-after', '1');
      }
      const message = text(lang, isAway ? 'error.UNAVAILABLE' : 'error.EXPIRED');
      const page = plainDocument(lang, '/', {
        title: text(lang, 'page.error.title'),
        languageSwitch: false,
        body: errorBody(lang, message, '/login'),
      });
      context.set(page.headers);
      context.body = page.html;
    },
  };
}

/** Our own host is the only client, so users are not asked for consent. */
async function grantForOurselves(context: KoaContextWithOIDC) {
  const { client, session, provider, result } = context.oidc;
  if (!client || !session?.accountId) return undefined;
  const known = result?.consent?.grantId ?? session.grantIdFor(client.clientId);
  const existing = known ? await provider.Grant.find(known) : undefined;
  if (existing) return existing;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid profile email');
  await grant.save();
  return grant;
}
