import type { Config } from '../../config.ts';
import type { Lang } from '../../db/schema.ts';
import type { Place } from '../../rendering/index.ts';

/** Context of a read: the site, the language, the time. */
export interface ReadContext {
  readonly config: Config;
  readonly place: Place;
  readonly lang: Lang;
  readonly now: Date;
  /** The answer is rendered on another site: addresses carry their origin. */
  readonly absolute?: boolean;
  /** A program asks, which has no page that a picture's address could be relative to. */
  readonly isProgram?: boolean;
  /** The site is hidden, and its staff look at it: its products show as they will be. */
  readonly preview?: boolean;
}

/** The marketplace itself is at the platform's root. */
export function isMallPlace(ctx: ReadContext): boolean {
  return ctx.place.base === '' && ctx.place.origin === ctx.config.publicUrl;
}

/** Returns the address of a site's path: absolute for callers on other sites. */
export function siteUrl(ctx: ReadContext, path: string): string {
  return ctx.absolute ? `${ctx.place.origin}${path}` : path;
}

/** Prefix of a picture's address. */
export function pictureOrigin(ctx: ReadContext): string {
  if (ctx.absolute) return ctx.config.publicUrl;
  // The site's own origin: a page whose browser names no origin may show it under any policy too.
  return ctx.isProgram ? ctx.place.origin : '';
}
