/** Styles an order's lines and sums on the checkout, its confirmation, and in "my account". */
export const orderSummaryCss = `
.lines{display:grid;gap:16px}
.lines li{display:flex;gap:12px;align-items:start}
.thumb{flex:none;inline-size:64px;block-size:64px;border-radius:var(--talad-radius);overflow:hidden;background:var(--talad-line)}
.thumb img{display:block;inline-size:64px;block-size:64px;object-fit:cover}
.what{flex:1;display:grid;min-inline-size:0}
.name{font-weight:600;line-height:1.5}
.amount{font-variant-numeric:tabular-nums;font-weight:600}
.refused .name,.refused .amount{text-decoration:line-through;color:var(--talad-muted)}
.sums{display:grid;gap:6px;padding-block-start:16px;border-block-start:1px solid var(--talad-line)}
.sums div{display:flex;justify-content:space-between;gap:16px}
.sums dd{font-variant-numeric:tabular-nums}
.sums .net{margin-block-start:6px;font-size:20px;font-weight:700}
.comment summary{display:inline-block;padding-block:8px;font-size:14px;text-decoration:underline;text-underline-offset:3px;cursor:pointer}
.comment textarea{inline-size:100%;padding:8px 12px;border:1px solid var(--talad-edge);border-radius:8px;background:var(--talad-surface);color:inherit;font:inherit;resize:vertical}
.end{text-align:end;margin-block-start:-8px}
`;
