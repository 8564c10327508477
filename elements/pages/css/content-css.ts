import { contactCss } from './contact-css.ts';

/** Help, contact, terms and link-in-bio. */
export const contentCss = `${contactCss}
.after-sections{margin-block-start:clamp(32px,6vi,64px)}
.content-head{display:grid;gap:8px;margin-block:8px 24px;max-inline-size:720px}
.content-head p{font-size:17px;color:var(--talad-muted)}
.content-text{font-size:17px;line-height:1.8}
.content-text>*{margin-block:0}
.content-text>*+*{margin-block-start:1em}
.content-text :is(ul,ol){padding-inline-start:1.4em}
.content-text li+li{margin-block-start:.5em}
.content-text li::marker{color:var(--talad-accent-text);font-weight:600}
.content-text :is(h2,h3){margin-block-start:1.8em}
.content-text h3{font-size:19px}
.help-head{max-inline-size:none;padding:clamp(20px,4vi,48px) clamp(16px,4vi,48px);border-radius:calc(var(--talad-radius)*2);background:var(--talad-tint);color:var(--talad-on-tint)}
.help-head p{color:inherit}
:is(.help-panel,.help-result)>.content-text>ol{display:grid;gap:0;padding:0;list-style:none;counter-reset:step}
:is(.help-panel,.help-result)>.content-text>ol>li{position:relative;margin:0;padding:2px 0 28px 56px;counter-increment:step}
:is(.help-panel,.help-result)>.content-text>ol>li::before{content:counter(step);position:absolute;inset:0 auto auto 0;display:grid;place-items:center;inline-size:36px;block-size:36px;border-radius:50%;background:var(--talad-tint);color:var(--talad-on-tint);font-weight:700;font-variant-numeric:tabular-nums}
:is(.help-panel,.help-result)>.content-text>ol>li:not(:last-child)::after{content:"";position:absolute;inset:44px auto 8px 17px;inline-size:2px;background:var(--talad-line)}
.help{display:grid;gap:16px 48px;align-items:start}
.help-tabs{display:flex;gap:8px;overflow-x:auto;scrollbar-width:none;margin-inline:-16px;padding:4px 16px}
.help-panel{scroll-margin-top:160px;min-inline-size:0;max-inline-size:720px}
.help-panel>h2{margin-block-end:12px}
@supports selector(:has(a)){.help-panel{display:none}.help-panel:target,.help-panels:not(:has(>:target))>:first-child{display:block}
${[1, 2, 3, 4, 5, 6, 7]
  .map((n) => `.help:has(.help-panel:nth-child(${n}):target) .help-tabs a:nth-child(${n})`)
  .concat('.help:not(:has(.help-panel:target)) .help-tabs a:first-child')
  .join(
    ',',
  )}{background:var(--talad-tint);border-color:transparent;color:var(--talad-on-tint);font-weight:600}}
@media print{.help-panel{display:block!important}.help-tabs{display:none}}
.help-panel>h2{font-size:clamp(20px,1.1rem + .6vi,26px)}
@media (width>=1000px){.help{grid-template-columns:240px minmax(0,1fr)}.help-panels{padding:8px 0 0 16px}.help-tabs{position:sticky;inset-block-start:96px;flex-direction:column;align-items:stretch;overflow:visible;margin:0;padding:0}.help-tabs .pill{min-block-size:48px;font-size:16px;border-radius:var(--talad-radius)}.help-panel{scroll-margin-top:120px}}
.faq-group{margin-block-start:20px}
.faq-group+.faq-group{margin-block-start:32px}
.faq-group h3{font-size:18px;margin-block-end:8px}
.faq{border-block-end:1px solid var(--talad-line)}
.faq summary{display:flex;gap:16px;justify-content:space-between;align-items:center;min-block-size:56px;padding-block:8px;font-weight:600;cursor:pointer;list-style:none}
:is(.faq,.business) summary::-webkit-details-marker{display:none}
:is(.faq,.business) summary::after{content:"";flex:none;inline-size:10px;block-size:10px;margin-inline:4px;border:solid var(--talad-accent-text);border-width:0 2px 2px 0;rotate:45deg;translate:0 -2px;transition:rotate .2s ease-out}
:is(.faq,.business)[open] summary::after{rotate:225deg;translate:0 3px}
.faq .content-text{padding-block:0 16px;font-size:16px}
.help-search{display:flex;gap:8px;max-inline-size:560px;margin-block-start:8px}
.help-search input{flex:1;min-inline-size:0;min-block-size:48px;padding:0 16px;border:1px solid var(--talad-edge);border-radius:var(--talad-radius);background:var(--talad-surface);color:var(--talad-text);font:inherit;font-size:16px}
.help-found{display:grid;gap:32px;max-inline-size:800px;margin-block-start:32px}
.help-result>h2{font-size:20px;margin-block-end:8px}
.help-result .faq-group h3{font-size:16px}
.help-more{display:grid;gap:24px 48px;align-items:center;margin-block-start:clamp(32px,6vi,64px);padding:clamp(20px,3vi,32px);border-radius:calc(var(--talad-radius)*2);background:var(--talad-tint);color:var(--talad-on-tint)}
.help-more .actions{justify-content:start;margin-block-start:16px}
.help-more .contact-card{background:var(--talad-surface);color:var(--talad-text)}
@media (width>=1000px){.help-more:has(.contact-card){grid-template-columns:minmax(0,1fr) minmax(0,1fr)}}
.help-more h2{font-size:20px}
.contact{display:grid;gap:32px 64px;align-items:start}
@media (width>=1000px){.contact{grid-template-columns:minmax(0,7fr) minmax(0,4fr)}}
.contact h2{margin-block-end:16px}
.business{margin-block-start:clamp(32px,6vi,64px);border-block-start:1px solid var(--talad-line);padding-block-start:16px}
.business summary{min-block-size:48px;display:flex;gap:12px;align-items:center;cursor:pointer;list-style:none;font-weight:600;font-size:18px;color:var(--talad-accent-text)}
.business .entry{margin-block-start:16px;max-inline-size:720px}
.legal-picture{aspect-ratio:4/1;margin-block-end:24px;overflow:hidden;border-radius:calc(var(--talad-radius)*1.5);background:var(--talad-tint)}
.legal-picture img{display:block;inline-size:100%;block-size:100%;object-fit:cover}
.legal{display:grid;gap:24px 64px;align-items:start;margin-block-start:16px}
.legal article{max-inline-size:720px}
.legal article h2{font-size:21px;margin-block-start:1.8em;scroll-margin-top:112px}
.legal-toc{font-size:15px}
.legal-toc summary{padding-block:12px;font-weight:600;cursor:pointer}
.legal-toc ol{margin:0;padding-inline-start:1.6em;display:grid;gap:2px}
.legal-toc a{display:block;padding-block:4px;color:inherit;text-decoration:none}
.legal-toc a:hover{text-decoration:underline}
.legal-toc li::marker{color:var(--talad-muted)}
@media (width<1000px){.legal-toc{padding-inline:16px;border-radius:calc(var(--talad-radius)*1.5);background:var(--talad-quiet)}.legal-toc ol{padding-block-end:16px}}
@media (width>=1000px){@supports selector(::details-content){.legal-toc summary{display:none}.legal-toc ::details-content{content-visibility:visible;block-size:auto}}.legal{grid-template-columns:minmax(0,720px) 260px}.legal-toc{order:2;position:sticky;inset-block-start:96px;max-block-size:calc(100dvb - 120px);overflow-y:auto;border-inline-start:1px solid var(--talad-line);padding-inline-start:20px}}
@media print{.legal-toc,.chips{display:none}}
`.replaceAll('\n', '');
