/** Styles an action that asks for confirmation: a disclosure with its form. */
export const askCss = `.ask summary{display:flex;align-items:center;min-block-size:48px;color:var(--talad-sale);font-weight:600;cursor:pointer;list-style:none}
.ask summary::-webkit-details-marker{display:none}
.ask form{display:grid;gap:12px;justify-items:start;padding:16px;border:1px solid var(--talad-sale);border-radius:12px}
.button.danger{background:var(--talad-sale);color:var(--talad-on-sale)}
`;
