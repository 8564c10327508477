import { createHash } from 'node:crypto';
import type { SiteLook } from '@talad/elements/page/look/site-look';

/** Increased when owner-css.ts allows other rules, because browsers cache a sheet for ever. */
const RULES = 2;

/** Returns the owner's CSS for a page: the site's rules, then the page's. */
function sourceOf(look: Pick<SiteLook, 'customCss'>, ownCss: string): string {
  return `${look.customCss}\n${ownCss}`.trim();
}

/** Returns the address of the owner's sheet for a page, named by its content; null if the owner has written none. */
export function ownerSheet(
  shopId: number,
  look: Pick<SiteLook, 'customCss'>,
  ownCss = '',
): string | null {
  const source = sourceOf(look, ownCss);
  return source === '' ? null : `/style/${shopId}/${hashOf(source)}.css`;
}

/** Returns the owner's CSS with this hash in one of the looks; null if there is none. */
export function findSheet(
  looks: readonly Pick<SiteLook, 'customCss' | 'customRoutes'>[],
  hash: string,
): string | null {
  const sources = looks.flatMap((look) => [
    sourceOf(look, ''),
    ...look.customRoutes.map(({ customCss }) => sourceOf(look, customCss)),
  ]);
  return sources.find((source) => hashOf(source) === hash) ?? null;
}

function hashOf(source: string): string {
  return createHash('sha256').update(`${RULES}\n${source}`).digest('hex').slice(0, 16);
}
