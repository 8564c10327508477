/** The about page. */
export const aboutCss = `
.about-site{margin-block-start:16px}
.about-text{display:grid;gap:12px;justify-items:start;align-content:center;max-inline-size:68ch}
.about-site .standfirst{font-size:clamp(17px,1rem + .3vi,20px);color:var(--talad-muted)}
.about-words{white-space:pre-line;line-height:1.8}
.about-site .actions{justify-content:start}
.with-pictures{display:grid;gap:24px;padding:clamp(20px,4vi,56px);border-radius:16px;background:var(--talad-tint);color:var(--talad-on-tint)}
.with-pictures .standfirst{color:inherit}
.with-pictures .button.quiet{border-color:currentColor;color:inherit}
.about-pictures{display:grid;grid-template-columns:1fr 1fr;gap:12px}
.about-pictures a{display:block;overflow:hidden;border-radius:12px;aspect-ratio:1;background:var(--talad-quiet)}
.about-pictures img{display:block;inline-size:100%;block-size:100%;object-fit:cover;transition:scale .25s ease-out}
.about-pictures a:hover img{scale:1.03}
@media (width>=750px){.with-pictures{grid-template-columns:minmax(0,7fr) minmax(0,5fr);gap:48px}.about-pictures li:nth-child(odd){translate:0 16px}.about-pictures li:nth-child(even){translate:0 -16px}}
`;
