/**
 * Stored HTML, sanitised already, for one place of its site: links to the site's own paths get its base.
 * Its owner may see the shop in path form while shoppers read it on its own host. A link that was copied
 * with the base keeps it once.
 */
export function withSitePaths(html: string, base: string): string {
  if (base === '') return html;
  return html.replaceAll(/<a href="(\/(?![/\\])[^"]*)"/g, (link, path: string) =>
    path === base || path.startsWith(`${base}/`) ? link : `<a href="${base}${path}"`,
  );
}
