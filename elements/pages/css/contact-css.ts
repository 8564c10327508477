/** Phone, email and address of a site, as a card. */
export const contactCss = `
.contact-card{padding:24px;border-radius:calc(var(--talad-radius)*1.5);background:var(--talad-quiet)}
.contact-card h2{margin-block-end:16px;font-size:20px}
.contact-list{display:grid;gap:20px!important}
.contact-list li{display:grid;grid-template-columns:24px minmax(0,1fr);gap:2px 12px}
.contact-list .icon{grid-row:span 3;color:var(--talad-accent-text)}
.contact-list .what{font-size:14px;color:var(--talad-muted)}
.contact-list address{font-style:normal;white-space:pre-line}
.contact-list :is(a,address){font-weight:600}
.contact-socials{display:flex;flex-wrap:wrap;gap:4px 16px}
.contact-list .hours{display:grid;gap:2px;margin:0}
.contact-list .hours div{display:flex;justify-content:space-between;gap:16px;max-inline-size:320px}
.contact-list .hours dd{margin:0;font-variant-numeric:tabular-nums}
.contact-list .map{font-size:14px}
`.replaceAll('\n', '');
