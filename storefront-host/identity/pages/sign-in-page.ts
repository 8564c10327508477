import type { Lang } from '../../db/schema.ts';
import { text } from '../../locales/text.ts';
import { html, type Markup } from '../../html/html.ts';

export interface SignInView {
  readonly lang: Lang;
  readonly action: string;
  readonly email: string;
  readonly alert: string | null;
  /** Target of the links to registration and forgotten passwords. */
  readonly next: string;
  readonly showDemo: boolean;
  /** Reason for the sign-in. */
  readonly notice: string | null;
  /** For users with a passkey (pages/passkey-form). */
  readonly passkey: Markup | false;
  /** Ways in addition to a password (pages/upstream-buttons). */
  readonly upstream: Markup | false;
}

/** Field names and autocomplete are those that password managers expect; every message is tied to its field. */
export function signInPage(view: SignInView): Markup {
  const { lang, alert, next } = view;
  const query = `?continue=${encodeURIComponent(next)}`;
  return html`<div class="card">
    <h1>${text(lang, 'account.signIn')}</h1>
    <p class="lead">${text(lang, 'account.signIn.lead')}</p>
    ${alert !== null && html`<p class="alert" id="alert" role="alert">${alert}</p>`}
    ${view.notice !== null && html`<p class="notice">${view.notice}</p>`}
    ${view.showDemo && demoNotice(lang)}
    <form method="post" action="${view.action}">
      <div>
        <label for="email">${text(lang, 'account.email')}</label>
        <input
          id="email"
          name="email"
          type="email"
          autocomplete="username webauthn"
          inputmode="email"
          autocapitalize="none"
          spellcheck="false"
          required
          maxlength="254"
          value="${view.email}"
          ${alert !== null && html`aria-invalid="true" aria-describedby="alert"`}
          ${view.email === '' && html`autofocus`}
        />
      </div>
      <div>
        <label for="password">${text(lang, 'account.password')}</label>
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="current-password"
          required
          maxlength="200"
          ${alert !== null && html`aria-invalid="true" aria-describedby="alert"`}
          ${view.email !== '' && html`autofocus`}
        />
        <p class="small aside">
          <a href="/account/forgot${query}">${text(lang, 'account.forgot')}</a>
        </p>
      </div>
      <button type="submit">${text(lang, 'account.signIn')}</button>
    </form>
    ${view.passkey} ${view.upstream}
    <p class="other">
      ${text(lang, 'account.noAccount')}
      <a href="/account/register${query}">${text(lang, 'account.register')}</a>
    </p>
  </div>`;
}

const DEMO_ACCOUNT = { email: 'owner@talad.test', password: 'talad-demo' };

/** Shown on a local machine only: elsewhere the demo accounts do not work. */
function demoNotice(lang: Lang): Markup {
  const { email, password } = DEMO_ACCOUNT;
  const parts = text(lang, 'account.demo', DEMO_ACCOUNT).split(/(owner@talad\.test|talad-demo)/);
  return html`<p class="notice small">
    ${parts.map((part) => (part === email || part === password ? html`<code>${part}</code>` : html`${part}`))}
  </p>`;
}
