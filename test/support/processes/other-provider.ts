import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const script = new URL('provider-process.ts', import.meta.url).pathname;

export interface Person {
  readonly sub: string;
  readonly name?: string;
  readonly email?: string;
  readonly email_verified?: boolean;
}

export const lies = [
  'nonce',
  'audience',
  'issuer',
  'expired',
  'unsigned',
  'public key as secret',
  'secret of the client',
  'own key',
  'key of another',
] as const;
export type Lie = (typeof lies)[number];

export interface ProviderClaims {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly secretBy: 'client_secret_basic' | 'client_secret_post';
  readonly algorithm: 'RS256' | 'HS256';
  /** Callback address. */
  readonly callback: string;
  /**
   * The ID token contains name and email, as Google and LINE do; otherwise only the user info has
   * them.
   */
  readonly tellsInIdToken: boolean;
  readonly person: Person;
  /** The person declines. */
  readonly denies: boolean;
  readonly lie: Lie | null;
}

export interface OtherProvider {
  readonly issuer: string;
  /** Sets its answers from now on. */
  readonly setClaims: (words: Partial<ProviderClaims>) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts a second provider, in a separate process and on its own port. */
export async function startOtherProvider(words: Partial<ProviderClaims>): Promise<OtherProvider> {
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const issuer = /^ready (\S+)$/.exec(String((await lines.next()).value))?.[1];
  if (!issuer) throw new Error('the other provider did not start');
  const setClaims = async (claims: Partial<ProviderClaims>) => {
    const reply = await fetch(`${issuer}/tell`, { method: 'POST', body: JSON.stringify(claims) });
    if (!reply.ok) throw new Error(await reply.text());
  };
  await setClaims({
    clientId: 'market',
    clientSecret: 'a secret of thirty-two characters or more',
    secretBy: 'client_secret_post',
    algorithm: 'RS256',
    tellsInIdToken: true,
    person: { sub: 'p-1' },
    denies: false,
    lie: null,
    ...words,
  });
  return {
    issuer,
    setClaims,
    async stop() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}
