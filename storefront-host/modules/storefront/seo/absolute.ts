import type { Site } from '../../content/index.ts';

/** A path of the site's host with its origin. */
export function absolute(site: Site, path: string): string {
  return new URL(path, site.canonical.origin).href;
}
