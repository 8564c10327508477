import { html, type TemplateResult } from 'lit';
import type { Crumb } from '../api/product.contract.ts';
import type { SiteData } from './page-data.ts';

export function breadcrumb(site: SiteData, crumbs: readonly Crumb[]): TemplateResult {
  return html`<talad-breadcrumb
    class="crumbs"
    locale=${site.lang}
    search-href=${site.searchUrl}
    crumbs=${JSON.stringify(crumbs)}
  ></talad-breadcrumb>`;
}
