/**
 * The visitor's lists. Only the browser knows their height, so the content below is shown once they
 * are rendered, or after four seconds, and never jumps.
 */
export const personalCss = `
.own-lists{display:flex;flex-wrap:wrap;gap:8px;padding-block:4px}
.own-lists .pill{flex:none;display:inline-flex;align-items:center;min-block-size:40px;padding:4px 16px;border:1px solid var(--talad-line);border-radius:999px;color:var(--talad-text);font-size:14px;text-decoration:none}
.own-lists .pill:hover{background:var(--talad-quiet)}
.own-lists .pill[aria-current]{background:var(--talad-tint);border-color:transparent;color:var(--talad-on-tint);font-weight:600}
.own-head{display:grid;gap:4px;margin-block:16px 24px}
.own-needs{display:none}
@media (scripting:enabled){:is(talad-personal-list,talad-compare):not([ready])~:is(.strip,talad-personal-links){visibility:hidden;animation:own-late 0s 4s forwards}}
@keyframes own-late{to{visibility:visible}}
@media (scripting:none){.own-needs{display:block;padding-block:32px;text-align:center}talad-personal-list,talad-compare{display:none}}
`;
