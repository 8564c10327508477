import { html, type TemplateResult } from 'lit';

/** Renders a page of the owner's sections; the title is for screen readers. */
export function customPage(title: string, sections: readonly TemplateResult[]): TemplateResult {
  return html`<h1 class="vh">${title}</h1>
    ${sections}`;
}
