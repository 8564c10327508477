import { html, type TemplateResult } from 'lit';

/** Renders a line icon on a 24 px grid in `currentColor`, which works with forced colours. */
export function icon(path: string): TemplateResult {
  return html`<svg
    class="icon"
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    stroke-width="1.75"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <path d=${path} />
  </svg>`;
}

export const cartIcon =
  'M3 4h2.2l2.3 11.2h10.3L20 7.5H6M7.7 19.5a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0M15.2 19.5a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0';

export const flashIcon = 'M13 3 5 14h6l-1 7 8-11h-6z';
