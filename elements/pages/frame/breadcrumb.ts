import { html, nothing, type TemplateResult } from 'lit';
import type { Crumb } from '../../api/product.contract.ts';
import type { SiteData } from '../page-data.ts';

/**
 * Renders the breadcrumb.
 * @param root First step, if it is not "all products".
 */
export function breadcrumb(
  site: SiteData,
  crumbs: readonly Crumb[],
  root?: Crumb,
): TemplateResult | typeof nothing {
  if (site.noCrumbs) return nothing;
  return html`<talad-breadcrumb
    class="crumbs"
    locale=${site.lang}
    search-href=${root?.url ?? site.searchUrl}
    label=${root?.label ?? site.crumbsLabel ?? nothing}
    crumbs=${JSON.stringify(crumbs)}
  ></talad-breadcrumb>`;
}
