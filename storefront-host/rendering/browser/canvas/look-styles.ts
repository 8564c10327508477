import type { LitElement } from 'lit';
import { lookTags, type LookSheets } from '@talad/elements/page/look-sheets';
import { findDeep } from '@talad/elements/parts/modal/find-deep';

/** The rules of the edited look, shared by all elements of a tag, so that a change reaches them at once. */
const sheets = new Map(lookTags.map((tag) => [tag, new CSSStyleSheet()] as const));
const styled = new WeakSet<object>();

/** Gives the sheets to elements that are made from now on; called when their classes are defined. */
export function styleNewElements(): void {
  for (const [tag, sheet] of sheets) {
    const element = customElements.get(tag) as typeof LitElement | undefined;
    if (!element || styled.has(element)) continue;
    styled.add(element);
    element.elementStyles.push(sheet);
  }
}

/** Shows a look: also in elements of the server, in place of the published look that came with them. */
export function showLooks(looks: LookSheets): void {
  for (const [tag, sheet] of sheets) {
    sheet.replaceSync(looks[tag] ?? '');
    for (const { shadowRoot } of findDeep(document, tag)) {
      if (!shadowRoot || shadowRoot.adoptedStyleSheets.includes(sheet)) continue;
      shadowRoot.querySelectorAll('style')[1]?.remove();
      shadowRoot.adoptedStyleSheets.push(sheet);
    }
  }
}
