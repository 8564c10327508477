import { html, type TemplateResult } from 'lit';
import type { SiteData } from '../page-data.ts';
import { pageText } from '../texts/page-text.ts';

/**
 * Renders a message for pages whose code was blocked or lost: buttons that need it cannot say so themselves. Its
 * styles show it (css/frame-css.ts) unless the root has an empty `data-code`: the code sets it, and names there the
 * elements whose own code failed.
 */
export function noCode({ lang }: SiteData): TemplateResult {
  return html`<p class="no-code" role="status">
    ${pageText(lang, 'page.noCode')} <a href="">${pageText(lang, 'page.reload')}</a>
  </p>`;
}
