/** Forms that visitors fill in: contact, registration, questions. */
export const formCss = `
.entry{display:grid;grid-template-columns:minmax(0,1fr);gap:16px;scroll-margin-top:96px}
@media (width>=750px){.entry{grid-template-columns:repeat(2,minmax(0,1fr))}.entry>.long,.entry>.entry-end,.entry>.alone{grid-column:1/-1}}
.field{display:grid;gap:4px;align-content:start}
.field label{font-weight:600}
.field label .muted{font-weight:400}
.field :is(input,textarea,select){inline-size:100%;min-block-size:48px;padding:10px 14px;border:1px solid var(--talad-edge);border-radius:var(--talad-radius);background:var(--talad-surface);color:var(--talad-text);font:inherit}
.field textarea{resize:vertical;line-height:1.65}
.field :is(input,textarea):focus-visible{outline:2px solid var(--talad-accent-text);outline-offset:1px;border-radius:var(--talad-radius)}
.field [aria-invalid]{border-color:var(--talad-sale);border-width:2px}
.problem{color:var(--talad-sale);font-size:14px;font-weight:600}
.entry-end{display:grid;gap:8px;justify-items:start}
.trap{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
@media (width<750px){.entry-end .button{inline-size:100%}}
`.replaceAll('\n', '');
