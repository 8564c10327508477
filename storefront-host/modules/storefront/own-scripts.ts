import type { ExternalScript } from '@talad/elements/page/look/external-scripts';
import type { Site } from './site.read.ts';

/**
 * The owner's scripts, where the shop has a host of its own: a session there opens nothing else
 * (design §10). In path form they would stand on the platform's origin, with its sessions.
 */
export function ownScripts({ look, context, kind }: Site): readonly ExternalScript[] {
  const { place, config } = context;
  const isOwnHost = kind !== 'mall' && place.base === '' && place.origin !== config.publicUrl;
  return isOwnHost ? look.externalScripts : [];
}
