/** Values of look.md: 4 px grid, 8 px radius, body 16 px at 1.65, headings 1.35 for Thai marks. */
export const pageStyles = `
:root{color-scheme:light;--ink:#1d2522;--muted:#5b625f;--line:#dde1de;--edge:#8a908d;--paper:#fff;--ground:#f4f5f2;--accent:#0f6b5c;--accent-strong:#0b5347;--on-accent:#fff;--error:#b3261e;--error-ground:#fdf1f0;--hint-ground:#eef5f2}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:var(--ground);color:var(--ink);font:16px/1.65 "Noto Sans Thai Variable","Talad Fallback",system-ui,sans-serif}
header{display:flex;justify-content:space-between;align-items:center;width:100%;max-width:1264px;margin:0 auto;padding:16px clamp(16px,4vw,32px)}
.brand{font-size:22px;line-height:1.5;font-weight:700;color:var(--accent);text-decoration:none}
.language{padding:8px 12px;margin-inline-end:-12px;border-radius:999px;color:var(--muted);text-decoration:none}
.language:hover{background:#e7eae6;color:var(--ink)}
main{width:100%;margin:0 auto;padding:0 16px 64px}
main.narrow{max-width:448px;margin-block:auto}
main.wide{max-width:1264px;padding-inline:clamp(16px,4vw,32px)}
.card{background:var(--paper);border:1px solid var(--line);border-radius:12px;padding:clamp(24px,6vw,40px);box-shadow:0 1px 2px rgb(29 37 34/.05),0 8px 24px rgb(29 37 34/.06)}
h1{margin:0 0 8px;font-size:28px;line-height:1.4;text-wrap:balance}
h2{margin:32px 0 12px;font-size:18px;line-height:1.5}
p{margin:0 0 16px;text-wrap:pretty}
.lead,.small{color:var(--muted)}
.small{font-size:14px}
form{margin:24px 0 0;display:grid;gap:16px}
form.close{margin-top:12px}
[hidden]{display:none!important}
label{display:block;font-weight:600;margin-bottom:4px}
input{width:100%;min-height:48px;padding:8px 12px;border:1px solid var(--edge);border-radius:8px;background:#fff;color:inherit;font:inherit}
select{width:100%;min-height:48px;padding:8px 12px;border:1px solid var(--edge);border-radius:8px;background:#fff;color:inherit;font:inherit}
textarea{width:100%;padding:8px 12px;border:1px solid var(--edge);border-radius:8px;background:#fff;color:inherit;font:inherit;resize:vertical}
.decision fieldset{margin:0;padding:0;border:0;min-width:0;display:grid;gap:8px}
.decision legend{padding:0;margin-bottom:4px;font-weight:600}
.choice{display:flex;gap:12px;align-items:center;min-height:44px;margin:0;font-weight:400;cursor:pointer}
.choice input{flex:none;width:20px;height:20px;min-height:0;accent-color:var(--accent)}
blockquote{margin:0 0 16px;padding:8px 16px;border-inline-start:3px solid var(--line);white-space:pre-line;overflow-wrap:anywhere}
form[role=search]+.scroll,form[role=search]+p{margin-top:24px}
.pictures{display:flex;flex-wrap:wrap;gap:8px;margin:0 0 16px;padding:0;list-style:none}
.pictures img{display:block;width:96px;height:96px;object-fit:cover;border:1px solid var(--line);border-radius:8px}
.slip{display:block;max-width:160px;max-height:240px;margin-block:8px}
.decision{display:grid;gap:24px;align-items:start}
.decision>*,.decision .words{min-width:0}
@media (max-width:599px){.decision th,.decision td{padding-inline:8px;white-space:normal}}
.decision form,.decision .card h2{margin-top:0}
@media (min-width:900px){.decision{grid-template-columns:minmax(0,1fr) 400px}}
input[aria-invalid=true]{border-color:var(--error);border-width:2px;padding:7px 11px}
.field-error{margin:4px 0 0;font-size:14px;color:var(--error)}
.button,button{display:inline-flex;align-items:center;justify-content:center;min-height:48px;padding:8px 24px;border:1px solid transparent;border-radius:8px;background:var(--accent);color:var(--on-accent);font:inherit;font-weight:600;text-decoration:none;cursor:pointer;transition:background .15s ease-out}
form button,.button.wide{width:100%}
form[role=search]{max-width:448px}
.button:hover,button:hover{background:var(--accent-strong)}
.button.quiet,button.quiet{background:transparent;border-color:var(--edge);color:var(--ink)}
.button.quiet:hover,button.quiet:hover{background:var(--ground)}
a{color:var(--accent)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.alert{margin:16px 0 0;padding:12px 16px;border-radius:8px;background:var(--error-ground);color:var(--error);border:1px solid #f0cfcc}
.notice{margin:16px 0 0;padding:12px 16px;border-radius:8px;background:var(--hint-ground);border:1px solid #d3e5de}
.notice code{font:inherit;font-weight:600;user-select:all}
.aside{margin:4px 0 0;text-align:end}
.aside-start{margin:4px 0 0}
.after{margin-top:32px}
.after summary{padding:12px 0;cursor:pointer}
.other{margin:24px 0 0;padding-top:20px;border-top:1px solid var(--line);text-align:center}
.ways{display:grid;gap:12px;margin-top:24px}
.ways .or{display:flex;align-items:center;gap:12px;margin:0;color:var(--muted);font-size:14px}
.ways .or::before,.ways .or::after{content:"";flex:1;border-top:1px solid var(--line)}
.button.way{gap:12px;padding-inline:16px}
.button.way.google{background:#fff;border-color:#747775;color:#1f1f1f}
.button.way.google:hover{background:#f6f8f8}
.button.way.line{background:#06c755;color:#06210f}
.button.way.line:hover{background:#05b34c}
.cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(240px,1fr));gap:16px;margin:24px 0 0;padding:0;list-style:none}
.cards a{display:block;height:100%;padding:20px;background:var(--paper);border:1px solid var(--line);border-radius:12px;color:inherit;text-decoration:none}
.cards a:hover{border-color:var(--accent)}
.cards strong{display:block;font-size:18px;color:var(--accent)}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(160px,1fr));gap:16px;margin:16px 0 0}
.figures div{padding:16px;background:var(--paper);border:1px solid var(--line);border-radius:12px}
.figures dt{font-size:14px;color:var(--muted)}
.figures dd{margin:0;font-size:28px;line-height:1.4;font-weight:700;font-variant-numeric:tabular-nums}
.figures .bad dd{color:var(--error)}
.scroll{overflow-x:auto;background:var(--paper);border:1px solid var(--line);border-radius:12px}
table{width:100%;border-collapse:collapse}
th,td{padding:10px 16px;text-align:start;border-bottom:1px solid var(--line);white-space:nowrap}
tr:last-child td{border-bottom:0}
th{font-size:14px;font-weight:600;color:var(--muted)}
@media (max-width:599px){.stacked thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}.stacked :is(table,tbody,tr,td){display:block}.stacked tr{padding:16px;border-bottom:1px solid var(--line)}.stacked tr:last-child{border-bottom:0}.stacked td{min-width:0;padding:0 0 8px;border:0;white-space:normal}}
details.card{margin-block-end:12px;padding:16px 24px}
details.card summary{cursor:pointer}
iframe.mail{width:100%;height:720px;border:1px solid var(--line);border-radius:12px;background:#fff}
pre.mail{padding:16px;background:var(--paper);border:1px solid var(--line);border-radius:12px;white-space:pre-wrap;overflow-wrap:anywhere;font-family:inherit;font-size:14px}
.words{white-space:normal;min-width:240px;overflow-wrap:anywhere}
form.inline{margin:0}
form.inline button{min-height:44px;padding:4px 16px}
.number{text-align:end;font-variant-numeric:tabular-nums}
.signup{display:grid;gap:32px;align-items:start}
.signup .preview{position:sticky;top:16px}
.signup .hint{margin:4px 0 0}
.signup .free{color:var(--accent);font-weight:600}
.signup .address{display:flex;flex-wrap:wrap;align-items:stretch}
.signup .address span{color:var(--muted);font-size:14px;line-height:2;width:100%}
.signup .suggestions{display:flex;flex-wrap:wrap;gap:8px;align-items:center;margin:8px 0 0;font-size:14px}
.signup .suggestions button{width:auto;min-height:36px;padding:4px 12px;background:transparent;border-color:var(--edge);color:var(--accent);font-size:14px}
.looks{margin:0;padding:0;border:0;min-width:0}
.looks legend{padding:0;margin-bottom:8px;font-weight:600}
.looks>div{display:grid;grid-template-columns:repeat(auto-fill,minmax(136px,1fr));gap:12px}
.looks label{display:grid;justify-items:center;gap:4px;margin:0;padding:0 0 8px;overflow:hidden;border:1px solid var(--line);border-radius:10px;font-weight:400;font-size:14px;cursor:pointer}
.looks label:has(:checked){border-color:var(--accent);box-shadow:0 0 0 2px var(--accent)}
.looks label:has(:focus-visible){outline:2px solid var(--accent);outline-offset:2px}
.looks input{position:absolute;width:1px;min-height:0;height:1px;padding:0;opacity:0}
.looks img{width:100%;height:auto;border-bottom:1px solid var(--line)}
.phone{width:100%;max-width:375px;height:560px;margin-inline:auto;border:1px solid var(--line);border-radius:20px;overflow:hidden;background:#fff;box-shadow:0 8px 24px rgb(29 37 34/.08)}
.phone iframe{width:100%;height:100%;border:0;pointer-events:none;transform-origin:0 0}
.desktop .phone{height:300px;border-radius:10px}
.looks .trade{margin:0 0 12px}
.looks .trade label{display:block;padding:0;border:0;text-align:start}
.looks label[hidden],.looks .trade[hidden]{display:none}
.tools,.tools span,.kept figcaption{display:flex;flex-wrap:wrap;gap:8px;align-items:center;justify-content:space-between}
.tools[hidden],.kept[hidden]{display:none}
.tools{margin-bottom:8px}
.tools button,.kept button{width:auto;min-height:36px;padding:4px 12px;background:transparent;border-color:var(--edge);color:var(--accent);font-size:14px}
.tools [aria-pressed=true]{border-color:var(--accent);box-shadow:inset 0 0 0 1px var(--accent)}
.pair{display:grid;grid-template-columns:minmax(0,1fr);gap:16px}
.kept{min-width:0;margin:0}
.kept figcaption{margin-top:8px;font-size:14px}
@media (min-width:600px){.signup .address{flex-wrap:nowrap}.signup .address span{display:flex;flex:none;align-items:center;width:auto;padding:0 12px;border:1px solid var(--edge);border-inline-end:0;border-radius:8px 0 0 8px;background:var(--ground)}.signup .address input{flex:1;width:auto;min-width:0;border-radius:0 8px 8px 0}}
@media (min-width:900px){.signup{grid-template-columns:minmax(0,1fr) 375px}.phone{height:680px}.signup:has(.kept:not([hidden])) .phone{height:420px}.signup:has(.kept:not([hidden])) .pair{grid-template-columns:repeat(2,minmax(0,1fr))}}
@media (min-width:1100px){.signup:has(.kept:not([hidden])){grid-template-columns:minmax(0,1fr) 600px}}
@media (prefers-reduced-motion:reduce){*{transition:none!important}}
@media (forced-colors:active){.card,.alert,.notice{border:1px solid}}
`;
