/** Styles one A4 paper, black on white. */
export const paperCss = `
*,::before,::after{box-sizing:border-box}
body{margin:0 auto;max-inline-size:190mm;padding:16px;background:#fff;color:#000;font-family:var(--talad-font);font-size:14px;line-height:1.5;overflow-wrap:anywhere}
h1,h2,p,table,address,dl,dd{margin:0}
h1{font-size:20px;line-height:1.3}
h2,dt,.hint{color:#555;font-size:12px;font-weight:400}
address{font-style:normal}
header,.parties{display:grid;grid-template-columns:1fr 1fr;gap:16px;margin-block-end:16px}
header dd{font-weight:700}
table{inline-size:100%;border-collapse:collapse;margin-block:12px}
th,td{padding:6px 0 6px 8px;border-block-end:1px solid #bbb;text-align:start;vertical-align:top}
:is(th,td):first-child{padding-inline-start:0}
thead{display:table-header-group}
tr,.sums{break-inside:avoid}
.number{inline-size:1%;text-align:end;font-variant-numeric:tabular-nums}
td.number{white-space:nowrap}
th.number{overflow-wrap:normal}
.option{color:#555;font-size:12px}
.sums{inline-size:min(100%,120mm);margin-inline-start:auto}
.sums div{display:flex;justify-content:space-between;gap:16px;padding-block:3px}
.sums dt{color:inherit;font-size:inherit}
.sums dd{white-space:nowrap;font-variant-numeric:tabular-nums}
.sums div:last-child{margin-block-start:4px;padding-block-start:6px;border-block-start:1px solid #000;font-size:16px;font-weight:700}
.hint{margin-block-start:8px}
.voided{margin-block-end:16px;padding:6px 10px;border:2px solid #b00020;border-radius:6px;color:#b00020;font-weight:700}
button,.no-print a{display:inline-block;box-sizing:border-box;vertical-align:top;min-block-size:44px;margin:0 8px 16px 0;padding:10px 24px;border:0;border-radius:8px;background:#111;color:#fff;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
.no-print a{background:#eee;color:#111}
:is(button,a):focus-visible{outline:3px solid #06c;outline-offset:2px}
@media(max-width:480px){header,.parties{grid-template-columns:1fr;gap:8px}}
@media print,(min-width:481px){
:is(th,td):nth-child(2){inline-size:20mm}
:is(th,td):nth-child(3){inline-size:30mm}
:is(th,td):nth-child(4){inline-size:36mm}
}
@media print{
@page{size:A4;margin:12mm}
body{max-inline-size:none;padding:0}
.no-print{display:none}
header,.parties{grid-template-columns:1fr 1fr}
}
`;
