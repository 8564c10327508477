import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiError } from '@talad/elements/api/error.contract';
import { accountPage, html } from '../account/pages/page-shell.ts';
import { text } from '../locales/text.ts';

/** An error as a page of its own, for where no storefront page is at hand: an unknown host, a login. */
export function plainErrorPage(
  request: FastifyRequest,
  reply: FastifyReply,
  error: ApiError,
): string {
  const title = text(request.lang, 'page.error.title');
  return accountPage(request, reply, {
    title,
    body: html`<h1>${title}</h1>
      <p>${error.message}</p>
      <p><a class="button" href="/">${text(request.lang, 'page.error.home')}</a></p>`,
  });
}
