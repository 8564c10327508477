/** What a site says of itself. */
export const aboutCss = `
.about-site{display:grid;gap:12px;justify-items:start;max-inline-size:68ch;margin-block-start:16px}
.about-site .standfirst{font-size:clamp(17px,1rem + .3vi,20px);color:var(--talad-muted)}
.about-words{white-space:pre-line;line-height:1.8}
.about-site .actions{justify-content:start}
`;
