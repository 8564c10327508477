/** Paths that search engines should not crawl: pages of one visitor, endless filters, the API. */
const closed = [
  '/cart',
  '/*/cart',
  '/checkout/',
  '/orders/',
  '/login',
  '/signup',
  '/logout',
  '/session/',
  '/account/',
  '/mybusiness',
  '/admin',
  '/devadmin',
  '/api/',
  '/*?*filter=',
  '/*?*keyword=',
  '/*?*sort=',
  '/*?*order=',
  '/*?*notice=',
  '/*?*reviews=',
  '/blog/search/',
  '/*/blog/search/',
  '/exhibition/search/',
  '/*/exhibition/search/',
];
/** Tags have pages of their own; searches of visitors do not. */
const open = [
  '/blog/search/tag/',
  '/*/blog/search/tag/',
  '/exhibition/search/tag/',
  '/*/exhibition/search/tag/',
];

export function robotsText(sitemaps: readonly string[]): string {
  return [
    'User-agent: *',
    ...open.map((path) => `Allow: ${path}`),
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    ...sitemaps.map((url) => `Sitemap: ${url}`),
    '',
  ].join('\n');
}
