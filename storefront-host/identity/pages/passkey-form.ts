import type { Lang } from '../../db/schema.ts';
import { text } from '../../locales/text.ts';
import { html, type Markup } from '../../html/html.ts';

export interface PasskeyRequest {
  readonly token: string;
  /** JSON for `navigator.credentials.get`. */
  readonly options: string;
}

/** Shown by its script (identity/browser/passkeys.ts) if the browser supports passkeys. */
export function passkeyForm(lang: Lang, action: string, request: PasskeyRequest): Markup {
  return html`<form
    method="post"
    action="${action}/passkey"
    data-passkey-request="${request.options}"
    class="close"
    hidden
  >
    <input type="hidden" name="token" value="${request.token}" />
    <input type="hidden" name="answer" />
    <p class="alert" data-passkey-failed role="alert" hidden>
      ${text(lang, 'security.passkey.noneHere')}
    </p>
    <button type="submit" class="quiet">${text(lang, 'security.passkey.signIn')}</button>
  </form>`;
}
