/** CSS of passkeys, devices, events, the QR code and recovery codes. */
export const securityCss = `
.rows>li{display:flex;align-items:center;justify-content:space-between;gap:8px 16px;flex-wrap:wrap;padding-block:12px}
.rows>li+li{border-block-start:1px solid var(--talad-line)}
.rows>li:first-child{padding-block-start:0}
.rows>li:last-child{padding-block-end:0}
.rows .what{display:grid;gap:0;min-inline-size:0;flex:1 1 200px}
.rows .what>*{overflow-wrap:anywhere}
.rows .muted{font-size:14px}
.rows .button,.rows summary{min-block-size:48px;padding-inline:16px}
.rows details{flex:1 0 100%}
.rows details summary{display:inline-flex;align-items:center;padding:0;color:var(--talad-accent-text);font-weight:600;cursor:pointer}
.mark{display:grid;place-items:center;inline-size:40px;block-size:40px;border:1px solid var(--talad-line);border-radius:8px;background:#fff}
.mark.line{border-color:#06c755;background:#06c755}
.row-form{display:flex;gap:8px;align-items:end;flex-wrap:wrap}
.row-form .field{flex:1 1 200px}
.narrow-form{display:grid;gap:16px;max-inline-size:440px}
.narrow-form .button{justify-self:start}
.here{display:inline-flex;align-items:center;padding:2px 10px;border-radius:999px;background:var(--talad-tint);color:var(--talad-on-tint);font-size:14px;font-weight:600}
.qr{inline-size:min(100%,232px);block-size:auto;border-radius:8px;border:1px solid var(--talad-line);background:#fff}
.key{font-family:ui-monospace,Menlo,Consolas,monospace;overflow-wrap:anywhere;user-select:all;padding:10px 14px;border-radius:var(--talad-radius);background:var(--talad-quiet)}
.codes{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,212px),1fr));gap:4px 16px!important;padding:16px!important;border-radius:12px;background:var(--talad-quiet)}
.codes code{font-family:ui-monospace,Menlo,Consolas,monospace;line-height:32px;font-size:16px}
.alert[hidden]{display:none}
form:not([hidden])+.without-passkeys{display:none}
@media (width<750px){.narrow-form .button,.rows form:not(.row-form),.rows form:not(.row-form) .button{inline-size:100%}.rows form{flex:1 1 100%}}
`.replaceAll('\n', '');
