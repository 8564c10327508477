import type { FastifyReply, FastifyRequest } from 'fastify';
import { text } from '../../locales/text.ts';
import { plainPage, html } from '../../plain-pages/page-shell.ts';

/**
 * Goes on by itself. For a way that may lead to another host right after a form was posted: CSP
 * counts redirects as the form's own way, a page in between ends it.
 */
export function signedInPage(request: FastifyRequest, reply: FastifyReply, way: string): string {
  const { lang } = request;
  return plainPage(request, reply, {
    title: text(lang, 'account.signedIn'),
    refreshTo: way,
    languageSwitch: false,
    body: html`<div class="card">
      <h1>${text(lang, 'account.signedIn')}</h1>
      <a class="button" href="${way}">${text(lang, 'account.goOn')}</a>
    </div>`,
  });
}
