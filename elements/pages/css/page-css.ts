import { blockCss } from './block-css.ts';
import { blogCss } from './blog-css.ts';
import { cartCss } from './cart-css.ts';
import { frameCss } from './frame-css.ts';
import { favouriteCss } from './favourite-css.ts';
import { listCss } from './list-css.ts';
import { pieceCss } from './piece-css.ts';
import { reviewCss } from './review-css.ts';

/**
 * The light-DOM style sheet of every page, inline in its head and allowed by hash. Elements bring
 * their own. One container width, one left edge; 16 px at the sides of phones.
 */
export const pageCss = `
*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-behavior:smooth;scroll-padding-top:96px}
body{margin:0;min-block-size:100dvb;display:flex;flex-direction:column;background:var(--talad-surface);color:var(--talad-text);font-family:var(--talad-font);font-size:16px;line-height:1.65;overflow-wrap:anywhere}
main{flex:1;inline-size:100%;padding-block-end:clamp(48px,6vi,96px)}
.contained,.wrap{inline-size:100%;max-inline-size:var(--talad-container,1200px);margin-inline:auto;padding-inline:16px}
.contained{padding-block-start:16px}
main:focus{outline:none}
talad-footer{margin-block-start:auto}
h1,h2,h3{font-family:var(--talad-font-heading);font-weight:var(--talad-heading-weight,700);line-height:var(--talad-heading-leading,1.35);text-wrap:balance;margin:0}
h1{font-size:clamp(24px,1.2rem + 1.4vi,36px)}
h2{font-size:clamp(20px,1.1rem + .6vi,28px)}
p{margin:0;text-wrap:pretty}
a{color:var(--talad-accent-text);text-underline-offset:3px}
ul[role=list]{list-style:none;margin:0;padding:0}
:focus-visible{outline:2px solid var(--talad-accent-text);outline-offset:2px;border-radius:4px}
.vh{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.muted,.count{color:var(--talad-muted);font-size:14px}
.skip{position:absolute;inset-inline-start:16px;inset-block-start:-64px;z-index:20;padding:8px 16px;border-radius:var(--talad-radius);background:var(--talad-surface);box-shadow:var(--talad-shadow-2)}
.skip:focus{inset-block-start:8px}
@view-transition{navigation:auto}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}@view-transition{navigation:none}}
@media (width>=750px){.contained{padding-block-start:24px}}
@media print{.skip,.toolbar,.side,.pages{display:none!important}}
${pieceCss}${blockCss}${listCss}${cartCss}${frameCss}${blogCss}${reviewCss}${favouriteCss}`.replaceAll(
  '\n',
  '',
);
