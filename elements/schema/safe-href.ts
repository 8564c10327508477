/** A link out of stored or foreign data: web addresses, paths, anchors, mail and telephone only. */
export function safeHref(href: unknown): string {
  const text = typeof href === 'string' ? href.trim() : '';
  return /^(https?:\/\/|\/(?![/\\])|#|\?|mailto:|tel:)/i.test(text) ? text : '#';
}
