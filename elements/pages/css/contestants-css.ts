/** The participants of a contest. */
export const contestantsCss = `
.contest-head{display:grid;gap:4px;margin-block:8px 24px}
.contestants{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:24px 12px;margin-block-start:16px!important}
@media (width>=750px){.contestants{grid-template-columns:repeat(auto-fill,minmax(220px,1fr));gap:32px 20px}}
.contestant{display:grid;gap:4px;align-content:start;justify-items:start;scroll-margin-block-start:96px}
.contestant-picture{inline-size:100%;aspect-ratio:1;margin-block-end:8px;overflow:hidden;border-radius:var(--talad-radius);background:var(--talad-tint);display:grid}
.contestant-picture img{display:block;inline-size:100%;block-size:100%;object-fit:cover}
.contestant-letter{place-self:center;font-family:var(--talad-font-heading);font-size:clamp(48px,14vi,88px);font-weight:700;line-height:1;color:var(--talad-on-tint)}
.contestant-number{padding:2px 12px;border-radius:999px;background:var(--talad-tint);color:var(--talad-on-tint);font-size:13px;font-weight:600}
.contestant :is(h2,h3){font-size:clamp(17px,1rem + .3vi,20px)}
.contestant:target .contestant-picture{outline:3px solid var(--talad-accent);outline-offset:3px}
`;
