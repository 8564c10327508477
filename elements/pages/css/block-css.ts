/** Rows of an owner's page, blocks hidden on one kind of screen, empty places. */
export const blockCss = `
.row{display:grid;gap:16px;inline-size:100%;max-inline-size:var(--talad-container,1200px);margin-inline:auto;align-items:start}
.row>*{min-inline-size:0}
@media (width>=750px){.row{grid-auto-flow:column;grid-auto-columns:minmax(0,1fr)}.row[data-columns="5"],.row[data-columns="6"],.row[data-columns="7"],.row[data-columns="8"]{grid-auto-flow:row;grid-template-columns:repeat(4,minmax(0,1fr))}}
.contained .layouts{margin-inline:-16px}
@media (width<750px){.hide-mobile{display:none}}
@media (750px<=width<1200px){.hide-tablet{display:none}}
@media (width>=1200px){.hide-desktop{display:none}}
.placeholder{margin:24px auto;inline-size:calc(100% - 32px);max-inline-size:var(--talad-container,1200px);padding:48px 24px;border:2px dashed var(--talad-edge);border-radius:calc(var(--talad-radius)*1.5);color:var(--talad-muted);text-align:center}`;
