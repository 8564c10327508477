import { feedbackCss } from './feedback-css.ts';

/**
 * The front page's own parts: cover, best sellers in slides, top sellers. Product lists after the
 * first are laid out when they come near, which saves most of a phone's layout work; until then
 * they have the height of four products. The editor's canvas needs the real positions.
 */
export const frontCss = `${feedbackCss}
.front-cover picture{display:block;aspect-ratio:21/9;overflow:hidden;border-radius:var(--talad-radius);background:var(--talad-quiet)}
.front-cover img{display:block;inline-size:100%;block-size:100%;object-fit:cover}
.slides{display:grid;grid-auto-flow:column;grid-auto-columns:calc(100% - 40px);gap:12px;margin-inline:-3px;overflow-x:auto;scroll-snap-type:x mandatory;scrollbar-width:none}
.slides>.grid{grid-template-columns:repeat(2,minmax(0,1fr));align-content:start;padding:3px!important;scroll-snap-align:start}
@media (width>=750px){.slides{gap:20px;scrollbar-width:thin;padding-block-end:12px}.slides>.grid{grid-template-columns:repeat(4,minmax(0,1fr))}}
.shop .feedback{color:var(--talad-accent-text)}
talad-products~talad-products:not([data-block-id]),.strip~.strip{content-visibility:auto;contain-intrinsic-block-size:auto 823px}
@media (width>=750px){talad-products~talad-products:not([data-block-id]),.strip~.strip{contain-intrinsic-block-size:auto 640px}}
`;
