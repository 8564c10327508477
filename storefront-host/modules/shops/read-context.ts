import type { Config } from '../../config.ts';
import type { Lang } from '../../db/schema.ts';
import type { Place } from '../../ssr/links.ts';

/** For whom something is read: the site it is shown on, the language, the time. */
export interface ReadContext {
  readonly config: Config;
  readonly place: Place;
  readonly lang: Lang;
  readonly now: Date;
  /** The answer is drawn on somebody else's site: addresses carry their origin. */
  readonly absolute?: boolean;
}

/** The marketplace itself stands at the platform's root. */
export function isMallPlace(ctx: ReadContext): boolean {
  return ctx.place.base === '' && ctx.place.origin === ctx.config.publicUrl;
}

/** A path of the site, as the caller can use it. */
export function siteUrl(ctx: ReadContext, path: string): string {
  return ctx.absolute ? `${ctx.place.origin}${path}` : path;
}

/** What goes before a picture's address. */
export function pictureOrigin(ctx: ReadContext): string {
  return ctx.absolute ? ctx.config.publicUrl : '';
}
