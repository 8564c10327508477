import { html, nothing, type TemplateResult } from 'lit';
import type { Crumb } from '../api/product.contract.ts';
import type { SiteData } from './page-data.ts';

/** `root`: what comes first where it is not "all products". */
export function breadcrumb(site: SiteData, crumbs: readonly Crumb[], root?: Crumb): TemplateResult {
  return html`<talad-breadcrumb
    class="crumbs"
    locale=${site.lang}
    search-href=${root?.url ?? site.searchUrl}
    label=${root?.label ?? nothing}
    crumbs=${JSON.stringify(crumbs)}
  ></talad-breadcrumb>`;
}
