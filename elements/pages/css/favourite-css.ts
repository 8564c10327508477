import { fullHeartMask, heartCss, heartMask, keepMask } from '../../parts/favourites/heart-css.ts';

/** Hearts over product boxes, and the favourite and comparison buttons. */
export const favouriteCss = `${heartCss}
.keeps{display:flex;flex-wrap:wrap;gap:4px 20px}
.keep-word{display:inline-flex;align-items:center;gap:8px;min-block-size:44px;padding:0;border:0;background:none;color:var(--talad-text);font:inherit;font-size:15px;cursor:pointer}
.keep-word::before{content:"";inline-size:20px;block-size:20px;background:currentColor;mask:${heartMask} center/contain no-repeat}
.keep-word[aria-pressed=true]{color:var(--talad-sale)}
.keep-word[aria-pressed=true]::before{mask-image:${fullHeartMask}}
.keep-word:hover{text-decoration:underline;text-underline-offset:4px}
.keep-word.compare::before,.keep-word.compare[aria-pressed=true]::before{mask-image:${keepMask('M8 4v16M16 4v16M4 8l4-4 4 4M12 16l4 4 4-4', 'none')}}
.keep-word.compare[aria-pressed=true]{color:var(--talad-accent-text)}
@media (scripting:none){.keeps{display:none}}
`;
