import type { Lang } from '../../db/schema.ts';
import { text } from '../../locales/text.ts';
import { html, type Markup } from '../../html/html.ts';

/** `signIn`: address of the sign-in page, if only a session was missing. */
export function errorBody(lang: Lang, message: string, signIn?: string): Markup {
  return html`<div class="card">
    <h1>${text(lang, 'page.error.title')}</h1>
    <p>${message}</p>
    ${
      signIn !== undefined &&
      html`<p><a class="button" href="${signIn}">${text(lang, 'account.signIn')}</a></p>`
    }
    <a class="button quiet" href="/">${text(lang, 'page.error.home')}</a>
  </div>`;
}
