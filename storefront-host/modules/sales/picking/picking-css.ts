/** Styles A4 or receipt paper: black on white, one order a page. */
export const pickingCss = `
*,::before,::after{box-sizing:border-box}
body{margin:0 auto;max-inline-size:190mm;padding:16px;background:#fff;color:#000;font-family:var(--talad-font);font-size:14px;line-height:1.5;overflow-wrap:anywhere}
h1,h2,p,table,address{margin:0}
h1{font-size:20px}
h2{font-size:24px}
address{font-style:normal;font-size:16px}
table{inline-size:100%;border-collapse:collapse;margin-block:12px}
th,td{padding:6px 8px;border-block-end:1px solid #bbb;text-align:start;vertical-align:top}
thead{display:table-header-group}
tr{break-inside:avoid}
.number{inline-size:1%;text-align:end;white-space:nowrap;font-variant-numeric:tabular-nums}
td.number{font-size:18px;font-weight:700}
.tick{inline-size:1%;white-space:nowrap}
.tick span{display:inline-block;inline-size:16px;block-size:16px;border:1.5px solid #000;border-radius:3px}
.option{color:#333}
.head{display:flex;justify-content:space-between;gap:16px;align-items:baseline;border-block-end:2px solid #000;padding-block-end:8px;margin-block-end:12px}
.sheet{padding-block:16px}
.note{margin-block:8px;padding:6px 10px;border:1px solid #000;border-radius:6px;white-space:pre-line}
.hint{color:#444}
button{min-block-size:44px;margin-block-end:8px;padding:8px 24px;border:0;border-radius:8px;background:#111;color:#fff;font:inherit;font-weight:600;cursor:pointer}
button:focus-visible{outline:3px solid #06c;outline-offset:2px}
@media screen{.sheet{border-block-end:1px dashed #999}}
@media print{
@page{margin:12mm}
body{max-inline-size:none;padding:0}
.no-print{display:none}
.sheet{padding:0;break-after:page}
.sheet:last-child{break-after:auto}
}
`;
