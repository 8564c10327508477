import { focusRules } from '../../parts/picture/focus.ts';
import { noCodeCss } from './no-code-css.ts';

/**
 * Fixed elements at the bottom: the bar of phones, above it a product's buy bar and the contact
 * button. They leave the device's safe areas free. A page whose code has not come after 8 s says so: no code can.
 */
export const frameCss = `
${focusRules}
body{padding-inline:env(safe-area-inset-left,0) env(safe-area-inset-right,0)}
@media (width<750px){
body:has(>talad-bottom-menu){--talad-bottom-bar:calc(57px + env(safe-area-inset-bottom,0px));--talad-corner-bottom:var(--talad-bottom-bar)}
body:has(>talad-bottom-menu):not(:has(>talad-footer)){padding-block-end:var(--talad-bottom-bar)}
body:has(>main>.product:not([no-bar],[no-add])){--talad-bottom-bar:calc(65px + env(safe-area-inset-bottom,0px));--talad-corner-bottom:var(--talad-bottom-bar)}
body>main:has(>.product:not([no-bar],[no-add]))~talad-bottom-menu{display:none}
talad-contact-widget{transition:opacity .2s ease-out,translate .2s ease-out,visibility .2s}
@media (width<750px){:root:has(.tickets,.contact) talad-contact-widget{display:none}}
[data-scrolling] talad-contact-widget:not(:focus-within){visibility:hidden;opacity:0;translate:0 16px}
}
[data-code=""] .no-code{display:none}
.no-code{position:fixed;inset:auto 16px calc(var(--talad-bottom-bar,0px) + 16px);z-index:9;max-inline-size:560px;margin-inline:auto;padding:12px 16px;border-radius:var(--talad-radius);background:var(--talad-text);color:var(--talad-surface);font-size:14px;visibility:hidden}
.no-code a{display:inline-block;padding-block:4px;color:inherit;font-weight:600}
@media not (scripting:none){.no-code{animation:no-code 0s 8s forwards}}
@keyframes no-code{to{visibility:visible}}
${noCodeCss}@media print{body{padding:0}.no-code{display:none}}
`;
