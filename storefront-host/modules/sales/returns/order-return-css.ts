/** Styles the return on the order's page. */
export const orderReturnCss = `.return{display:grid;gap:12px;justify-items:start}
.return .button{inline-size:auto}
.return-pictures{display:flex;flex-wrap:wrap;gap:8px}
.return-pictures img{display:block;inline-size:88px;block-size:88px;border:1px solid var(--talad-line);border-radius:var(--talad-radius);object-fit:cover}
`;
