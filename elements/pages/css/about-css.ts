import { contactCss } from './contact-css.ts';

/** The about page. */
export const aboutCss = `${contactCss}
.about-site{margin-block-start:16px}
.about-text{display:grid;gap:12px;justify-items:start;align-content:center;max-inline-size:68ch}
.about-site .standfirst{font-size:clamp(17px,1rem + .3vi,20px);color:var(--talad-muted)}
.about-words{white-space:pre-line;line-height:1.8}
.about-site .actions{justify-content:start}
.with-pictures{display:grid;gap:24px;padding:clamp(20px,4vi,56px);border-radius:calc(var(--talad-radius)*2);background:var(--talad-tint);color:var(--talad-on-tint)}
.with-pictures .standfirst{color:inherit}
.with-pictures .button.quiet{border-color:currentColor;color:inherit}
.about-pictures{display:grid;grid-template-columns:1fr 1fr;gap:12px}
.about-pictures a{display:block;overflow:hidden;border-radius:calc(var(--talad-radius)*1.5);aspect-ratio:1;background:var(--talad-quiet)}
.about-pictures img{display:block;inline-size:100%;block-size:100%;object-fit:cover;transition:scale .25s ease-out}
.about-pictures a:hover img{scale:1.03}
.about-cover{overflow:hidden;border-radius:calc(var(--talad-radius)*1.5);background:var(--talad-quiet);aspect-ratio:16/10;align-self:center}
.about-cover img{display:block;inline-size:100%;block-size:100%;object-fit:cover}
.about-facts{display:grid;gap:24px;margin-block-start:clamp(24px,4vi,48px);align-items:start}
.about-figures{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:12px}
.about-figures :is(a,span){display:grid;gap:2px;padding:20px;border:1px solid var(--talad-line);border-radius:calc(var(--talad-radius)*1.5);color:inherit;text-decoration:none}
.about-figures a:hover{border-color:var(--talad-accent)}
.about-figures strong{color:var(--talad-accent-text);font-family:var(--talad-font-heading);font-size:clamp(28px,1.5rem + 1vi,40px);line-height:1.2}
.about-promises{display:grid;gap:4px;margin-block-start:20px!important}
.about-promises li{display:flex;gap:12px;align-items:center;min-block-size:36px}
.about-promises .icon{flex:none;color:var(--talad-accent-text)}
@media (width>=1000px){.about-facts:has(.contact-card){grid-template-columns:minmax(0,7fr) minmax(0,5fr);gap:48px}}
@media (width>=750px){.with-pictures{grid-template-columns:minmax(0,7fr) minmax(0,5fr);gap:48px}.about-pictures li:nth-child(odd){translate:0 16px}.about-pictures li:nth-child(even){translate:0 -16px}}
`;
