/** Fields with their labels, hints and errors: the checkout's, and those of "my account". */
export const formFieldCss = `
fieldset{border:0;min-inline-size:0}
legend{margin-block-end:12px;padding:0}
.fields{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:16px 12px}
.field{grid-column:1/-1;display:grid;gap:4px;align-content:start}
label{font-size:14px;font-weight:600}
input:not([type=radio],[type=checkbox],[type=file],[type=hidden]),textarea,select{inline-size:100%;min-block-size:48px;padding:10px 14px;border:1px solid var(--talad-edge);border-radius:var(--talad-radius);background:var(--talad-surface);color:inherit;font:inherit;line-height:1.65}
textarea{resize:vertical}
[aria-invalid=true]{border-color:var(--talad-sale)!important;border-width:2px!important}
.hint{color:var(--talad-muted);font-size:14px;font-weight:400}
.error{color:var(--talad-sale);font-size:14px;font-weight:600}
.alert{display:grid;gap:4px;padding:16px;border:1px solid var(--talad-sale);border-inline-start-width:4px;border-radius:var(--talad-radius);background:var(--talad-surface)}
.alert a{color:inherit}
.alert.calm{border-color:var(--talad-accent-text)}
@media (width>=560px){.field.half{grid-column:auto}}
`;
