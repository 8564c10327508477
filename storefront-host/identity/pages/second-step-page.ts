import type { Lang } from '../../db/schema.ts';
import { text } from '../../locales/text.ts';
import { html, type Markup } from '../../html/html.ts';

export interface SecondStepView {
  readonly lang: Lang;
  /** Address of the form, without its query. */
  readonly action: string;
  readonly token: string;
  /** True if a recovery code is expected instead of one from the app. */
  readonly recovery: boolean;
  readonly alert: string | null;
}

/** Asks for the code of the app, or a recovery code, after the right password. */
export function secondStepPage({ lang, action, token, recovery, alert }: SecondStepView): Markup {
  const other = `${action}?token=${token}${recovery ? '' : '&recovery=1'}`;
  return html`<div class="card">
    <h1>${text(lang, 'security.code.title')}</h1>
    <p class="lead">
      ${text(lang, recovery ? 'security.code.recovery.lead' : 'security.code.lead')}
    </p>
    ${alert !== null && html`<p class="alert" id="alert" role="alert">${alert}</p>`}
    <form method="post" action="${action}">
      <input type="hidden" name="token" value="${token}" />
      ${recovery && html`<input type="hidden" name="recovery" value="1" />`}
      <div>
        <label for="code"
          >${text(lang, recovery ? 'security.code.recovery' : 'security.second.code')}</label
        >
        <input
          id="code"
          name="code"
          required
          autofocus
          maxlength="40"
          spellcheck="false"
          autocapitalize="characters"
          ${
            recovery
              ? html`autocomplete="off"`
              : html`autocomplete="one-time-code" inputmode="numeric"`
          }
          ${alert !== null && html`aria-invalid="true" aria-describedby="alert"`}
        />
      </div>
      <button type="submit">${text(lang, 'account.signIn')}</button>
    </form>
    <p class="other">
      <a href="${other}"
        >${text(lang, recovery ? 'security.code.useApp' : 'security.code.useRecovery')}</a
      >
    </p>
  </div>`;
}
