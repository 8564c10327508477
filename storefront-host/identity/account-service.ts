import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { App, Host } from '../host.ts';
import { createProvider, type Provider } from './provider/create-provider.ts';
import { redirectTarget } from './sign-in/redirect-target.ts';
import { createRelyingParty, type RelyingParty } from './sign-in/relying-party.ts';
import { createSiteLookup } from '../http/index.ts';
import { createUpstreamProviders, type UpstreamProvider } from './upstream/upstream-providers.ts';

/** Services of the sign-in and sign-out pages; one per server. */
export interface AccountService {
  readonly relyingParty: RelyingParty;
  readonly provider: () => Promise<Provider>;
  /** Google and LINE, if they are configured. */
  readonly upstream: readonly UpstreamProvider[];
  /** Returns null if the address is not on one of our sites (identity/redirect-target). */
  readonly target: (value: unknown) => Promise<URL | null>;
  /** Hooks of other modules that run at each sign-in, in its transaction. */
  readonly onSignIn: (trx: Transaction<Database>, accountId: string) => Promise<void>;
}

export function createAccountService(
  app: App,
  host: Host,
  onSignIn: AccountService['onSignIn'],
): AccountService {
  const lookUp = createSiteLookup(host);
  let provider: Promise<Provider> | undefined;
  return {
    relyingParty: createRelyingParty(app, host),
    upstream: createUpstreamProviders(host.config),
    provider: () => (provider ??= createProvider(host)),
    target: (value) => redirectTarget({ config: host.config, lookUp }, value),
    onSignIn,
  };
}
