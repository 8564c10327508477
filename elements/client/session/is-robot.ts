/**
 * Search engines, previews and programs that draw pages for them: they have no session (spec §4). Phones
 * by the name of Cubot are none.
 */
const ROBOTS =
  /(^|[^u])bot\b|crawl|spider|slurp|prerender|facebookexternalhit|whatsapp|lighthouse|pingdom|gtmetrix|mediapartners|embedly/i;

export function isRobot(userAgent: string): boolean {
  return ROBOTS.test(userAgent);
}
