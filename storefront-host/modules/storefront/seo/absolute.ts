import type { Site } from '../../content/index.ts';

/** Returns the full address of a path on the site's host. */
export function absolute(site: Site, path: string): string {
  return new URL(path, site.canonical.origin).href;
}
