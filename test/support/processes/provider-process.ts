import { createHmac, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import type { ProviderClaims } from './other-provider.ts';
import { ProviderMemory } from './provider-memory.ts';

/**
 * Runs an OpenID Connect provider in a separate process. Its login is a link; `POST /tell` sets the
 * claims about the person, and the errors to make.
 */
let words: ProviderClaims | undefined;
let answer: ReturnType<Provider['callback']> | undefined;
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const server = createServer();
await new Promise<void>((done) => {
  server.listen(0, '127.0.0.1', done);
});
const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
server.on('request', (request, response) => {
  if (request.url === '/tell') {
    void listen(request, response);
  } else void answer?.(request, response);
});
process.stdout.write(`ready ${issuer}\n`);

function makeProvider(fixed: ProviderClaims): Provider {
  const key = { ...privateKey.export({ format: 'jwk' }), kid: 'first', alg: 'RS256', use: 'sig' };
  const provider = new Provider(issuer, {
    adapter: ProviderMemory,
    clients: [
      {
        client_id: fixed.clientId,
        client_secret: fixed.clientSecret,
        redirect_uris: [fixed.callback],
        post_logout_redirect_uris: [new URL(fixed.callback).origin],
        id_token_signed_response_alg: fixed.algorithm,
        token_endpoint_auth_method: fixed.secretBy,
      },
    ],
    jwks: { keys: [key] },
    enabledJWA: { idTokenSigningAlgValues: ['RS256', 'HS256'] },
    cookies: { keys: ['a key of the other provider'] },
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: !fixed.tellsInIdToken,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/who/${uid}` },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ ...words?.person, sub }),
    }),
    async loadExistingGrant(context) {
      const { client, session } = context.oidc;
      const grant = new context.oidc.provider.Grant({
        clientId: client?.clientId ?? '',
        accountId: session?.accountId ?? '',
      });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  });
  provider.use(async (context, next) => {
    if (context.path.startsWith('/who/')) {
      const result = words?.denies
        ? { error: 'access_denied', error_description: 'the person said no' }
        : { login: { accountId: words?.person.sub ?? '', remember: false } };
      await provider.interactionFinished(context.req, context.res, result);
      context.respond = false;
      return;
    }
    await next();
    const body = context.body as { id_token?: string } | undefined;
    if (context.path === '/token' && body?.id_token && words?.lie) {
      context.body = { ...body, id_token: lieAbout(body.id_token, words) };
    }
  });
  return provider;
}

/** Returns the same token with one error, signed as its algorithm requires. */
function lieAbout(idToken: string, { lie, algorithm, clientSecret }: ProviderClaims): string {
  const [, payload = ''] = idToken.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const now = Math.floor(Date.now() / 1000);
  const own = algorithm === 'HS256' ? clientSecret : privateKey;
  switch (lie) {
    case 'nonce':
      return sign(algorithm, { ...claims, nonce: 'of another login' }, own);
    case 'audience':
      return sign(algorithm, { ...claims, aud: 'another-client' }, own);
    case 'issuer':
      return sign(algorithm, { ...claims, iss: 'https://another.example' }, own);
    case 'expired':
      return sign(algorithm, { ...claims, iat: now - 7200, exp: now - 3600 }, own);
    case 'unsigned':
      return sign('none', claims, '');
    case 'public key as secret':
      return sign('HS256', claims, publicKey.export({ type: 'spki', format: 'pem' }).toString());
    case 'secret of the client':
      return sign('HS256', claims, clientSecret);
    case 'own key':
      return sign('RS256', claims, privateKey);
    case 'key of another':
      return algorithm === 'HS256'
        ? sign('HS256', claims, 'a secret that is not the client’s own')
        : sign('RS256', claims, generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey);
    case null:
      return idToken;
  }
}

function sign(algorithm: string, claims: object, key: string | KeyObject): string {
  const header = { alg: algorithm, typ: 'JWT', ...(algorithm === 'RS256' && { kid: 'first' }) };
  const input = [header, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${input}.${signature(algorithm, input, key)}`;
}

function signature(algorithm: string, input: string, key: string | KeyObject): string {
  if (algorithm === 'none') return '';
  if (algorithm === 'HS256') return createHmac('sha256', key).update(input).digest('base64url');
  return createSign('RSA-SHA256').update(input).sign(key, 'base64url');
}

async function listen(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const claims = await read(request);
  words = { ...words, ...claims } as ProviderClaims;
  if ('callback' in claims) answer = makeProvider(words).callback();
  response.end('told');
}

async function read(request: IncomingMessage): Promise<Partial<ProviderClaims>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString());
}
