import type { Lang } from '../db/schema.ts';
import { text } from '../locales/text.ts';
import { html, type Markup } from './html.ts';

export function errorBody(lang: Lang, message: string): Markup {
  return html`<div class="card">
    <h1>${text(lang, 'page.error.title')}</h1>
    <p>${message}</p>
    <a class="button quiet" href="/">${text(lang, 'page.error.home')}</a>
  </div>`;
}
