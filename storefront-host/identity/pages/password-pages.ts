import type { Lang } from '../../db/schema.ts';
import { text, type TextKey } from '../../locales/text.ts';
import { html, type Markup } from '../../html/html.ts';

export interface AskMailView {
  readonly lang: Lang;
  readonly kind: 'register' | 'forgot';
  readonly next: string;
  readonly name: string;
  readonly email: string;
  readonly problems: Partial<Record<'name' | 'email', TextKey>>;
  /** Sign-in methods of an account without a password (pages/upstream-buttons). */
  readonly upstream: Markup | false;
}

/** First step of registration and of a forgotten password: asks for the address. */
export function askMailPage(view: AskMailView): Markup {
  const { lang, kind, problems } = view;
  const say = (key: TextKey) => text(lang, key);
  const isNew = kind === 'register';
  return html`<div class="card">
    <h1>${say(isNew ? 'account.register' : 'account.reset')}</h1>
    <p class="lead">${say(leadOf(view))}</p>
    <form method="post" action="/account/${kind}" novalidate>
      <input type="hidden" name="continue" value="${view.next}" />
      ${
        isNew &&
        html`<div>
          <label for="name">${say('account.name')}</label>
          <input
            id="name"
            name="name"
            autocomplete="name"
            required
            maxlength="100"
            value="${view.name}"
            ${isNew && view.email === '' && html`autofocus`}
            ${invalid('name', problems.name, true)}
          />
          ${problem(lang, 'name', problems.name)}
        </div>`
      }
      <div>
        <label for="email">${say('account.email')}</label>
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
          value="${view.email}"
          ${invalid('email', problems.email, !problems.name)}
        />
        ${problem(lang, 'email', problems.email)}
      </div>
      <button type="submit">${say('account.register.send')}</button>
    </form>
    ${isNew && view.upstream}
    <p class="other">
      ${say('account.haveAccount')}
      <a href="/login?continue=${encodeURIComponent(view.next)}">${say('account.signIn')}</a>
    </p>
  </div>`;
}

function leadOf({ kind, next }: AskMailView): TextKey {
  if (kind === 'forgot') return 'account.reset.lead';
  const opensShop = new URL(next, 'http://localhost').pathname === '/signup';
  return opensShop ? 'account.register.leadShop' : 'account.register.lead';
}

type CheckMailView = Pick<AskMailView, 'lang' | 'kind' | 'email' | 'name' | 'next'>;

/** Shows the same page for every address. A user who got no mail can request another one here. */
export function checkMailPage({ lang, kind, email, name, next }: CheckMailView): Markup {
  const hours = kind === 'register' ? 24 : 1;
  return html`<div class="card">
    <h1>${text(lang, 'account.checkMail')}</h1>
    <p>${text(lang, 'account.checkMail.text', { email, hours })}</p>
    <form method="post" action="/account/${kind}">
      <a class="button" href="/">${text(lang, 'page.error.home')}</a>
      <input type="hidden" name="email" value="${email}" />
      <input type="hidden" name="name" value="${name}" />
      <input type="hidden" name="continue" value="${next}" />
      <button type="submit" class="quiet">${text(lang, 'account.checkMail.again')}</button>
    </form>
  </div>`;
}

export interface ChoosePasswordView {
  readonly lang: Lang;
  readonly token: string;
  readonly email: string;
  readonly problem: TextKey | null;
}

export function choosePasswordPage(view: ChoosePasswordView): Markup {
  const { lang, email } = view;
  return html`<div class="card">
    <h1>${text(lang, 'account.choosePassword')}</h1>
    <p class="lead">${text(lang, 'account.choosePassword.for', { email })}</p>
    <form method="post" action="/account/password">
      <input type="hidden" name="token" value="${view.token}" />
      <input type="text" name="username" autocomplete="username" value="${email}" hidden readonly />
      <div>
        <label for="password">${text(lang, 'account.newPassword')}</label>
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="new-password"
          required
          minlength="10"
          maxlength="200"
          autofocus
          aria-describedby="help password-error"
          ${view.problem !== null && html`aria-invalid="true"`}
        />
        <p class="small aside-start" id="help">${text(lang, 'account.newPassword.help')}</p>
        ${problem(lang, 'password', view.problem ?? undefined)}
      </div>
      <button type="submit">${text(lang, 'account.finish')}</button>
    </form>
  </div>`;
}

function invalid(field: string, key: TextKey | undefined, isFirst: boolean): Markup | false {
  return (
    key !== undefined &&
    html`aria-invalid="true" aria-describedby="${field}-error" ${isFirst && html`autofocus`}`
  );
}

function problem(lang: Lang, field: string, key: TextKey | undefined): Markup | false {
  return (
    key !== undefined &&
    html`<p class="field-error" id="${field}-error" role="alert">${text(lang, key)}</p>`
  );
}
