import { html, type TemplateResult } from 'lit';

/** A built-in page with the owner's own sections above it; they reach from edge to edge. */
export function belowSections(
  sections: readonly TemplateResult[],
  content: TemplateResult,
): TemplateResult {
  return sections.length === 0
    ? content
    : html`${sections}
        <div class="wrap after-sections">${content}</div>`;
}
