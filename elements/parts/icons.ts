import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';

// One stroke weight and one 24 px grid; `currentColor`, so forced colours reach them.
function icon(shape: SVGTemplateResult): TemplateResult {
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
    ${shape}
  </svg>`;
}

export const cartIcon = icon(
  svg`<path d="M3 4h2.2l2.3 11.2h10.3L20 7.5H6"/><circle cx="9" cy="19.5" r="1.3"/><circle cx="16.5" cy="19.5" r="1.3"/>`,
);
export const plusIcon = icon(svg`<path d="M12 5.5v13M5.5 12h13"/>`);
export const minusIcon = icon(svg`<path d="M5.5 12h13"/>`);
export const closeIcon = icon(svg`<path d="m6 6 12 12M18 6 6 18"/>`);
export const menuIcon = icon(svg`<path d="M4 7h16M4 12h16M4 17h16"/>`);
export const searchIcon = icon(
  svg`<circle cx="10.8" cy="10.8" r="6.3"/><path d="m15.5 15.5 4.7 4.7"/>`,
);
export const personIcon = icon(
  svg`<circle cx="12" cy="8.2" r="3.7"/><path d="M4.8 20c.9-3.7 3.8-5.4 7.2-5.4s6.3 1.7 7.2 5.4"/>`,
);
export const trashIcon = icon(
  svg`<path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.9 12.5h9.200L17.5 7M10.3 11v5M13.7 11v5"/>`,
);
export const backIcon = icon(svg`<path d="m14.5 5.5-6.5 6.5 6.5 6.5"/>`);
export const nextIcon = icon(svg`<path d="m9.5 5.5 6.5 6.5-6.5 6.5"/>`);
export const pauseIcon = icon(svg`<path d="M9 6v12M15 6v12"/>`);
export const playIcon = icon(svg`<path d="M8 5.5v13l10.5-6.5z"/>`);
export const doneIcon = icon(svg`<path d="m5 12.5 4.5 4.5L19 7.5"/>`);
export const warnIcon = icon(svg`<path d="M12 4.5 21 19.5H3zM12 10v4.5M12 16.9v.1"/>`);
export const shopIcon = icon(
  svg`<path d="M4.5 10v9.5h15V10M3.5 9l1.5-4.5h14L20.5 9c0 3-4.2 3-4.2 0 0 3-4.3 3-4.3 0 0 3-4.3 3-4.3 0 0 3-4.2 3-4.2 0zM9.5 19.5V14h5v5.5"/>`,
);
