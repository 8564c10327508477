import { html, type TemplateResult } from 'lit';

/** Renders a built-in page below the owner's sections, which use the full width. */
export function belowSections(
  sections: readonly TemplateResult[],
  content: TemplateResult,
): TemplateResult {
  return sections.length === 0
    ? content
    : html`${sections}
        <div class="wrap after-sections">${content}</div>`;
}
