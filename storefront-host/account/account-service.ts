import type { App, Host } from '../host.ts';
import { createProvider, type Provider } from './provider/create-provider.ts';
import { redirectTarget } from './redirect-target.ts';
import { createRelyingParty, type RelyingParty } from './relying-party.ts';
import { createSiteLookup } from './site-lookup.ts';

/** What the pages of signing in and out stand on; one per server. */
export interface AccountService {
  readonly relyingParty: RelyingParty;
  readonly provider: () => Promise<Provider>;
  /** Null where the address is not one of ours (account/redirect-target). */
  readonly target: (value: unknown) => Promise<URL | null>;
}

export function createAccountService(app: App, host: Host): AccountService {
  const lookUp = createSiteLookup(host);
  let provider: Promise<Provider> | undefined;
  return {
    relyingParty: createRelyingParty(app, host),
    provider: () => (provider ??= createProvider(host)),
    target: (value) => redirectTarget({ config: host.config, lookUp }, value),
  };
}
