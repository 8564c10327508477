/** Product lists: heading, chips, sorting, filters at the side or as a sheet, page numbers. */
export const listCss = `
.list-head{display:flex;flex-wrap:wrap;align-items:baseline;gap:4px 16px;margin-block:8px 16px}
.pill{flex:none;display:inline-flex;align-items:center;gap:6px;min-block-size:40px;padding:4px 16px;border:1px solid var(--talad-line);border-radius:999px;background:var(--talad-surface);color:var(--talad-text);font:inherit;font-size:14px;text-decoration:none;cursor:pointer;transition:background .15s ease-out}
.pill:hover{background:var(--talad-quiet);border-color:var(--talad-edge)}
.pill[aria-current]{background:var(--talad-tint);border-color:transparent;color:var(--talad-on-tint);font-weight:600}
.chips,.toolbar{display:flex;align-items:center;gap:8px}
.chips{overflow-x:auto;scrollbar-width:none;padding-block:4px}
.chips{margin:0 -16px 8px;padding-inline:16px}
.sorts-label{flex:none;color:var(--talad-muted);font-size:14px;margin-inline-end:4px}
.toolbar{margin-block-end:16px;margin-inline-end:-16px}
.badge{display:inline-grid;place-items:center;min-inline-size:20px;block-size:20px;padding-inline:4px;border-radius:999px;background:var(--talad-accent);color:var(--talad-on-accent);font-size:12px;line-height:1}
.active{display:flex;flex-wrap:wrap;gap:8px;align-items:center;margin-block-end:16px!important}
.pill.on{background:var(--talad-tint);border-color:transparent;color:var(--talad-on-tint);min-block-size:36px}
.x{inline-size:10px;block-size:10px;background:linear-gradient(45deg,transparent 44%,currentColor 44% 56%,transparent 56%),linear-gradient(-45deg,transparent 44%,currentColor 44% 56%,transparent 56%)}
.clear{font-size:14px;padding:8px}
.filters{font-size:16px;color:var(--talad-text);background:var(--talad-surface)}
.filters fieldset{border:0;margin:0;padding:0;min-inline-size:0}
.filters legend,.filters summary{padding:0;margin-block-end:8px;font-weight:600;font-size:14px}
.filters summary{display:flex;align-items:center;justify-content:space-between;min-block-size:32px;cursor:pointer;list-style:none}
.filters summary::-webkit-details-marker{display:none}
.filters summary::after{content:"";flex:none;inline-size:7px;block-size:7px;margin-inline:4px;border:solid currentColor;border-width:0 1.75px 1.75px 0;rotate:45deg;translate:0 -2px}
.filters details[open]>summary::after{rotate:225deg;translate:0 2px}
.filters h2{font-size:18px}
.filters-head{display:flex;justify-content:space-between;align-items:center}
.close{min-block-size:44px;padding:4px 12px;border:0;border-radius:var(--talad-radius);background:none;color:var(--talad-accent-text);font:inherit;cursor:pointer}
.range{display:flex;align-items:center;gap:8px;font-size:14px}
.range input{flex:1;min-inline-size:0;block-size:44px;padding:0 12px;border:1px solid var(--talad-edge);border-radius:var(--talad-radius);background:var(--talad-surface);color:inherit;font:inherit;font-size:16px}
.range input::placeholder{color:var(--talad-muted);font-size:14px;opacity:1}
.check{display:flex;align-items:center;gap:10px;min-block-size:40px;cursor:pointer}
.check input{flex:none;inline-size:20px;block-size:20px;margin:0;accent-color:var(--talad-accent)}
.apply{min-block-size:48px;border:0;border-radius:var(--talad-radius);background:var(--talad-accent);color:var(--talad-on-accent);font:inherit;font-weight:600;cursor:pointer}
.apply:hover{background:var(--talad-accent-hover)}
.links a{display:flex;justify-content:space-between;gap:8px;padding-block:6px;color:inherit;text-decoration:none}
.part{display:inline-block;padding-block:8px;font-weight:600}
.links a:hover,.links a[aria-current]{color:var(--talad-accent-text)}
.links a[aria-current]{font-weight:600}
.filters:popover-open .apply{position:sticky;inset-block-end:0;box-shadow:0 8px 0 20px var(--talad-surface),0 40px 0 20px var(--talad-surface)}
.filters:popover-open{display:grid;gap:20px;position:fixed;inset:auto 0 0;inline-size:100%;max-block-size:85dvb;margin:0;padding:16px 16px calc(16px + env(safe-area-inset-bottom));border:0;border-radius:16px 16px 0 0;box-shadow:var(--talad-shadow-3);overflow-y:auto}
.filters::backdrop{background:rgb(0 0 0/.4)}
@media (width<1000px){.links a{padding-block:10px}.filters summary{min-block-size:44px;margin-block-end:0}}
@media (width>=1000px){.filter-open,.filters-head .close{display:none}.with-side{display:grid;grid-template-columns:240px minmax(0,1fr);gap:48px;align-items:start}.filters,.filters:popover-open{display:grid;gap:24px;position:static;inline-size:auto;max-block-size:none;margin:0;padding:0;border:0;border-radius:0;box-shadow:none;overflow:visible}.filters-head h2{line-height:48px}.with-side .grid{grid-template-columns:repeat(3,minmax(0,1fr))}.toolbar{margin-inline-end:0}.chips{margin-inline:0;padding-inline:0}}
@media (scripting:enabled) and (width>=1000px){.with-side .filters .apply{display:none}}
@media (width>=1200px){.with-side .grid{grid-template-columns:repeat(4,minmax(0,1fr))}}
.meant{margin-block-end:16px;font-size:18px}
.meant a{font-weight:600}
.sellers{margin-block-end:24px}
.sellers h2{font-size:16px;margin-block-end:8px}
.sellers ul{display:flex;gap:8px;overflow-x:auto;scrollbar-width:none;margin-inline:-16px;padding:2px 16px}
.seller{display:flex;align-items:center;gap:10px;min-block-size:52px;padding:4px 18px 4px 6px;border:1px solid var(--talad-line);border-radius:999px;color:inherit;font-weight:600;white-space:nowrap;text-decoration:none}
.seller:hover{background:var(--talad-quiet);border-color:var(--talad-edge)}
.pages{display:flex;flex-wrap:wrap;justify-content:center;gap:4px;margin-block-start:48px}
.page,.turn,.gap{display:grid;place-items:center;min-inline-size:44px;min-block-size:44px;padding-inline:8px;border-radius:var(--talad-radius);color:var(--talad-text);text-decoration:none;font-variant-numeric:tabular-nums}
.turn{padding-inline:16px;color:var(--talad-accent-text);font-weight:600}
.page:hover,.turn:hover{background:var(--talad-quiet)}
.page[aria-current]{background:var(--talad-accent);color:var(--talad-on-accent);font-weight:600}
`;
