/**
 * For pictures that are cut to the shape of their card: `data-at` is Picture's `focus`, the third that the
 * point chosen by the owner is in. The content security policy allows no inline styles, elements have no
 * scripts at first paint, and typed `attr()` is not in all browsers of the support list. About 60 bytes of
 * brotli in the sheet of sections and in that of pages. Product box and product page cut from the middle:
 * the rules are 55 to 90 bytes there, and 25 are left of their limits (design §9: 12.5 kB and 32 kB).
 */
export const focusRules =
  '[data-at]{object-position:var(--x,50%) var(--y,50%)}[data-at^=l]{--x:0}[data-at^=r]{--x:100%}[data-at$=t]{--y:0}[data-at$=b]{--y:100%}';
