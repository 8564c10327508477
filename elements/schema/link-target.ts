/** Spec §2: links to /app/ open a new tab; tel:, mailto: and other addresses are plain anchors. */
export function linkTarget(href: string, target?: string | null): '_blank' | null {
  return target === '_blank' || href.includes('/app/') ? '_blank' : null;
}
