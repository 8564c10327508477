/**
 * Search engines, link previews and prerenderers: they have no session (spec §4). Phones of the
 * brand Cubot are not robots.
 */
const ROBOTS =
  /(^|[^u])bot\b|crawl|spider|slurp|prerender|facebookexternalhit|whatsapp|lighthouse|pingdom|gtmetrix|mediapartners|embedly/i;

export function isRobot(userAgent: string): boolean {
  return ROBOTS.test(userAgent);
}
