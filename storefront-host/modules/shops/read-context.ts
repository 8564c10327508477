import type { Config } from '../../config.ts';
import type { Lang } from '../../db/schema.ts';
import type { Place } from '../../rendering/index.ts';

/** Context of a read: the site, the language, the time. */
export interface ReadContext {
  readonly config: Config;
  readonly place: Place;
  readonly lang: Lang;
  readonly now: Date;
  /** True for an answer that is rendered on another site: addresses are absolute. */
  readonly absolute?: boolean;
  /** True for a program, which has no page that an address could be relative to. */
  readonly isProgram?: boolean;
  /** True if staff view the hidden site, whose products are then shown. */
  readonly preview?: boolean;
  /** The page cache stores the result, so rows of products may come from the row cache. */
  readonly cached?: boolean;
}

/** True for the marketplace, which is at the platform's root. */
export function isMallPlace(ctx: ReadContext): boolean {
  return ctx.place.base === '' && ctx.place.origin === ctx.config.publicUrl;
}

/** Returns the address of a site's path: absolute for callers on other sites. */
export function siteUrl(ctx: ReadContext, path: string): string {
  return ctx.absolute ? `${ctx.place.origin}${path}` : path;
}

/** Returns the prefix of a picture's address. */
export function pictureOrigin(ctx: ReadContext): string {
  if (ctx.absolute) return ctx.config.publicUrl;
  // The site's own origin, which every policy of its pages allows, also if the browser sends no Origin header.
  return ctx.isProgram ? ctx.place.origin : '';
}
