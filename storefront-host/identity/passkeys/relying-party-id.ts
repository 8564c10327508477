import type { Config } from '../../config.ts';

/** Passkeys belong to the platform's host. A shop's host may name it too, but its origin is refused. */
export function relyingPartyId({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  return new URL(publicUrl).hostname;
}
