/** A shop that is not open: its name, and a way on. */
export const hiddenCss = `
.hidden-shop{display:grid;justify-items:center;gap:12px;max-inline-size:560px;margin:auto;padding:15vh 24px 64px;text-align:center}
.hidden-shop .logo{display:grid;place-items:center;inline-size:96px;block-size:96px;border-radius:50%;object-fit:cover;background:var(--talad-a-light)}
.hidden-shop .letter{color:var(--talad-a-dark);font-size:44px;font-weight:700;line-height:1.4}
.hidden-shop .state{margin:0;padding:4px 16px;border:1px solid var(--talad-line);border-radius:999px;color:var(--talad-muted);font-size:14px}
.hidden-shop h1{margin:0;font-size:clamp(28px,6vw,44px);line-height:1.4;text-wrap:balance;overflow-wrap:anywhere}
.hidden-shop p{margin:0;text-wrap:pretty}
.hidden-shop .actions{margin-block-start:12px}
.hidden-shop .owner{font-size:14px}
`;
