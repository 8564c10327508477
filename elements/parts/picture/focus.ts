/** For pictures that are cut to the shape of their card: `data-at` is Picture's `focus` (decision 192). */
export const focusRules =
  '[data-at]{object-position:var(--x,50%) var(--y,50%)}[data-at^=l]{--x:0}[data-at^=r]{--x:100%}[data-at$=t]{--y:0}[data-at$=b]{--y:100%}';
