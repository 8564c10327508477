/** The page of all brands. */
export const brandCss = `
.brand-cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(140px,1fr));gap:16px;margin-block-start:8px!important}
@media (width>=750px){.brand-cards{grid-template-columns:repeat(auto-fill,minmax(200px,1fr));gap:24px}}
.brand-card{display:grid;gap:8px;color:inherit;font-weight:600;text-align:center;text-decoration:none}
.brand-card:hover{text-decoration:underline}
.brand-picture{display:grid;place-items:center;aspect-ratio:3/2;padding:16px;overflow:hidden;border:1px solid var(--talad-line);border-radius:var(--talad-radius);background:var(--talad-surface)}
.brand-picture.letter{background:var(--talad-tint)}
.brand-picture.fills{padding:0}
.brand-picture picture{display:grid;place-items:center;inline-size:100%;block-size:100%;min-block-size:0}
.brand-picture img{display:block;inline-size:100%;block-size:100%;object-fit:contain}
.brand-picture.fills img{object-fit:cover}
.brand-group{display:grid;gap:4px;padding-block:16px;border-block-start:1px solid var(--talad-line)}
.brand-group h3{color:var(--talad-accent-text);font-size:20px}
.brand-group ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,240px),1fr));gap:0 32px}
.brand-group li{display:flex;align-items:baseline;justify-content:space-between;gap:12px}
.brand-group a{display:block;padding-block:8px;color:inherit}
@media (width>=750px){.brand-group{grid-template-columns:64px minmax(0,1fr);align-items:first baseline}}
`;
