import type { FastifyReply, FastifyRequest } from 'fastify';
import { text } from '../../locales/text.ts';
import { plainPage, html } from '../../http/index.ts';

/**
 * Returns a page that continues automatically, between a form and a redirect to another host: CSP form-action also
 * covers the redirects of a form, but not those of this page.
 */
export function goingOnPage(
  request: FastifyRequest,
  reply: FastifyReply,
  title: string,
  href: string,
): string {
  return plainPage(request, reply, {
    title,
    refreshTo: href,
    languageSwitch: false,
    body: html`<div class="card">
      <h1>${title}</h1>
      <a class="button" href="${href}">${text(request.lang, 'account.goOn')}</a>
    </div>`,
  });
}
