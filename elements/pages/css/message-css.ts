/** The page "not found", with search and a link for staff to create it. */
export const messageCss = `
.find{display:flex;gap:8px;inline-size:100%;max-inline-size:480px}
.find input{flex:1;min-inline-size:0;block-size:48px;padding:0 16px;border:1px solid var(--talad-edge);border-radius:var(--talad-radius);background:var(--talad-surface);color:inherit;font:inherit}
.find input::placeholder{color:var(--talad-muted);opacity:1}
.make{padding:12px 16px;border:1px dashed var(--talad-edge);border-radius:var(--talad-radius);font-size:14px}
.make a{font-weight:600;white-space:nowrap}
`;
