/**
 * Returns a link from stored or foreign data if it is a web address, path, anchor, mail or
 * telephone link; otherwise '#'.
 */
export function safeHref(href: unknown): string {
  const text = typeof href === 'string' ? href.trim() : '';
  return /^(https?:\/\/|\/(?![/\\])|#|\?|mailto:|tel:)/i.test(text) ? text : '#';
}
