import { html, nothing, type TemplateResult } from 'lit';
import type { ProductStrip, SiteData } from './page-data.ts';
import { productStrip } from './lists/product-grid.ts';

export interface RoutePageData {
  readonly title: string;
  readonly description: string;
  /** The owner's sections; without any the title is visible. */
  readonly sections: unknown;
  readonly hasSections: boolean;
  readonly strip: ProductStrip | null;
}

/** Renders a custom route: its layouts, and the products of its topic. */
export function routePage(site: SiteData, data: RoutePageData): TemplateResult {
  const { title, description, sections, hasSections, strip } = data;
  const head = hasSections
    ? html`<h1 class="vh">${title}</h1>`
    : html`<div class="wrap">
        <h1 class="front-title">${title}</h1>
        ${description ? html`<p class="muted">${description}</p>` : nothing}
      </div>`;
  return html`${head}${sections}${
    strip ? html`<div class="wrap">${productStrip(site, strip)}</div>` : nothing
  }`;
}
