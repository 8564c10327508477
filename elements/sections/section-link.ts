import { html, nothing, type TemplateResult } from 'lit';
import { linkTarget } from '../schema/link-target.ts';
import { safeHref } from '../schema/safe-href.ts';

interface Linked {
  readonly href: string;
  /** Prefix of the site's paths. */
  readonly base: string;
  readonly target?: string | undefined;
  readonly cssClass: string;
  readonly part?: string;
}

/** Returns a stored link for this site: its own paths get the prefix, others stay unchanged. */
export function siteHref(base: string, href: string): string {
  return safeHref(href.startsWith('/') && !href.startsWith('//') ? `${base}${href}` : href);
}

/** Renders a section's link by the rules of spec §2 (link-target.ts). */
export function sectionLink(view: Linked, content: unknown): TemplateResult {
  const href = siteHref(view.base, view.href);
  const apart = linkTarget(href, view.target);
  return html`<a
    class=${view.cssClass}
    part=${view.part ?? nothing}
    href=${href}
    target=${apart ?? nothing}
    rel=${apart ? 'noopener' : nothing}
    >${content}</a
  >`;
}
