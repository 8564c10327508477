/**
 * Adapts stored, sanitised HTML to one place of its site: links to the site's own paths get its
 * base. Its owner may view the shop in path form while shoppers read it on its own host. A link
 * that was copied with the base gets it only once.
 */
export function withSitePaths(html: string, base: string): string {
  if (base === '') return html;
  return html.replaceAll(/<a href="(\/(?![/\\])[^"]*)"/g, (link, path: string) =>
    path === base || path.startsWith(`${base}/`) ? link : `<a href="${base}${path}"`,
  );
}
