import { html, type Markup } from '../../html/html.ts';

/** Renders a line drawing on the 24 px grid of `elements/parts/icon.ts`; `.icon` in my-css.ts sets its stroke. */
export function drawing(path: string): Markup {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}" /></svg>`;
}
