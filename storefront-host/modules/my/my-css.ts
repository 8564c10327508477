import { askCss } from '../sales/index.ts';
import { formFieldCss } from '../shops/index.ts';

/**
 * CSS of the shell of "my account" and of parts that its pages share: `.my-card`, `.my-empty`, `.pill` rows. Steps
 * of 4 px, targets of at least 48 px, type of the storefront (page-css).
 */
export const myCss = `
.my{display:grid;gap:24px}
.my .icon{flex:none;inline-size:24px;block-size:24px;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
.my-side{display:none}
.my-main{display:grid;gap:16px;align-content:start;min-inline-size:0}
.my-title{font-size:clamp(22px,1.1rem + 1vi,30px)}
.my h2{font-size:18px}
:where(.my) :is(ul,ol,dl,dd,fieldset){margin:0;padding:0;border:0}
:where(.my) :is(ul,ol){list-style:none}
.portrait{flex:none;display:grid;place-items:center;inline-size:64px;block-size:64px;border-radius:50%;overflow:hidden;background:var(--talad-tint);color:var(--talad-on-tint);font-family:var(--talad-font-heading);font-size:28px;font-weight:700}
.portrait img{display:block;inline-size:64px;block-size:64px;object-fit:cover}
.my-back{display:inline-flex;align-items:center;gap:4px;justify-self:start;min-block-size:48px;margin-block-end:-12px;padding-inline-end:12px;color:inherit;font-weight:600;text-decoration:none}
.my-list ul{border:1px solid var(--talad-line);border-radius:12px;overflow:hidden;background:var(--talad-surface)}
.my-list ul+ul{margin-block-start:12px}
.my-main .my-list ul:first-child{display:none}
.my-list li+li{border-block-start:1px solid var(--talad-line)}
.my-list li a{display:flex;align-items:center;gap:12px;min-block-size:56px;padding:8px 16px;color:inherit;text-decoration:none}
.my-list li a:focus-visible{outline-offset:-4px}
.my-list li span{flex:1}
.my-list li .icon:first-child{color:var(--talad-accent-text)}
.my-list li .icon:last-child{inline-size:20px;color:var(--talad-muted)}
.my-out{display:flex;align-items:center;justify-content:center;min-block-size:56px;margin-block-start:12px}
.my-card{display:grid;gap:12px;padding:16px;border:1px solid var(--talad-line);border-radius:12px;background:var(--talad-surface)}
.my-card.quiet{border-color:transparent;background:var(--talad-quiet)}
.my-head{display:flex;align-items:baseline;justify-content:space-between;gap:12px;flex-wrap:wrap}
.my-actions{display:flex;flex-wrap:wrap;gap:8px}
.my-actions form{display:contents}
.my-empty{display:grid;gap:12px;justify-items:center;max-inline-size:48ch;margin-inline:auto;padding:48px 16px;text-align:center}
.my-empty p{text-wrap:balance}
.my-empty>.icon{inline-size:56px;block-size:56px;padding:12px;border-radius:50%;background:var(--talad-tint);color:var(--talad-on-tint);box-sizing:content-box}
.my-facts{display:grid;gap:8px;margin:0}
.my-facts>div{display:flex;justify-content:space-between;gap:16px}
.my-facts dt{color:var(--talad-muted)}
.my-facts dd{margin:0;text-align:end}
${formFieldCss}.my-form{display:grid;gap:24px;max-inline-size:720px}
${askCss}@media (width<750px){.my .my-actions>.button,.my .my-actions form>.button{flex:1 1 auto}}
@media (width>=1000px){
.my{grid-template-columns:248px minmax(0,1fr);gap:40px}
.my-side{display:block}
.my-list ul,.my-list ul+ul{border:0;border-radius:0;margin:0}
.my-list ul+ul{padding-block-start:8px;margin-block-start:8px;border-block-start:1px solid var(--talad-line)}
.my-list li+li{border:0}
.my-list li a{min-block-size:48px;padding:8px 12px;border-radius:var(--talad-radius)}
.my-list li a:hover{background:var(--talad-quiet)}
.my-list li a[aria-current]{background:var(--talad-tint);color:var(--talad-on-tint);font-weight:600}
.my-list li a[aria-current] .icon{color:inherit}
.my-list li .icon:last-child{display:none}
.my-out{justify-content:start;padding-inline:12px}
.my-main .my-list,.my-back.narrow{display:none}
.my-main{gap:24px}
}
@media print{.my-side,.my-back,.my-actions{display:none}}
`.replaceAll('\n', '');
