import { boxRowsCss } from '../../parts/product-box/box-grid.styles.ts';

/** Buttons, strips of products, tiles, shop cards, messages, a product's text. */
export const pieceCss = `
.button{display:inline-flex;align-items:center;justify-content:center;min-block-size:48px;padding:6px 24px;border:1px solid transparent;border-radius:var(--talad-radius);background:var(--talad-accent);color:var(--talad-on-accent);font:inherit;font-weight:600;text-decoration:none;cursor:pointer;transition:background .15s ease-out}
.button:hover{background:var(--talad-accent-hover)}
.button.quiet{background:transparent;border-color:var(--talad-edge);color:var(--talad-text)}
.button.quiet:hover{background:var(--talad-quiet)}
.grid{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:0 12px}
@media (width>=750px){.grid{grid-template-columns:repeat(3,minmax(0,1fr));column-gap:20px}.grid>li{--row-gap:32px}.strip .grid:not(.ends):has(>:nth-child(4n):last-child),.flash-zone .grid:has(>:nth-child(4n):last-child){grid-template-columns:repeat(4,minmax(0,1fr));column-gap:12px}}
@media (width>=1000px){.grid,.strip .grid:not(.ends):has(>:nth-child(4n):last-child){grid-template-columns:repeat(4,minmax(0,1fr));column-gap:20px}}
${boxRowsCss}
.grid>[hidden]{display:none}
.end-tile{display:grid;gap:12px;align-content:center;justify-items:center;padding:24px 16px;border-radius:var(--talad-radius);background:var(--talad-tint);color:var(--talad-on-tint);text-align:center}
.end-tile h2{font-size:18px;text-wrap:balance}
@media (width<750px){.end-tile{padding-inline:8px}.end-tile h2{font-size:16px}.end-tile .button{padding-inline:12px;line-height:1.4}}
.grid>.end-tile{grid-template:none}
@media (width<750px){.ends.grid>.end-tile:nth-child(odd){grid-column:span 2}}
@media (750px<=width<1000px){.ends.grid>.end-tile:nth-child(3n+1){grid-column:span 3}.ends.grid>.end-tile:nth-child(3n+2){grid-column:span 2}}
@media (width>=1000px){.ends.grid>.end-tile:nth-child(4n+1){grid-column:span 4}.ends.grid>.end-tile:nth-child(4n+2){grid-column:span 3}.ends.grid>.end-tile:nth-child(4n+3){grid-column:span 2}}
@media (width<750px){.strip .grid>:nth-child(3):last-child{display:none}}
.strip{margin-block-start:clamp(32px,6vi,72px)}
.strip>h2,.strip-head{margin-block-end:16px}
.strip-head{display:flex;align-items:baseline;justify-content:space-between;gap:16px}
.more{flex:none;font-size:14px;font-weight:600}
@media (width>=1000px){.six .grid{grid-template-columns:repeat(6,minmax(0,1fr))}}
.full>.notice{margin-inline:16px;margin-block-start:16px}
.holiday>span:not(:empty){display:block;font-weight:400}
.notice{margin-block-end:16px;padding:12px 16px;border:1px solid var(--talad-edge);border-inline-start:4px solid var(--talad-accent-text);border-radius:var(--talad-radius);font-weight:600}
.front-title{margin-block:16px 8px}
.tiles{margin-block-start:24px}
.tiles ul{display:grid;grid-auto-flow:column;grid-auto-columns:minmax(216px,360px);gap:12px;overflow-x:auto;margin-inline:-16px;padding:2px 16px;scrollbar-width:none}
@media (width>=1000px){.tiles ul:has(>:nth-child(5)){grid-auto-columns:minmax(0,1fr);overflow:visible}.tiles ul:has(>:nth-child(9)){grid:auto-flow/repeat(5,minmax(0,1fr))}.tiles ul:has(>:nth-child(11)){grid-template-columns:repeat(6,minmax(0,1fr))}ul:has(>:nth-child(5))>li>.tile{flex-direction:column;justify-content:start;gap:8px;padding:16px 8px;text-align:center}}
.tiles li{display:grid}
.tile{display:flex;align-items:center;gap:12px;min-block-size:88px;padding:8px 16px 8px 8px;border-radius:calc(var(--talad-radius)*1.5);background:var(--talad-tint);color:var(--talad-on-tint);text-decoration:none;transition:box-shadow .15s ease-out}
.tile.all{justify-content:center;padding:8px 16px;font-weight:600}
.tile:hover{box-shadow:inset 0 0 0 2px var(--talad-on-tint)}
.tile picture,.tile .blank{flex:none;inline-size:72px;block-size:72px;border-radius:var(--talad-radius);overflow:hidden;background:var(--talad-surface)}
.tile img{display:block;inline-size:72px;block-size:72px;object-fit:cover}
.tile-text{display:grid;min-inline-size:0}
.tile-name{font-weight:600;line-height:1.45}
.tile .count{color:inherit;font-size:14px}
.shops{display:grid;gap:16px}
@media (width>=750px){.shops:not(:has(>:nth-child(3):last-child)){grid-template-columns:repeat(2,minmax(0,1fr))}}
@media (width>=1000px){.shops:has(>:nth-child(3):last-child){grid-template-columns:repeat(3,minmax(0,1fr))}}
@media (width>=1200px){.shops:has(>:nth-child(4)){grid-template-columns:repeat(4,minmax(0,1fr))}}
.shop{display:flex;gap:16px;align-items:center;block-size:100%;padding:16px;border:1px solid var(--talad-line);border-radius:var(--talad-radius);color:inherit;text-decoration:none;transition:box-shadow .2s ease-out}
.shop:hover{box-shadow:var(--talad-shadow-2)}
.shop .more{color:var(--talad-accent-text)}
.shop-text{display:grid;gap:2px}
.avatar{flex:none;display:grid;place-items:center;inline-size:72px;block-size:72px;border-radius:50%;overflow:hidden;background:var(--talad-quiet)}
.avatar img{display:block;inline-size:72px;block-size:72px;object-fit:cover}
.letter{background:var(--talad-tint);color:var(--talad-on-tint);font-size:28px;font-weight:700}
.message,.empty{max-inline-size:60ch;margin-inline:auto;padding-block:clamp(32px,8vi,96px);text-align:center;display:grid;gap:12px;justify-items:center}
.empty{padding-block:32px}
.actions{display:flex;flex-wrap:wrap;gap:12px;justify-content:center;margin-block-start:8px}
.product{display:block;margin:12px -16px 0}
@media (width>=750px){.product{margin:16px 0 0}}
.about{display:grid;gap:32px;padding-block-start:24px;border-block-start:1px solid var(--talad-line)}
.assure{display:grid;gap:8px!important;padding-block:16px!important;border-block-start:1px solid var(--talad-line)}
.assure li{display:flex;gap:12px;color:var(--talad-muted);font-size:14px}
.assure li::before{content:"✓" / "";flex:none;color:var(--talad-accent-text);font-weight:700}
.about h2{font-size:22px;margin-block-end:12px}
.prose{max-inline-size:68ch}
.prose p{white-space:pre-line}
.prose p+p{margin-block-start:12px}
.details dl{margin:0}
.details dl div{display:flex;justify-content:space-between;gap:24px;padding-block:10px;border-block-end:1px solid var(--talad-line)}
.details dt{color:var(--talad-muted)}
.details dd{margin:0;text-align:end}
`;
