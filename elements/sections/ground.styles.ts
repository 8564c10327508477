import { css } from 'lit';

/**
 * A ground sets the theme's own tokens, which boxes and buttons on it use. A part of a section has
 * the class `ground` beside its role: it computes its colours from the tokens of that ground.
 */
export const groundStyles = css`
  .tint,
  .deep,
  .A,
  .B {
    background: var(--surface);
  }
  :is(.base, .ground).quiet {
    background: var(--surface);
    --talad-surface: var(--talad-quiet, light-dark(#f5f6f5, #262b29));
    --card: var(--talad-light, light-dark(#fff, #1b1f1d));
  }
  .tint {
    --talad-surface: var(--talad-tint, light-dark(#e6f1ee, #123f37));
    --talad-text: var(--talad-on-tint, light-dark(#0a4a40, #e6f1ee));
    --talad-muted: var(--talad-text);
    --talad-accent-text: var(--talad-text);
    --card: var(--talad-light, light-dark(#fff, #1b1f1d));
  }
  .deep {
    --talad-surface: var(--talad-deep, #0a4a40);
    --talad-text: var(--talad-on-deep, #fff);
  }
  .A {
    --talad-surface: var(--talad-a, #0f6b5c);
    --talad-text: var(--talad-on-a, #fff);
  }
  .B {
    --talad-surface: var(--talad-b, #e8a33d);
    --talad-text: var(--talad-on-b, #1d2522);
  }
  .deep,
  .A,
  .B {
    --talad-muted: var(--talad-text);
    --talad-line: color-mix(in oklch, var(--talad-text) 26%, var(--talad-surface));
    --talad-edge: color-mix(in oklch, var(--talad-text) 60%, var(--talad-surface));
    --talad-quiet: color-mix(in oklch, var(--talad-text) 9%, var(--talad-surface));
    --talad-accent: var(--talad-text);
    --talad-on-accent: var(--talad-surface);
    --talad-accent-hover: color-mix(in oklch, var(--talad-text) 86%, var(--talad-surface));
    --talad-accent-text: var(--talad-text);
    --talad-sale: var(--talad-text);
    --talad-on-sale: var(--talad-surface);
  }
  .A,
  .B {
    --talad-star: var(--talad-text);
  }
  .ground {
    --text: var(--talad-text, light-dark(#1d2522, #f2f2ef));
    --muted: var(--talad-muted, light-dark(#5b625f, #b4b8b5));
    --line: var(--talad-line, light-dark(#e0e3e1, #444a47));
    --edge: var(--talad-edge, #8a908d);
    --surface: var(--talad-surface, light-dark(#fff, #1b1f1d));
    --quiet: var(--talad-quiet, light-dark(#f5f6f5, #262b29));
    --accent: var(--talad-accent, #0f6b5c);
    --on-accent: var(--talad-on-accent, #fff);
    --link: var(--talad-accent-text, light-dark(#0f6b5c, #6fc7b6));
    background: var(--surface);
    color: var(--text);
  }
`;
