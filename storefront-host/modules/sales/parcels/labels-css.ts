/** Sizes of address labels in millimetres: the common thermal label, its half, and A6. */
export const labelSizes = {
  '100x150': [100, 150],
  '100x75': [100, 75],
  a6: [105, 148],
} as const;
export type LabelSize = keyof typeof labelSizes;

const common = `
*,::before,::after{box-sizing:border-box}
body{margin:0;background:#fff;color:#000;font-family:var(--talad-font);line-height:1.4;overflow-wrap:anywhere}
h1,p,table{margin:0}
button{min-block-size:44px;margin:16px;padding:8px 24px;border:0;border-radius:8px;background:#111;color:#fff;font:inherit;font-weight:600;cursor:pointer}
button:focus-visible{outline:3px solid #06c;outline-offset:2px}
.hint{margin:0 16px 16px;color:#444;font-size:14px}
@media print{.no-print{display:none}}
`;

/**
 * Each page has one label, slightly lower than the paper, because a rounded-up height would take
 * two pages. The font sizes fit a short address; fit-labels.ts shrinks a longer one.
 */
export function labelsCss(size: LabelSize): string {
  const [width, height] = labelSizes[size];
  const isLow = height < 100;
  return `${common}
@page{size:${width}mm ${height}mm;margin:0}
.label{display:flex;flex-direction:column;gap:${isLow ? 1 : 2}mm;inline-size:${width}mm;block-size:${height - 0.5}mm;padding:${isLow ? 3 : 4}mm;overflow:hidden;break-after:page;font-size:${isLow ? 10 : 14}pt}
.label:last-child{break-after:auto}
@media screen{.label{margin:0 16px 16px;border:1px dashed #999}}
.from{font-size:.68em;line-height:1.3}
.from span,.phone,.post{white-space:nowrap}
.to{flex:1;min-block-size:0;border-block:.4mm solid #000;padding-block:1mm}
.name,.phone{font-size:1.3em;font-weight:700;line-height:1.3}
.phone,.post{font-variant-numeric:tabular-nums}
.post{margin-inline-start:2mm;font-size:1.5em;font-weight:700;line-height:1.2;letter-spacing:.12em}
.note{font-size:.85em}
.foot{display:flex;justify-content:space-between;align-items:end;gap:3mm}
.cod{padding:${isLow ? 0.3 : 1}mm 2mm;border:.6mm solid #000;font-size:${isLow ? 11 : 16}pt;font-weight:700;white-space:nowrap}
.cod small{display:${isLow ? 'inline' : 'block'};font-size:8pt}
.number{font-size:${isLow ? 8 : 10}pt;line-height:1.3;text-align:end}
.bar{text-align:center;font-size:${isLow ? 8 : 10}pt;line-height:1.3}
.bar svg{display:block;block-size:${isLow ? 10 : 18}mm;margin:0 auto .8mm;fill:#000}
${isLow ? '.place{display:inline}' : ''}`;
}

/** Styles the A4 list that the driver signs. */
export const handoverCss = `${common}
@page{size:A4;margin:12mm}
section{margin:0 16px 32px;break-after:page}
section:last-child{break-after:auto}
h1{font-size:20px}
table{inline-size:100%;border-collapse:collapse;margin-block:12px;font-size:14px}
th,td{padding:6px 8px;border-block-end:1px solid #bbb;text-align:start;vertical-align:top}
thead{display:table-header-group}
tr{break-inside:avoid}
.whole{white-space:nowrap}
.amount{text-align:end;white-space:nowrap;font-variant-numeric:tabular-nums}
.sign{display:grid;grid-template-columns:1fr 1fr;gap:32px;margin-block-start:40px}
.sign p{padding-block-start:6px;border-block-start:1px solid #000}
@media print{section{margin:0}}
`;
