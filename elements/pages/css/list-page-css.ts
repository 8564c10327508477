/** Pages of lists: sorting and layout, categories, the owner's sections above. */
export const listPageCss = `
.layouts{margin-inline:-16px}
.layouts:first-child{margin-block:-16px 16px}
.category-image{margin-block:8px 16px;border-radius:calc(var(--talad-radius)*1.5);overflow:hidden;background:var(--talad-quiet)}
.category-image img{display:block;inline-size:100%;block-size:auto;aspect-ratio:5/2;object-fit:cover}
.category-text{max-inline-size:68ch;margin-block:-8px 16px;color:var(--talad-muted);white-space:pre-line}
talad-sort-menu{display:contents}
talad-more{display:block}
.sorts-open::after{content:"";inline-size:7px;block-size:7px;border:solid currentColor;border-width:0 1.75px 1.75px 0;transform:translateY(-2px) rotate(45deg)}
.sorts{color:var(--talad-text);background:var(--talad-surface)}
.sorts:popover-open{display:grid;gap:4px;position:fixed;inset:auto 0 0;inline-size:100%;margin:0;padding:16px 16px calc(16px + env(safe-area-inset-bottom));border:0;border-radius:16px 16px 0 0;box-shadow:var(--talad-shadow-3)}
.sorts:popover-open .sorts-label{margin-block-end:4px;font-weight:600}
.sorts:popover-open .pill{min-block-size:48px;border-color:transparent;border-radius:var(--talad-radius);font-size:16px}
.sorts::backdrop{background:rgb(0 0 0/.4)}
.views{flex:none;display:flex;margin-inline:auto 16px}
.views a{display:grid;place-items:center;inline-size:44px;block-size:44px;border-radius:var(--talad-radius);color:var(--talad-muted)}
.views a:hover{background:var(--talad-quiet)}
.views [aria-current]{color:var(--talad-accent-text)}
.rest summary{justify-content:start;gap:4px;margin-block:4px;color:var(--talad-accent-text);font-weight:400}
.filters.over{display:grid;gap:20px;background:none}
.over .apply{position:sticky;inset-block-end:0;box-shadow:0 8px 0 20px var(--talad-surface),0 40px 0 20px var(--talad-surface)}
.check .count{margin-inline-start:auto}
.with-side .grid.rows{grid-template-columns:minmax(0,1fr)}
.rows.rows>li{margin:0;padding-block:12px;border-block-end:1px solid var(--talad-line)}
.rows talad-product-box{--box-column:2}.rows talad-product-box::part(base){grid-template:0 auto auto auto 1fr/clamp(104px,26%,200px) minmax(0,1fr);column-gap:16px}
.rows talad-product-box::part(frame){grid-area:1/1/-1;margin:0;align-self:start}
.rows talad-product-box::part(add){grid-area:3/2;place-self:center end;inline-size:auto;min-inline-size:44px;margin:0;padding-inline:10px;border-radius:999px;opacity:1;translate:none;box-shadow:none;background:var(--talad-tint);color:var(--talad-on-tint)}
@media (width<750px){.rows talad-product-box::part(add){gap:0;inline-size:44px;padding:0;font-size:0}}
@media (width>=750px){.category-image img{aspect-ratio:4/1}}
@media (width>=1000px){.sorts-open{display:none}.sorts,.sorts:popover-open{display:flex;align-items:center;gap:8px;position:static;inline-size:auto;max-inline-size:none;margin:0;padding:4px 0;border:0;border-radius:0;box-shadow:none;overflow-x:auto;scrollbar-width:none;min-inline-size:0;background:none}.sorts .pill,.sorts:popover-open .pill{min-block-size:40px;border:1px solid var(--talad-line);border-radius:999px;font-size:14px}.sorts [aria-current],.sorts:popover-open [aria-current]{border-color:transparent}.views{margin-inline-end:0}}
@media print{talad-more{display:none}}
`.replaceAll('\n', '');
