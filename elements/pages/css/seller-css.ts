import { feedbackCss } from './feedback-css.ts';

/**
 * A seller's page and the list of sellers. A seller's own colours are in another sheet
 * (seller-colors.ts).
 */
export const sellerCss = `${feedbackCss}
.seller-head{margin-block:12px 24px;overflow:hidden;border-radius:calc(var(--talad-radius)*2);background:var(--seller-ground);color:var(--on-seller)}
.seller-cover{aspect-ratio:5/2;max-block-size:320px;inline-size:100%;overflow:hidden;background:var(--seller)}
.seller-cover img{display:block;inline-size:100%;block-size:100%;object-fit:cover}
.seller-profile{display:grid;grid-template-columns:auto minmax(0,1fr);gap:16px;align-items:end;padding:20px 16px 16px}
.seller-cover+.seller-profile{margin-block-start:-36px;padding-block-start:0}
.seller-profile .avatar{position:relative;inline-size:80px;block-size:80px;border:4px solid var(--seller-ground)}
.seller-profile:first-child .avatar{border-color:var(--seller)}
.seller-profile .avatar img{inline-size:100%;block-size:100%}
.seller-name{display:grid;gap:2px}
@media (width<750px){.seller-cover+.seller-profile .seller-name{padding-block-start:48px}}
.seller-name h1{font-size:clamp(22px,1.1rem + 1vi,32px)}
.seller-brand{justify-self:start;padding:1px 10px;border-radius:999px;background:var(--seller-button);color:#fff;font-size:12px;font-weight:600}
.seller-name .feedback{color:var(--seller-button)}
.seller-actions{grid-column:1/-1;display:flex;flex-wrap:wrap;gap:8px}
.on-seller{flex:1 1 auto;display:inline-flex;align-items:center;justify-content:center;min-block-size:44px;padding:6px 20px;border:1px solid color-mix(in srgb,var(--on-seller) 40%,transparent);border-radius:var(--talad-radius);color:inherit;font-weight:600;text-decoration:none}
.on-seller:first-child{background:var(--seller-button);border-color:transparent;color:#fff}
.on-seller:hover{text-decoration:underline}
.seller-head :focus-visible{outline-color:currentColor}
.on-seller:first-child:focus-visible{outline-color:var(--on-seller)}
.seller-actions .keep-word{flex:1 1 auto}
.seller-actions .keep-word,.seller-actions .keep-word[aria-pressed=true]{justify-content:center;padding-inline:12px;color:inherit}
.seller-parts{display:flex;gap:4px;padding-inline:8px;border-block-start:1px solid color-mix(in srgb,var(--on-seller) 16%,transparent);overflow-x:auto;scrollbar-width:none}
.seller-parts a{flex:none;display:grid;place-items:center;min-block-size:48px;padding-inline:12px;color:inherit;font-weight:600;text-decoration:none}
.seller-parts a:hover{text-decoration:underline}
.seller-shown{display:grid;grid-template-columns:minmax(0,1fr);margin-block-start:16px}
.seller-shown .strip:first-of-type{margin-block-start:16px}
.seller-shown .list-head .more{margin-inline-start:auto}
@media (width<750px){.seller-shown .strip~.strip .grid{grid:auto/auto-flow 42%;overflow-x:auto;scroll-snap-type:x proximity;scroll-padding-inline:16px;scrollbar-width:none;margin-inline:-16px;padding:2px 16px}.strip~.strip .grid>li{scroll-snap-align:start}}
.seller-about h2{margin-block-end:16px}
.seller-facts{display:grid;gap:32px}
.seller-facts h3{font-size:17px;margin-block-end:8px}
.prose+* h3,.prose h3{margin-block:0 8px}
.prose p+h3{margin-block-start:20px}
.seller-facts dl{display:grid;gap:0;margin:0}
.seller-facts dl>div{display:flex;justify-content:space-between;gap:16px;padding-block:10px;border-block-end:1px solid var(--talad-line)}
.seller-facts dt{flex:none;color:var(--talad-muted)}
.seller-facts dd{margin:0;text-align:end;min-inline-size:0}
.seller-scores dd{display:flex;align-items:center;gap:12px}
.seller-scores meter{appearance:none;inline-size:120px;block-size:8px;border:0;border-radius:4px;overflow:hidden;background:var(--talad-line)}
.seller-scores meter::-webkit-meter-bar{block-size:8px;border:0;border-radius:4px;background:var(--talad-line)}
.seller-scores meter::-webkit-meter-optimum-value{background:var(--talad-star,#b45309)}
.seller-scores meter::-moz-meter-bar{background:var(--talad-star,#b45309)}
.seller-scores strong{min-inline-size:2em;font-variant-numeric:tabular-nums}
@media (width>=750px){
.seller-profile{gap:24px;padding:24px 32px}
.seller-cover+.seller-profile{margin-block-start:-44px}
.seller-cover{aspect-ratio:auto;block-size:clamp(180px,22vi,320px)}
.seller-profile .avatar{inline-size:120px;block-size:120px}
.seller-cover+.seller-profile .seller-name{padding-block-start:60px}
.on-seller,.seller-actions .keep-word{flex:none}
.seller-parts{padding-inline:20px}
.seller-facts{grid-template-columns:repeat(auto-fit,minmax(280px,1fr));gap:32px 64px;align-items:start}
}
@media (750px<=width<1200px){.seller-facts>:first-child:nth-last-child(3){grid-column:1/-1}}
@media (width>=1000px){.seller-profile{grid-template-columns:auto minmax(0,1fr) auto}.seller-actions{grid-column:auto}.seller-cover+.seller-profile .seller-actions{padding-block-start:60px}}
.sellers-search{display:grid;gap:12px;align-items:end;margin-block-end:20px}
.sellers-search .field{display:grid;gap:4px;font-size:14px;font-weight:600}
.sellers-search :is(input:not([type=checkbox]),select){inline-size:100%;min-inline-size:0;block-size:48px;padding-inline:14px;border:1px solid var(--talad-edge);border-radius:var(--talad-radius);background:var(--talad-surface);color:inherit;font:inherit;font-size:16px;font-weight:400}
@media (width<750px){.sellers-search:not(.dropship-form){grid-template-columns:minmax(0,1fr) auto}.sellers-search>.field:first-of-type{grid-column:1/-1}}
@media (width<750px){.sellers-search .quiet{grid-column:1/-1}}
@media (width>=750px){.sellers-search{grid-template-columns:minmax(0,2fr) minmax(0,1fr) auto auto}}
.dropship-form{display:none;padding:16px;border-radius:var(--talad-radius);background:var(--talad-quiet)}
.dropship-form:target{display:grid}
.seller-cards{display:grid;gap:16px}
.seller-cards>li{display:grid}
.seller-cards>.seller-invite{align-content:center;justify-items:start;gap:8px;padding:24px;border-radius:var(--talad-radius);background:var(--talad-tint);color:var(--talad-on-tint)}
.seller-invite h2{font-size:20px}
.seller-invite .button{margin-block-start:8px}
@media (750px<=width<1000px){.seller-cards{grid-template-columns:repeat(2,minmax(0,1fr))}.seller-invite:nth-child(odd){grid-column:span 2}}
@media (width>=1000px){.seller-cards{grid-template-columns:repeat(3,minmax(0,1fr))}.seller-invite:nth-child(3n+1){grid-column:span 3}.seller-invite:nth-child(3n+2){grid-column:span 2}}
.seller-card{position:relative;display:grid;gap:10px;align-content:start;padding:16px;border:1px solid var(--talad-line);border-radius:var(--talad-radius);transition:box-shadow .2s ease-out}
.seller-card:hover{box-shadow:var(--talad-shadow-2)}
.seller-goods{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:4px;margin:-16px -16px 2px;border-radius:var(--talad-radius) var(--talad-radius) 0 0;overflow:hidden;background:var(--talad-quiet);aspect-ratio:4/1}
.seller-goods img{display:block;inline-size:100%;block-size:100%;aspect-ratio:1;object-fit:cover}
.seller-card-head{display:flex;gap:12px;align-items:center}
.seller-card .avatar,.seller-card .avatar img{inline-size:56px;block-size:56px}
.seller-card h2{font-size:18px}
.seller-card h2 a{color:inherit;text-decoration:none}
.seller-card h2 a::after{content:"";position:absolute;inset:0;border-radius:var(--talad-radius)}
.seller-card:hover h2 a{text-decoration:underline}
.seller-card .feedback{color:var(--talad-accent-text)}
.seller-mark{justify-self:start;padding:2px 12px;border-radius:999px;background:var(--talad-tint);color:var(--talad-on-tint);font-size:13px;font-weight:600}
`;
