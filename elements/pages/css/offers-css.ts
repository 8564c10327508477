/** Promotions, coupons, collections. */
export const offersCss = `
.offer-head{display:grid;gap:6px;justify-items:start;margin-block:8px 24px}
.offers-grid{display:grid;gap:40px 24px;margin-block-start:24px!important}
.offer{position:relative;display:grid;gap:6px;align-content:start}
.offer-picture{position:relative;aspect-ratio:16/9;margin-block-end:6px;overflow:hidden;border-radius:var(--talad-radius);background:var(--talad-tint)}
.offers-grid.large .offer-picture{aspect-ratio:4/3}
.offer-picture img,.offer-cover img{display:block;inline-size:100%;block-size:100%;object-fit:cover}
@media (750px<=width<1000px){.offers-grid{grid-template-columns:repeat(2,minmax(0,1fr))}.offers-grid>:first-child:nth-last-child(odd){grid-column:span 2}.offers-grid>:first-child:nth-last-child(odd) .offer-picture{aspect-ratio:21/9}}
@media (width>=1000px){.of-2{grid-template-columns:repeat(2,minmax(0,1fr))}.of-3{grid-template-columns:repeat(3,minmax(0,1fr))}.of-4{grid-template-columns:repeat(4,minmax(0,1fr))}.lead-2>:first-child{grid-column:span 2}.lead-3>:first-child{grid-column:1/-1}.lead-3>:first-child .offer-picture{aspect-ratio:3}
.of-2.lead-2>:first-child .offer-picture{aspect-ratio:21/9}
.of-3.lead-2>:first-child .offer-picture{aspect-ratio:auto;padding-block-start:calc((100% - 24px)*9/32)}
.of-3.lead-2.large>:first-child .offer-picture{padding-block-start:calc((100% - 24px)*3/8)}
.of-3.lead-2>:first-child img{position:absolute;inset:0}}
.offer-picture img{transition:scale .4s ease-out}
.offer:hover .offer-picture img{scale:1.03}
.offer-mark{display:inline-block;padding:2px 12px;border-radius:999px;background:var(--talad-sale);color:var(--talad-on-sale,var(--talad-surface));font-size:14px;font-weight:700}
.offer-picture .offer-mark{position:absolute;inset:12px auto auto 12px}
.offer h2,.offer h3{font-size:19px;line-height:1.5;text-wrap:pretty}
.offer h2 a,.offer h3 a{color:inherit;text-decoration:none}
.offer h2 a::after,.offer h3 a::after{content:"";position:absolute;inset:0;border-radius:var(--talad-radius)}
.offer:hover h2 a,.offer:hover h3 a{text-decoration:underline}
.offer-summary{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden;color:var(--talad-muted);font-size:15px}
.offer-meta{display:flex;flex-wrap:wrap;gap:0 12px;color:var(--talad-muted);font-size:14px}
.offer-actions{position:relative;z-index:1;justify-self:start;margin-block-start:4px}
.flash-zone{margin-block:8px 40px;padding:16px 8px 8px;border-radius:calc(var(--talad-radius)*1.5);background:var(--talad-tint);color:var(--talad-on-tint)}
.flash-zone .grid{padding:12px 8px!important;border-radius:var(--talad-radius);background:var(--talad-surface);color:var(--talad-text)}
.flash-head{padding-inline:8px;display:flex;flex-wrap:wrap;gap:4px 24px;align-items:baseline;justify-content:space-between;margin-block-end:16px}
.flash-head h2{font-size:clamp(20px,1.1rem + .8vi,26px)}
.flash-head a{color:inherit}
.offer-page{display:grid;gap:24px;justify-items:center;margin-block-start:16px}
.offer-page>header,.offer-page>.prose,.offer-page>talad-share{inline-size:100%;max-inline-size:680px;margin-block:0}
.offer-cover{inline-size:100%;aspect-ratio:16/9;overflow:hidden;border-radius:calc(var(--talad-radius)*1.5);background:var(--talad-tint)}
.offer-page>.offer-cover{max-inline-size:1160px}
.offer-clock{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:baseline;font-weight:600}
.offer-all{margin-block-start:40px}
.offer-block{margin-block-start:56px;scroll-margin-block-start:96px}
.offer-block h2{font-size:clamp(20px,1.1rem + .8vi,26px)}
.tickets{display:grid;gap:16px;margin-block-start:16px!important}
.ticket{display:grid;grid-template-rows:auto 1fr;border:1px solid var(--talad-line);border-radius:calc(var(--talad-radius)*1.5);background:var(--talad-card,var(--talad-surface));overflow:hidden;scroll-margin-block-start:96px}
.ticket:target{border-color:var(--talad-accent);box-shadow:0 0 0 2px var(--talad-accent)}
.ticket-off{padding:12px 16px;border-block-end:2px dashed var(--talad-edge);background:var(--talad-tint);color:var(--talad-on-tint);font-family:var(--talad-font-heading);font-size:26px;font-weight:700;line-height:1.4}
.ticket-words{display:flex;flex-direction:column;gap:4px;padding:16px}
.ticket-words h3{font-size:17px}
.ticket-words .muted{font-size:14px}
.ticket-words talad-copy{margin-block:auto 0;padding-block-start:8px}
.ticket-actions{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;margin-block-start:8px}
.ticket-actions .button{min-block-size:44px;padding-block:6px}
.ticket-actions a:not(.button){display:inline-flex;align-items:center;min-block-size:44px;font-size:14px}
@media (750px<=width<1000px){.tickets{grid-template-columns:repeat(2,minmax(0,1fr))}.tickets>.end-tile:nth-child(odd){grid-column:span 2}}
@media (width>=1000px){.tickets{grid-template-columns:repeat(3,minmax(0,1fr))}.tickets>.end-tile:nth-child(3n+1){grid-column:span 3}.tickets>.end-tile:nth-child(3n+2){grid-column:span 2}}
@media (width<750px){.tickets{gap:12px}.ticket{grid-template:auto/80px minmax(0,1fr)}.ticket-off{display:grid;place-items:center;padding:8px 4px;border-block-end:0;border-inline-end:2px dashed var(--talad-edge);font-size:16px;text-align:center}.ticket-words{padding:12px}.ticket-words .muted{line-height:1.5}}
.collection-head{display:grid;gap:16px;margin-block:16px 24px;align-items:center}
.collection-head .offer-head{margin-block:0}
.collection-head .offer-cover{aspect-ratio:4/3}
@media (width>=1000px){.offer-page>.offer-cover{aspect-ratio:21/9}.collection-head{grid-template-columns:1fr 1fr;gap:48px}.flash-zone{padding:24px}.flash-zone .grid{padding:16px!important}.flash-head{padding-inline:0}}
.standfirst{font-size:clamp(17px,1rem + .3vi,20px);color:var(--talad-muted)}
.rich{line-height:1.8}
.rich>*{margin-block:0}
.rich>*+*{margin-block-start:1em}
.rich p{white-space:normal}
.rich :is(h2,h3){font-size:19px}
.rich :is(ul,ol){padding-inline-start:1.4em}
@media (prefers-reduced-motion:reduce){.offer-picture img{transition:none}.offer:hover .offer-picture img{scale:none}}
`;
