/** Search, sorting and highlights of a blog's list; the event of a post. */
export const blogToolsCss = `
.blog-tools{display:flex;flex-wrap:wrap;gap:12px 24px;align-items:center;justify-content:space-between;margin-block:8px 24px}
.blog-search{display:flex;gap:8px;flex:1 1 280px;max-inline-size:420px}
.blog-search input{flex:1;min-inline-size:0;min-block-size:48px;padding:8px 16px;border:1px solid var(--talad-edge);border-radius:var(--talad-radius);background:var(--talad-surface);color:inherit;font:inherit}
.blog-search input::placeholder{color:var(--talad-muted);opacity:1}
.blog-orders{display:flex;gap:8px;align-items:center;min-inline-size:0;overflow-x:auto;scrollbar-width:none;margin-inline-end:-16px;padding:4px 16px 4px 0}
.blog-orders .muted{flex:none}
.hilights{padding-block-end:32px;border-block-end:1px solid var(--talad-line)}
@media (width>=1000px){.hilights .posts{grid-template-columns:repeat(2,minmax(0,1fr))}.hilights .posts .post{grid-template-columns:200px minmax(0,1fr);gap:20px}}
.blog-latest{margin-block:32px 0}
.post-ways{display:flex;gap:16px;align-items:center;min-block-size:32px}
.glance{position:relative;z-index:1;display:inline-flex;align-items:center;min-block-size:32px;font-size:14px;font-weight:600}
.event{inline-size:100%;max-inline-size:680px;display:grid;gap:16px;padding:24px;border-radius:calc(var(--talad-radius)*1.5);background:var(--talad-tint);color:var(--talad-on-tint)}
.event h2{font-size:20px}
.event dl{display:grid;gap:8px;margin:0}
.event dl div{display:grid;grid-template-columns:88px minmax(0,1fr);gap:8px}
.event dt{font-size:14px;line-height:26px}
.event dd{margin:0;font-weight:600}
.event .button{justify-self:start}
.register{inline-size:100%;max-inline-size:680px;scroll-margin-top:96px;padding-block-start:24px;border-block-start:1px solid var(--talad-line)}
.register h2{margin-block-end:16px}
`.replaceAll('\n', '');
