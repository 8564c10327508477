/**
 * Styles how-to-pay.ts. The code stays black on white in dark themes, because scanners expect it.
 */
export const howToPayCss = `
.pay{display:grid;gap:16px;padding:24px 16px;border:2px solid var(--talad-accent-text);border-radius:12px}
.promptpay{display:grid;gap:12px;justify-items:center;text-align:center}
.promptpay .payee{justify-items:center}
.qr{inline-size:min(280px,100%);aspect-ratio:1;border-radius:8px;background:#fff;image-rendering:pixelated}
.payee{display:grid;gap:0 16px;padding-block-start:16px;border-block-start:1px solid var(--talad-line)}
.promptpay .payee{padding:0;border:0}
.slip{display:grid;gap:12px;scroll-margin-block-start:16px}
.slip .alert{display:grid;gap:4px}
.payee dt{color:var(--talad-muted);font-size:14px}
.payee dd{font-weight:600}
.payee .digits{font-size:18px;font-variant-numeric:tabular-nums;letter-spacing:.03em}
`.replaceAll('\n', '');
