import { html, type TemplateResult } from 'lit';

/** A page of an owner's own sections: they bring what is seen, the title is for those who listen. */
export function customPage(title: string, sections: readonly TemplateResult[]): TemplateResult {
  return html`<h1 class="vh">${title}</h1>
    ${sections}`;
}
