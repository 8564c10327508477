import { html, nothing, type TemplateResult } from 'lit';
import { linkTarget } from '../schema/link-target.ts';
import { safeHref } from '../schema/safe-href.ts';
import type { LinkItem } from './header/header-data.ts';

/** Renders a link of menus and footers: plain, in a new tab, or the opener of a modal. */
export function frameLink(
  { title, link, current, target, modal }: LinkItem,
  content: unknown = title,
  cssClass?: string,
): TemplateResult {
  const href = safeHref(link);
  const apart = linkTarget(href, target);
  return html`<a
    class=${cssClass ?? nothing}
    href=${href}
    target=${apart ?? nothing}
    rel=${apart ? 'noopener' : nothing}
    aria-current=${current ? 'page' : nothing}
    data-modal=${modal ?? nothing}
    >${content}</a
  >`;
}
