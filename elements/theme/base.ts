import { css } from 'lit';

/**
 * The first styles of every element. A host page's `*{…}` beats `:host`, so layout and text begin
 * at the inner `.base`: `all: initial` resets inherited host styles, and a few are let through by
 * name. Without a theme the colours follow the page's light or dark scheme.
 */
export const baseStyles = css`
  :host {
    display: block;
  }
  :host([hidden]) {
    display: none;
  }
  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }
  .base {
    all: initial;
    display: block;
    color-scheme: inherit;
    visibility: inherit;
    pointer-events: inherit;
    --text: var(--talad-text, light-dark(#1d2522, #f2f2ef));
    --muted: var(--talad-muted, light-dark(#5b625f, #b4b8b5));
    --line: var(--talad-line, light-dark(#e0e3e1, #444a47));
    --edge: var(--talad-edge, #8a908d);
    --surface: var(--talad-surface, light-dark(#fff, #1b1f1d));
    --quiet: var(--talad-quiet, light-dark(#f5f6f5, #262b29));
    --accent: var(--talad-accent, #0f6b5c);
    --on-accent: var(--talad-on-accent, #fff);
    --link: var(--talad-accent-text, light-dark(#0f6b5c, #6fc7b6));
    --sale: var(--talad-sale, light-dark(#c4262e, #ff8a85));
    --radius: var(--talad-radius, 8px);
    font-family: var(--talad-font, inherit);
    font-size: 16px;
    line-height: 1.65;
    color: var(--text);
    overflow-wrap: anywhere;
  }
  :focus-visible {
    outline: 2px solid var(--link);
    outline-offset: 2px;
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    ::before,
    ::after {
      animation: none !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
  @media print {
    .screen {
      display: none !important;
    }
  }
`;

/** Hides content visually; screen readers still read it. */
export const hiddenStyles = css`
  .vh {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
