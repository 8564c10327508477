import type { FastifyReply, FastifyRequest } from 'fastify';
import { text } from '../../locales/text.ts';
import { plainPage, html } from '../../http/index.ts';

/**
 * Goes on by itself. For a way that may lead to another host right after a form was posted: CSP
 * counts redirects as the form's own way, a page in between ends it.
 */
export function goingOnPage(
  request: FastifyRequest,
  reply: FastifyReply,
  title: string,
  way: string,
): string {
  return plainPage(request, reply, {
    title,
    refreshTo: way,
    languageSwitch: false,
    body: html`<div class="card">
      <h1>${title}</h1>
      <a class="button" href="${way}">${text(request.lang, 'account.goOn')}</a>
    </div>`,
  });
}
