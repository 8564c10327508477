import type { Config } from '../../config.ts';
import { readAssets } from '../../rendering/index.ts';

const SOURCE = 'storefront-host/identity/browser/passkeys.ts';

/** Returns the address of the passkey script; null without a build, when passwords still work. */
export function passkeyScript({ dev }: Pick<Config, 'dev'>): string | null {
  return dev ? `/${SOURCE}` : (readAssets().chunk(SOURCE)[0] ?? null);
}
