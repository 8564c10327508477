/** Spec §2: what leads to /app/ opens a tab of its own; tel:, mailto: and addresses are plain anchors. */
export function linkTarget(href: string, target?: string | null): '_blank' | null {
  return target === '_blank' || href.includes('/app/') ? '_blank' : null;
}
