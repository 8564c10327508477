/** The server's cart, for browsers without JavaScript, and after a while if its code never came. */
export const cartCss = `
[data-code]:not([data-code~=talad-cart-lines]) .no-js{display:none}
@media not (scripting:none){.no-js{block-size:0;overflow:hidden;visibility:hidden;animation:no-js 0s 8s forwards}}
@keyframes no-js{to{block-size:auto;overflow:visible;visibility:visible}}
.cart-shop{margin-block-end:48px;max-inline-size:760px}
.cart-line{display:flex;gap:16px;padding-block:16px;border-block-end:1px solid var(--talad-line)}
.thumb{flex:none;inline-size:72px;block-size:72px;border-radius:var(--talad-radius);overflow:hidden;background:var(--talad-quiet)}
.thumb img{display:block;inline-size:100%;block-size:100%;object-fit:cover}
.cart-what{display:grid;gap:4px;flex:1}
.cart-forms{display:flex;flex-wrap:wrap;gap:8px}
.cart-forms form{display:flex;gap:8px}
.cart-forms input{inline-size:80px;block-size:40px;padding:0 8px;border:1px solid var(--talad-edge);border-radius:var(--talad-radius);background:var(--talad-surface);color:inherit;font:inherit}
.problem{color:var(--talad-sale);font-weight:600}
.sum{margin:16px 0;display:grid;gap:8px}
.sum div{display:flex;justify-content:space-between;gap:16px}
.sum dd{margin:0;font-variant-numeric:tabular-nums}
.sum .total{padding-block-start:8px;border-block-start:1px solid var(--talad-line);font-size:18px;font-weight:700}
@media (width<750px){.cart-shop>form .button{inline-size:100%}}
.wallet-line{margin-block-start:24px;text-align:center}
.wallet-line a{display:inline-block;padding-block:10px}
`;
