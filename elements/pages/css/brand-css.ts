/** The page of all brands. */
export const brandCss = `
.brand-cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(140px,1fr));gap:16px;margin-block-start:8px!important}
@media (width>=750px){.brand-cards{grid-template-columns:repeat(auto-fill,minmax(200px,1fr));gap:24px}}
.brand-card{display:grid;gap:8px;color:inherit;font-weight:600;text-align:center;text-decoration:none}
.brand-card:hover{text-decoration:underline}
.brand-picture{display:grid;place-items:center;aspect-ratio:3/2;padding:16px;overflow:hidden;border:1px solid var(--talad-line);border-radius:var(--talad-radius);background:var(--talad-surface)}
.letter{background:var(--talad-tint);color:var(--talad-on-tint);font-family:var(--talad-font-heading);font-weight:700}
.brand-picture.letter{font-size:40px}
.brand-mark.letter{font-size:22px}
.brand-picture.fills{padding:0}
.brand-picture picture{display:grid;place-items:center;inline-size:100%;block-size:100%;min-block-size:0}
.brand-picture img{display:block;inline-size:100%;block-size:100%;object-fit:contain}
.brand-picture.fills img{object-fit:cover}
.brand-few.brand-few{grid-template-columns:repeat(2,minmax(0,1fr));gap:20px 12px;margin-block-start:24px!important}
.brand-few .brand-card{text-align:start}
.brand-few .brand-picture{aspect-ratio:4/3;border-color:transparent}
.brand-few .brand-picture img{transition:scale .25s ease-out}
.brand-few .brand-card:hover img{scale:1.03}
.brand-few .count{display:block;font-weight:400}
@media (width>=750px){.brand-few.brand-few{grid-template-columns:repeat(3,minmax(0,1fr));gap:32px 24px}}
@media (width<750px){.brand-few .end-tile:nth-child(odd){grid-column:span 2}}
@media (width>=750px){.brand-few .end-tile:nth-child(3n+1){grid-column:span 3}.brand-few .end-tile:nth-child(3n+2){grid-column:span 2}}
.brand-jumps{display:flex;flex-wrap:wrap;gap:8px;margin-block:8px 24px}
.brand-jumps .pill{justify-content:center;min-inline-size:44px;min-block-size:44px;padding-inline:8px;font-size:16px;font-weight:600}
.brand-letters{columns:280px;column-gap:32px;margin-block-start:8px}
.brand-group{display:grid;gap:4px;padding-block:12px 16px;border-block-start:1px solid var(--talad-line);break-inside:avoid;scroll-margin-block-start:112px}
.brand-group h3{color:var(--talad-muted);font-size:16px}
.brand-line{display:flex;align-items:center;gap:12px;margin-inline:-8px;padding:8px;border-radius:calc(var(--talad-radius)*1.5);color:inherit;text-decoration:none}
.brand-line:hover{background:var(--talad-quiet)}
.brand-mark{flex:none;display:grid;place-items:center;inline-size:56px;block-size:56px;overflow:hidden;border-radius:var(--talad-radius)}
.brand-mark img{display:block;inline-size:56px;block-size:56px;object-fit:cover}
.brand-name{display:grid;font-weight:600}
.brand-name .count{font-weight:400}
`;
