/** Sizes of address labels in millimetres: the thermal norm, its half, and A6. */
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

/** One label a page, a hair lower than the paper, or its rounded height takes two; a long address takes smaller letters before it would be cut. */
export function labelsCss(size: LabelSize): string {
  const [width, height] = labelSizes[size];
  const isLow = height < 100;
  return `${common}
@page{size:${width}mm ${height}mm;margin:0}
.label{display:flex;flex-direction:column;gap:${isLow ? 1 : 2}mm;inline-size:${width}mm;block-size:${height - 0.5}mm;padding:${isLow ? 3 : 4}mm;overflow:hidden;break-after:page;font-size:${isLow ? 9 : 11}pt}
.label:last-child{break-after:auto}
@media screen{.label{margin:0 16px 16px;border:1px dashed #999}}
.from{font-size:${isLow ? 7 : 8.5}pt;line-height:1.3}
.to{flex:1;min-block-size:0;border-block:0.4mm solid #000;padding-block:${isLow ? 1 : 2}mm}
.to .name{font-size:${isLow ? 12 : 15}pt;font-weight:700;line-height:1.3}
.to .phone{font-size:${isLow ? 11 : 14}pt;font-weight:700;font-variant-numeric:tabular-nums}
.to.long{font-size:${isLow ? 7.5 : 9.5}pt}
.to.long .name,.to.long .phone{font-size:${isLow ? 10 : 12}pt}
.to.long .name{line-height:1.2}
.to.longest{font-size:${isLow ? 6.5 : 9}pt;line-height:1.3}
.to.longest .name,.to.longest .phone{font-size:${isLow ? 9 : 11}pt}
.region{display:flex;align-items:baseline;gap:3mm}
.post{font-size:${isLow ? 13 : 20}pt;font-weight:700;letter-spacing:.15em;font-variant-numeric:tabular-nums}
.long .post{font-size:${isLow ? 11 : 16}pt}
.foot{display:flex;justify-content:space-between;align-items:end;gap:3mm}
.cod{padding:1mm 2mm;border:0.6mm solid #000;font-size:${isLow ? 11 : 16}pt;font-weight:700;white-space:nowrap}
.cod small{display:block;font-size:7pt}
.number{font-size:${isLow ? 8 : 10}pt;text-align:end}
.bar{text-align:center;font-size:${isLow ? 8 : 10}pt;line-height:1.2}
.bar svg{display:block;inline-size:100%;block-size:${isLow ? 10 : 18}mm;fill:#000}
.note{font-size:${isLow ? 7 : 9}pt}
.long .note{font-size:${isLow ? 6 : 8.5}pt}
`;
}

/** A4 list that the driver signs. */
export const handoverCss = `${common}
@page{size:A4;margin:12mm}
section{margin:0 16px 32px;break-after:page}
section:last-child{break-after:auto}
h1{font-size:20px}
table{inline-size:100%;border-collapse:collapse;margin-block:12px;font-size:14px}
th,td{padding:6px 8px;border-block-end:1px solid #bbb;text-align:start;vertical-align:top}
thead{display:table-header-group}
tr{break-inside:avoid}
.amount{text-align:end;white-space:nowrap;font-variant-numeric:tabular-nums}
.sign{display:grid;grid-template-columns:1fr 1fr;gap:32px;margin-block-start:40px}
.sign p{padding-block-start:6px;border-block-start:1px solid #000}
@media print{section{margin:0}}
`;
