const HEART =
  'M12 20.3C6.5 15.6 3.2 12.6 3.2 9.1a4.6 4.6 0 0 1 8.8-1.9 4.6 4.6 0 0 1 8.8 1.9c0 3.5-3.3 6.5-8.8 11.2z';

export const keepMask = (path: string, fill: string): string =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='${fill}' stroke='%23000' stroke-width='1.75' stroke-linejoin='round'%3E%3Cpath d='${path}'/%3E%3C/svg%3E")`;
export const heartMask = keepMask(HEART, 'none');
export const fullHeartMask = keepMask(HEART, '%23000');

/** The heart over a product box, in the page and in sections with boxes. */
export const heartCss = `
.grid>li,[role=listitem]{position:relative}
[role=listitem]{--box-title:3.2em}
.keep{position:absolute;inset:4px 4px auto auto;display:grid;place-items:center;inline-size:44px;block-size:44px;padding:0;border:0;border-radius:999px;background:none;color:var(--talad-text);cursor:pointer}
.keep::before,.keep::after{content:"";grid-area:1/1;inline-size:24px;block-size:24px;background:var(--talad-surface);mask:${fullHeartMask} center/contain no-repeat}
.keep::before{opacity:.8}
.keep::after{background:currentColor;mask-image:${heartMask}}
.keep:hover::before{opacity:1}
.keep[aria-pressed=true]{color:var(--talad-sale)}
.keep[aria-pressed=true]::after{mask-image:${fullHeartMask}}
@media (scripting:none){.keep{display:none}}
`;
