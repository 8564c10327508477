import { starFieldCss } from '@talad/elements/pages/css/review-form-css';
import { formFieldCss } from '../../shops/index.ts';
import { howToPayCss } from '../payments/how-to-pay-css.ts';
import { askCss } from '../orders/buyer-acts-css.ts';
import { orderSummaryCss } from '../orders/order-summary-css.ts';
import { orderReturnCss } from '../returns/order-return-css.ts';

/**
 * Checkout and confirmation have one column on a phone; wider screens show the order at the side.
 */
export const checkoutCss = `
*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-padding-top:24px}
body{margin:0;background:var(--talad-surface);color:var(--talad-text);font-family:var(--talad-font);font-size:16px;line-height:1.65;overflow-wrap:anywhere}
h1,h2,p,ul,ol,dl,dd,fieldset{margin:0;padding:0}
ul,ol{list-style:none}
h1,h2{font-family:var(--talad-font-heading);line-height:1.4;text-wrap:balance}
h1{font-size:clamp(24px,1.2rem + 1vi,32px)}
h2{font-size:18px;font-weight:700}
a{color:var(--talad-accent-text);text-underline-offset:3px}
:focus-visible{outline:2px solid var(--talad-accent-text);outline-offset:2px}
.top{border-block-end:1px solid var(--talad-line)}
.top>div{display:flex;align-items:center;gap:16px;max-inline-size:1120px;min-block-size:64px;margin-inline:auto;padding-inline:16px}
.brand{margin-inline-end:auto;font-size:20px;font-weight:700;font-family:var(--talad-font-heading);color:inherit;text-decoration:none}
.top .lang{display:inline-block;padding:8px;font-size:14px}
.checkout{display:grid;gap:32px;max-inline-size:1120px;margin-inline:auto;padding:24px 16px 96px}
.main{display:grid;gap:32px;align-content:start;min-inline-size:0}
.main>.alert{margin-block-start:-8px}
.back{justify-self:start;display:inline-flex;align-items:center;min-block-size:44px;margin-block:-12px -28px;text-decoration:none}
.back::before{content:"";inline-size:8px;block-size:8px;margin-inline:2px 8px;border:solid;border-width:0 0 2px 2px;rotate:45deg}
.back:hover{text-decoration:underline}
.summary-head{display:flex;align-items:center;justify-content:space-between;gap:16px}
.edit{flex:none;padding-block:10px;margin-block:-10px;font-size:14px;font-weight:600}
.to-summary{display:flex;justify-content:space-between;gap:16px;align-items:center;min-block-size:48px;margin-block-start:-16px;padding:8px 16px;border-radius:var(--talad-radius);background:var(--talad-quiet);color:inherit;text-decoration:none}
.to-summary strong{font-variant-numeric:tabular-nums;white-space:nowrap}
.to-summary strong::after{content:"";display:inline-block;inline-size:8px;block-size:8px;margin-inline:12px 4px;border:solid var(--talad-accent-text);border-width:0 2px 2px 0;rotate:45deg;translate:0 -4px}
#summary{scroll-margin-block-start:24px}
${howToPayCss}${formFieldCss}.choice+.choice{margin-block-start:8px}
.choice:not(:has(:checked)){padding:17px;border:1px solid var(--talad-edge);background:none;color:inherit}
.choice{display:flex;gap:12px;align-items:start;padding:16px;border:2px solid var(--talad-accent-text);border-radius:var(--talad-radius);background:var(--talad-tint);color:var(--talad-on-tint);font-size:16px}
.choice.off{opacity:.65}
.choice strong{display:flex;gap:12px;justify-content:space-between}
.choice>span{flex:1}
.fee{font-variant-numeric:tabular-nums;white-space:nowrap}
fieldset>.choice~.hint,.received>.hint{margin-block-start:8px}
.ship-to{display:contents}
form:has([data-pickup]:checked) .ship-to .field:not(.of-note),form:has([data-pickup]:checked) .ship-to .keep-address,form:has([data-pickup]:checked) .saved,form:has([data-pickup]:checked) .ship-to legend,form:has([data-pickup]:checked) .of-phone>.hint{display:none}
.choice input{flex:none;inline-size:20px;block-size:20px;margin:4px 0 0;accent-color:var(--talad-accent)}
.choice span{display:grid}
.choice .hint{color:inherit}
.summary{display:grid;gap:16px;padding:24px 16px;border-radius:12px;background:var(--talad-quiet)}
.enter{position:absolute;inline-size:1px;block-size:1px;padding:0;border:0;opacity:0}
.coupon{display:grid;gap:8px;padding-block-start:16px;border-block-start:1px solid var(--talad-line)}
.coupon legend{float:inline-start;margin:0;font-size:16px}
.saved{display:grid;gap:8px}
.of-shop{display:grid;gap:16px;min-inline-size:0;padding:16px;border:1px solid var(--talad-line);border-radius:var(--talad-radius)}
.summary+p{margin-block-start:16px}
.summary .of-shop{padding:12px;background:var(--talad-surface)}
.saved .ticket{justify-content:start;border-style:solid}
.saved [aria-current]{border-color:var(--talad-accent-text);box-shadow:inset 0 0 0 1px var(--talad-accent-text)}
.code{display:flex;gap:8px}
.code .button{inline-size:auto;min-block-size:48px;padding-inline:16px;white-space:nowrap}
.ticket{display:flex;align-items:center;justify-content:space-between;gap:12px;inline-size:100%;min-block-size:48px;padding:8px 12px;border:1px dashed var(--talad-edge);border-radius:var(--talad-radius);background:var(--talad-surface);color:inherit;font:inherit;font-size:14px;line-height:1.6;text-align:start}
.ticket.unusable{flex-wrap:wrap;gap:0 12px;border-color:var(--talad-line);background:none;color:var(--talad-muted)}
button.ticket{cursor:pointer}
button.ticket:hover{border-color:var(--talad-accent-text)}
p.ticket{border-color:var(--talad-accent-text)}
.link{flex:none;padding:8px;border:0;background:none;color:var(--talad-accent-text);font:inherit;font-weight:600;text-decoration:underline;text-underline-offset:3px;cursor:pointer}
${orderSummaryCss}.centre{text-align:center}
.button{display:flex;align-items:center;justify-content:center;inline-size:100%;min-block-size:52px;padding:8px 24px;border:1px solid transparent;border-radius:var(--talad-radius);background:var(--talad-accent);color:var(--talad-on-accent);font:inherit;font-weight:700;text-align:center;text-decoration:none;cursor:pointer}
.button:hover{background:var(--talad-accent-hover)}
.checkout[aria-busy] .button{opacity:.6}
.button.quiet{background:transparent;border-color:var(--talad-edge);color:var(--talad-text)}
.button.quiet:hover{background:var(--talad-quiet)}
.message{display:grid;gap:16px;justify-items:center;max-inline-size:56ch;margin-inline:auto;padding:96px 16px;text-align:center}
.message .button{inline-size:auto}
.done{display:grid;gap:4px;justify-items:start}
.tick{display:grid;place-items:center;inline-size:56px;block-size:56px;margin-block-end:12px;border-radius:50%;background:var(--talad-tint)}
.tick::before{content:"";inline-size:14px;block-size:26px;margin-block-start:-6px;border:solid var(--talad-on-tint);border-width:0 4px 4px 0;rotate:42deg}
.number{font-size:18px}
.number strong{font-size:22px;font-variant-numeric:tabular-nums}
.steps{display:grid;grid-template-columns:repeat(3,1fr);gap:4px;font-size:14px}
.steps li{padding-block-start:12px;border-block-start:4px solid var(--talad-line);color:var(--talad-muted)}
.steps .reached{border-color:var(--talad-accent);color:var(--talad-text);font-weight:600}
.next{counter-reset:step;display:grid;gap:12px;margin-block-start:12px}
.next li{counter-increment:step;display:flex;gap:12px}
.next li::before{content:counter(step);flex:none;display:grid;place-items:center;inline-size:28px;block-size:28px;border-radius:50%;background:var(--talad-tint);color:var(--talad-on-tint);font-size:14px;font-weight:700}
address{display:grid;margin-block-start:8px;font-style:normal}
.reviews{display:grid;gap:8px}
.reviews ul{display:grid;gap:12px;margin-block-start:8px}
.reviews li{padding:12px 16px;border:1px solid var(--talad-line);border-radius:var(--talad-radius)}
.reviews summary{display:flex;align-items:center;justify-content:space-between;gap:16px;min-block-size:44px;cursor:pointer;list-style:none}
.reviews summary::-webkit-details-marker{display:none}
.reviews .write{flex:none;color:var(--talad-accent-text);font-size:14px;font-weight:600;text-decoration:underline;text-underline-offset:3px}
.scores .field{grid-column:auto}
.review-form{display:grid;gap:16px;padding-block:12px 4px}
${orderReturnCss}${askCss}.return-form:has([name=way]:checked:not([value=transfer])) .account{display:none}
.pieces{display:grid}
.pieces li{display:flex;align-items:center;justify-content:space-between;gap:16px;padding-block:12px;border-block-end:1px solid var(--talad-line)}
.pieces li>span:first-child{display:grid;min-inline-size:0}
.count{flex:none;display:flex;align-items:center;gap:8px;white-space:nowrap}
.count input{inline-size:72px;min-block-size:44px;padding:4px 8px;border:1px solid var(--talad-edge);border-radius:var(--talad-radius);background:var(--talad-surface);color:inherit;font:inherit;text-align:end}
${starFieldCss}@media (width>=750px){.summary{padding:24px}.message .button,.main .button{inline-size:fit-content}}
@media (width>=1000px){.to-summary{display:none}.checkout{grid-template-columns:minmax(0,1fr) 400px;gap:64px;padding-block-start:40px}.summary{position:sticky;inset-block-start:24px}}
@view-transition{navigation:auto}
@media (prefers-reduced-motion:reduce){@view-transition{navigation:none}}
@media print{.top,.to-summary,.button,.steps{display:none!important}}
`.replaceAll('\n', '');
