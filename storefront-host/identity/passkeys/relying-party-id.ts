import type { Config } from '../../config.ts';

/** Passkeys belong to the platform's host. A shop's own host may name it too; its origin is refused. */
export function relyingPartyId({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  return new URL(publicUrl).hostname;
}
