import { html, nothing, type TemplateResult } from 'lit';

export interface MyTab {
  readonly href: string;
  readonly label: string;
  readonly count: number;
  readonly isCurrent: boolean;
}

/** Renders the links to the parts of a page of "my account", each with its number of records. */
export function myTabs(label: string, tabs: readonly MyTab[]): TemplateResult {
  return html`<nav class="my-tabs" aria-label=${label}>
    ${tabs.map(
      (tab) =>
        html`<a class="pill" href=${tab.href} aria-current=${tab.isCurrent ? 'page' : nothing}
          >${tab.label}<span class="my-count">${tab.count}</span></a
        >`,
    )}
  </nav>`;
}

/** CSS in addition to that of the shell. */
export const myTabsCss = `
.my-tabs{display:flex;gap:8px;overflow-x:auto;scrollbar-width:none;margin-inline:-16px;padding:4px 16px}
.my-tabs .pill{min-block-size:44px;padding:4px 16px;border:1px solid var(--talad-line);border-radius:999px;color:inherit;font-size:15px;text-decoration:none;display:inline-flex;flex:none;align-items:center;gap:8px}
.my-tabs .pill:hover{background:var(--talad-quiet)}
.my-tabs .pill[aria-current]{border-color:transparent;background:var(--talad-tint);color:var(--talad-on-tint);font-weight:600}
.my-count{color:inherit;font-variant-numeric:tabular-nums;opacity:.8}
`.replaceAll('\n', '');
