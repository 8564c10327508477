/** CSS of the offline page, in addition to that of all pages. */
export const offlineCss = `
.offline-top{display:flex;align-items:center;min-block-size:64px;padding-inline:16px;border-block-end:1px solid var(--talad-line);font-family:var(--talad-font-heading);font-size:20px}
.offline-mark{box-sizing:content-box;padding:24px;border-radius:50%;background:var(--talad-tint);color:var(--talad-on-tint)}
.message{padding-block:clamp(32px,8vi,64px) 32px}
.offline-cart{display:grid;gap:12px;max-inline-size:440px;margin:0 auto 64px;padding:24px;border-radius:12px;background:var(--talad-quiet)}
.offline-cart[hidden],.offline-cart [hidden]{display:none}
.offline-cart h2{margin:0;font-size:18px}
.offline-cart p{margin:0;font-size:14px}
.offline-cart ul{display:grid;gap:8px;margin:0;padding:0;list-style:none}
.offline-cart li{display:flex;justify-content:space-between;gap:16px;overflow-wrap:anywhere}
.offline-cart li span{flex:none;color:var(--talad-muted);font-variant-numeric:tabular-nums}
`;
