import type { ExternalScript } from '@talad/elements/page/look/external-scripts';
import type { Site } from '../content/index.ts';

/**
 * Returns the owner's scripts if the page is on the shop's own host (decision 013). In path form they
 * would run on the platform's origin, with its sessions.
 */
export function ownScripts({ look, context, kind }: Site): readonly ExternalScript[] {
  const { place, config } = context;
  const isOwnHost = kind !== 'mall' && place.base === '' && place.origin !== config.publicUrl;
  return isOwnHost ? look.externalScripts : [];
}
