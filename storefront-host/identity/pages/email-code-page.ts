import type { Lang } from '../../db/schema.ts';
import { text } from '../../locales/text.ts';
import { html, type Markup } from '../../html/html.ts';

export interface AskEmailView {
  readonly lang: Lang;
  /** Name of the provider that gave no address. */
  readonly provider: string;
  readonly token: string;
  readonly email: string;
  readonly problem: string | null;
}

/** Asks for an address after a sign-in with a provider that gives no verified one. */
export function askEmailPage(view: AskEmailView): Markup {
  const { lang, provider } = view;
  return html`<div class="card">
    <h1>${text(lang, 'with.email.title')}</h1>
    <p class="lead">${text(lang, 'with.email.lead', { provider })}</p>
    ${emailForm(view, html`<button type="submit">${text(lang, 'with.email.send')}</button>`)}
  </div>`;
}

export interface EnterCodeView {
  readonly lang: Lang;
  readonly email: string;
  /** Proven identity and sent code. */
  readonly token: string;
  /** Token of the form that requests another mail. */
  readonly askToken: string;
  readonly problem: string | null;
}

export function enterCodePage(view: EnterCodeView): Markup {
  const { lang, email, token, askToken, problem } = view;
  return html`<div class="card">
    <h1>${text(lang, 'with.code.title')}</h1>
    <p class="lead">${text(lang, 'with.code.lead', { email })}</p>
    ${problem !== null && html`<p class="alert" id="alert" role="alert">${problem}</p>`}
    <form method="post" action="/account/email/code">
      <input type="hidden" name="token" value="${token}" />
      <div>
        <label for="code">${text(lang, 'with.code.label')}</label>
        <input
          id="code"
          name="code"
          inputmode="numeric"
          autocomplete="one-time-code"
          pattern="[0-9 ]*"
          maxlength="12"
          required
          autofocus
          ${problem !== null && html`aria-invalid="true" aria-describedby="alert"`}
        />
      </div>
      <button type="submit">${text(lang, 'account.goOn')}</button>
    </form>
    <details class="after">
      <summary>${text(lang, 'with.code.again')}</summary>
      ${emailForm(
        { lang, token: askToken, email, problem: null },
        html`<button type="submit" class="quiet">${text(lang, 'with.code.resend')}</button>`,
      )}
    </details>
  </div>`;
}

function emailForm(
  { lang, token, email, problem }: Omit<AskEmailView, 'provider'>,
  button: Markup,
): Markup {
  return html`${problem !== null && html`<p class="alert" id="alert" role="alert">${problem}</p>`}
    <form method="post" action="/account/email">
      <input type="hidden" name="token" value="${token}" />
      <div>
        <label for="email">${text(lang, 'account.email')}</label>
        <input
          id="email"
          name="email"
          type="email"
          autocomplete="email"
          inputmode="email"
          autocapitalize="none"
          spellcheck="false"
          required
          maxlength="254"
          value="${email}"
          ${problem !== null && html`aria-invalid="true" aria-describedby="alert"`}
        />
      </div>
      ${button}
    </form>`;
}
