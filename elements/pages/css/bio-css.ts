/** Link-in-bio: one narrow column, large targets. */
export const bioCss = `
body:has(.bio){background:var(--talad-tint)}
.bio{inline-size:100%;max-inline-size:560px;margin-inline:auto;padding:16px 16px 48px;display:grid;gap:24px;color:var(--talad-on-tint)}
.bio-share{justify-self:end}
.bio header{display:grid;gap:8px;justify-items:center;text-align:center}
.bio .avatar{inline-size:112px;block-size:112px;background:var(--talad-surface);box-shadow:var(--talad-shadow-2)}
.bio .avatar img{inline-size:112px;block-size:112px}
.bio h1{font-size:26px}
.bio header .muted{color:inherit;font-size:16px;max-inline-size:40ch}
.bio nav{display:grid;gap:20px}
.bio-buttons{display:grid;gap:12px!important}
.bio-button{display:grid;place-items:center;min-block-size:60px;padding:12px 24px;border-radius:calc(var(--talad-radius)*2);background:var(--talad-surface);color:var(--talad-text);font-weight:600;text-align:center;text-decoration:none;text-wrap:balance;box-shadow:var(--talad-shadow-1);transition:translate .15s ease-out,box-shadow .15s ease-out}
.bio-button.pictured{position:relative;padding-inline:72px}
.bio-button img{position:absolute;inset-block:4px;inset-inline-start:4px;inline-size:52px;block-size:calc(100% - 8px);border-radius:calc(var(--talad-radius)*1.5);object-fit:cover}
.bio-button:hover{translate:0 -2px;box-shadow:var(--talad-shadow-2)}
.bio-socials{display:flex;flex-wrap:wrap;gap:8px;justify-content:center}
.bio-products{padding:20px 16px;border-radius:calc(var(--talad-radius)*2);background:var(--talad-surface);color:var(--talad-text)}
.bio-products h2{font-size:20px;margin-block-end:16px}
.bio-products .grid{grid-template-columns:repeat(2,minmax(0,1fr))}
.bio-end{text-align:center}
.bio-end a{color:inherit;font-weight:600}
.bare-end{padding:0 16px 32px;background:var(--talad-tint);color:var(--talad-on-tint);text-align:center;font-size:14px}
.bare-end a{color:inherit}
@media (prefers-reduced-motion:reduce){.bio-button{transition:none}.bio-button:hover{translate:none}}
`.replaceAll('\n', '');
