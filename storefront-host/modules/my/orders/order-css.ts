import { howToPayCss, orderReturnCss, orderSummaryCss } from '../../sales/index.ts';
import { myTabsCss } from '../my-tabs.ts';

/** CSS of the list of orders, of one order, and of the newest orders on the overview. */
export const orderCss = `${orderSummaryCss}${howToPayCss}${myTabsCss}${orderReturnCss}
.order-shop{color:inherit;font-weight:700;text-decoration:none}
.order-shop:hover{text-decoration:underline}
.order-what{display:grid;gap:8px;color:inherit;text-decoration:none}
.state{padding:2px 10px;border-radius:999px;background:var(--talad-tint);color:var(--talad-on-tint);font-size:14px;font-weight:600;white-space:nowrap}
.state.cancelled{background:var(--talad-quiet);color:var(--talad-muted)}
.my-search{display:flex;gap:8px}
.my-search .button{flex:none;padding-inline:12px}
.received>.hint{margin-block-start:8px}
.timeline{display:grid}
.timeline li{position:relative;display:grid;padding:0 0 16px 28px}
.timeline li::before{content:"";position:absolute;inset-block-start:6px;inset-inline-start:4px;inline-size:12px;block-size:12px;border-radius:50%;background:var(--talad-line)}
.timeline li::after{content:"";position:absolute;inset-block:20px -4px;inset-inline-start:9px;inline-size:2px;background:var(--talad-line)}
.timeline li:last-child::after{content:none}
.timeline [aria-current]{font-weight:600}
.timeline [aria-current]::before{background:var(--talad-accent)}
address{display:grid;font-style:normal}
`;
