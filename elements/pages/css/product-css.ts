import { starFieldCss } from './review-form-css.ts';

/** A product page without its buy box: offers, accordions, review form, tools. */
export const productCss = `
.offers{display:grid;gap:8px;margin-block-start:12px;justify-items:start}
.flash{display:flex;flex-wrap:wrap;align-items:center;gap:4px 12px;inline-size:100%;padding:8px 16px;border-radius:var(--talad-radius);background:var(--talad-sale);color:var(--talad-on-sale,var(--talad-surface))}
.marks{display:flex;flex-wrap:wrap;gap:6px!important;font-size:14px}
.marks li{display:inline-flex;align-items:center;min-block-size:28px;padding:1px 10px;border:1px solid var(--talad-line);border-radius:999px;color:var(--talad-muted)}
.marks a{display:inline-flex;align-items:center;min-block-size:28px}
.coupon-marks{display:flex;flex-wrap:wrap;align-items:center;gap:6px;min-block-size:44px;color:inherit;font-size:14px;text-decoration:none}
.coupon-marks b{padding:2px 10px;border:1px dashed var(--talad-sale);border-radius:4px;color:var(--talad-sale);font-weight:600}
.ideas a{display:inline-flex;align-items:center;min-block-size:32px;font-size:14px}
.coupon-marks:hover b{background:var(--talad-quiet)}
.fold{border-block-end:1px solid var(--talad-line)}
.fold summary{display:flex;gap:16px;justify-content:space-between;align-items:center;min-block-size:56px;padding-block:8px;font-weight:600;cursor:pointer;list-style:none}
.fold summary::-webkit-details-marker{display:none}
.fold summary::after{content:"";flex:none;inline-size:10px;block-size:10px;margin-inline:4px;border:solid var(--talad-accent-text);border-width:0 2px 2px 0;rotate:45deg;translate:0 -2px;transition:rotate .2s ease-out}
.fold[open] summary::after{rotate:225deg;translate:0 3px}
.fold .content-text{display:grid;gap:8px;padding-block:0 16px;max-inline-size:68ch}
.fold .content-text :is(ul,ol){margin:0;padding-inline-start:1.4em}
.product-help>p{padding-block-start:12px;font-size:14px}
#question{max-inline-size:720px}
.product-tools{display:grid;gap:12px;padding-block-start:16px;border-block-start:1px solid var(--talad-line)}
talad-review-form{display:block;margin-block-start:24px}
.write-review{max-inline-size:720px}
.review-form{display:grid;gap:16px;padding-block:4px 24px}
.review-form[hidden]{display:none}
.review-field{display:grid;gap:4px;font-size:14px;font-weight:600}
.review-field :is(input,select,textarea){inline-size:100%;min-block-size:48px;padding:10px 14px;border:1px solid var(--talad-edge);border-radius:var(--talad-radius);background:var(--talad-surface);color:inherit;font:inherit;font-size:16px;font-weight:400}
.review-field textarea{resize:vertical}
.score-fields{display:grid;gap:12px;grid-template-columns:repeat(auto-fit,minmax(min(100%,150px),1fr))}
.review-said{padding:12px 16px;border:1px solid var(--talad-edge);border-inline-start:4px solid var(--talad-accent-text);border-radius:var(--talad-radius);font-weight:600}
.review-said.refused{border-inline-start-color:var(--talad-sale)}
.prose.rich{display:flow-root;overflow-wrap:anywhere}
.prose.rich>*+*{margin-block-start:1em}
.prose.rich :is(h3,h4){margin-block-start:1.4em;font-size:18px}
.prose.rich :is(ul,ol){padding-inline-start:1.4em}
.prose.rich img{max-inline-size:100%;block-size:auto;border-radius:var(--talad-radius)}
.prose.rich table{display:block;overflow-x:auto;border-collapse:collapse}
.prose.rich :is(th,td){padding:6px 12px;border:1px solid var(--talad-line);text-align:start;vertical-align:top}
${starFieldCss}@media print{.product-help,.write-review{display:none}}
`.replaceAll('\n', '');
