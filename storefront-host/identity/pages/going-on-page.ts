import type { FastifyReply, FastifyRequest } from 'fastify';
import { text } from '../../locales/text.ts';
import { plainPage, html } from '../../http/index.ts';

/**
 * Continues by itself. For a redirect that may lead to another host right after a form was posted: CSP
 * counts redirects as the form's own, a page in between ends that.
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
