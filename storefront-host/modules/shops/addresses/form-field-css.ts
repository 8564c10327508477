/** Fields with their labels, hints and errors: the checkout's, and those of "my account". */
export const formFieldCss = `
fieldset{border:0;min-inline-size:0}
legend{margin-block-end:12px;padding:0;font-family:var(--talad-font-heading);font-size:18px;font-weight:700;line-height:1.4}
.fields{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:16px 12px}
.field{grid-column:1/-1;display:grid;gap:4px;align-content:start}
label{font-size:14px;font-weight:600}
input:not([type=radio],[type=checkbox],[type=file],[type=hidden]),textarea,select{inline-size:100%;min-block-size:48px;padding:10px 14px;border:1px solid var(--talad-edge);border-radius:var(--talad-radius);background:var(--talad-surface);color:inherit;font:inherit;line-height:1.65}
textarea{resize:vertical}
[aria-invalid=true]{border-color:var(--talad-sale)!important;border-width:2px!important}
input[type=file]{inline-size:100%;font:inherit;font-size:14px}
::file-selector-button{min-block-size:48px;margin-inline-end:12px;padding:6px 20px;border:1px solid var(--talad-edge);border-radius:var(--talad-radius);background:var(--talad-surface);color:var(--talad-text);font:inherit;font-weight:600;cursor:pointer}
.hint{color:var(--talad-muted);font-size:14px;font-weight:400}
.error{color:var(--talad-sale);font-size:14px;font-weight:600}
.alert{display:grid;gap:4px;padding:16px;border:1px solid var(--talad-sale);border-inline-start-width:4px;border-radius:var(--talad-radius);background:var(--talad-surface)}
.alert a{color:inherit}
.alert.calm{border-color:var(--talad-accent-text)}
.field{position:relative}
[role=listbox]{position:absolute;z-index:9;inset-inline:0;inset-block-start:100%;max-block-size:min(50dvb,320px);margin:4px 0 0;padding:4px;overflow-y:auto;overscroll-behavior:contain;list-style:none;border:1px solid var(--talad-edge);border-radius:var(--talad-radius);background:var(--talad-surface);box-shadow:var(--talad-shadow-2)}
[role=listbox]{scroll-margin-block-end:80px}
[role=listbox][hidden]{display:none}
[role=option]{display:flex;align-items:center;min-block-size:48px;padding:4px 12px;border-radius:4px;cursor:pointer}
[role=option]:hover,[role=option][aria-selected=true]{background:var(--talad-tint);color:var(--talad-on-tint)}
.keep-address{display:flex;align-items:center;gap:12px;min-block-size:48px;font-size:16px;font-weight:400;cursor:pointer}
.keep-address input{flex:none;inline-size:22px;block-size:22px;margin:0;accent-color:var(--talad-accent)}
@media (width>=750px){.field.half{grid-column:auto}}
`;
