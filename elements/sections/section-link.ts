import { html, nothing, type TemplateResult } from 'lit';
import { safeHref } from '../schema/safe-href.ts';

interface Linked {
  readonly href: string;
  /** Prefix of the site's paths. */
  readonly base: string;
  readonly target?: string | undefined;
  readonly cssClass: string;
  readonly part?: string;
}

/** A stored link as this site can use it: its own paths get the prefix, the rest stays as it is. */
export function siteHref(base: string, href: string): string {
  return safeHref(href.startsWith('/') && !href.startsWith('//') ? `${base}${href}` : href);
}

/** Spec §2: what leads to /app/ opens a tab of its own; tel:, mailto: and addresses are plain anchors. */
export function sectionLink(view: Linked, content: unknown): TemplateResult {
  const href = siteHref(view.base, view.href);
  const apart = view.target === '_blank' || href.includes('/app/');
  return html`<a
    class=${view.cssClass}
    part=${view.part ?? nothing}
    href=${href}
    target=${apart ? '_blank' : nothing}
    rel=${apart ? 'noopener' : nothing}
    >${content}</a
  >`;
}
